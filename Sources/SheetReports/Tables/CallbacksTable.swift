public import SheetAnalytics
import SheetReplay

/// `callbacks.csv`: one row per callback that the app would have got, in order of time.
public enum CallbacksTable: SessionTable {
  public static let fileName = "callbacks.csv"

  public static let columns = [
    CSVColumn("session_id", .text), CSVColumn("time_us", .integer), CSVColumn("callback", .text),
    CSVColumn("detail", .text),
  ]

  public static func appendCells(of row: CallbackRow, to writer: inout CSVWriter) {
    writer.integer(row.timeMicroseconds)
    writer.text(row.callback.rawValue)
    writer.text(row.detent)
  }
}

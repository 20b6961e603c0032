public import SheetAnalytics
import SheetReplay

/// `callbacks.csv`: one row per callback that the app would have got, in order of time.
public enum CallbacksTable: SessionTable {
  public static let fileName = "callbacks.csv"
  public static let summary = "a delegate callback that the app would have got"
  public static let key: [String] = []

  public static let columns: [CSVColumn] = [
    .sessionID,
    CSVColumn("time_us", .integer, "time since the start of the session"),
    CSVColumn("callback", .text, "name of the delegate callback, such as didChange"),
    CSVColumn("detail", .text, "detent that the callback reports"),
  ]

  public static func appendCells(of row: CallbackRow, to writer: inout CSVWriter) {
    writer.integer(row.timeMicroseconds)
    writer.word(row.callback.rawValue)
    writer.text(row.detent)
  }
}

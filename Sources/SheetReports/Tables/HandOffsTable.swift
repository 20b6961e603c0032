public import SheetAnalytics
import SheetReplay

/// `handoffs.csv`: one row per counted hand-off, in order of time.
public enum HandOffsTable: SessionTable {
  public static let fileName = "handoffs.csv"

  public static let columns = [
    CSVColumn("session_id", .text), CSVColumn("gesture", .integer),
    CSVColumn("time_us", .integer), CSVColumn("direction", .text),
    CSVColumn("sheet_y_pt", .points), CSVColumn("content_offset_pt", .points),
  ]

  public static func appendCells(of row: HandOffRow, to writer: inout CSVWriter) {
    writer.integer(row.gesture)
    writer.integer(row.timeMicroseconds)
    writer.text(row.direction.rawValue)
    writer.points(row.sheetY)
    writer.points(row.contentOffset)
  }
}

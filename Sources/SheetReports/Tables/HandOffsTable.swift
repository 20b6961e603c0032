public import SheetAnalytics
import SheetReplay

/// `handoffs.csv`: one row per counted hand-off, in order of time.
public enum HandOffsTable: SessionTable {
  public static let fileName = "handoffs.csv"
  public static let summary = "a counted hand-off of a touch between sheet and content"
  public static let key: [String] = []

  public static let columns: [CSVColumn] = [
    .sessionID,
    .gesture,
    CSVColumn("time_us", .integer, "time since the start of the session"),
    CSVColumn("direction", .text, "who takes over: to_content, to_sheet or from_outside"),
    CSVColumn("sheet_y_pt", .points, "top edge of the sheet"),
    CSVColumn("content_offset_pt", .points, "offset of the content"),
  ]

  public static func appendCells(of row: HandOffRow, to writer: inout CSVWriter) {
    writer.integer(row.gesture)
    writer.integer(row.timeMicroseconds)
    writer.word(row.direction.rawValue)
    writer.points(row.sheetY)
    writer.points(row.contentOffset)
  }
}

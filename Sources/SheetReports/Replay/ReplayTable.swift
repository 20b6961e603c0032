import SheetReplay
import TouchTraces

/// The rows of `detent replay` as CSV.
public enum ReplayTable: SessionTable {
  public static let fileName = "replay.csv"

  public static let columns = [
    CSVColumn("session_id", .text), CSVColumn("event", .integer), CSVColumn("time_us", .integer),
    CSVColumn("kind", .text), CSVColumn("phase", .text), CSVColumn("owner", .text),
    CSVColumn("sheet_y_pt", .points), CSVColumn("detent", .text),
    CSVColumn("content_offset_pt", .points), CSVColumn("dim", .number),
    CSVColumn("rules", .text), CSVColumn("callbacks", .text),
  ]

  public static func appendCells(of row: ReplayRow, to writer: inout CSVWriter) {
    writer.integer(row.number)
    writer.integer(row.time.microseconds)
    writer.text(row.kind)
    writer.text(row.phase.rawValue)
    writer.text(row.owner.rawValue)
    writer.points(row.sheetY)
    writer.text(row.detent)
    writer.points(row.contentOffset)
    writer.number(row.dim)
    writer.text(row.rulesText)
    writer.text(row.callbacksText)
  }
}

extension ReplayRow {
  var rulesText: String { rules.map(\.id).joined(separator: " ") }
  var callbacksText: String { callbacks.joined(separator: " ") }
}

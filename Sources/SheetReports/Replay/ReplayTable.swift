import SheetReplay
import TouchTraces

/// The rows of `detent replay` as CSV.
public enum ReplayTable: SessionTable {
  public static let fileName = "replay.csv"
  public static let summary = "an event of a recording, and what the sheet did with it"
  public static let key = ["session_id", "event"]

  public static let columns: [CSVColumn] = [
    .sessionID,
    CSVColumn("event", .integer, "number of the event in its session, from 1"),
    CSVColumn("time_us", .integer, "time since the start of the session"),
    CSVColumn("kind", .text, "code of the event in trace format 1"),
    CSVColumn("phase", .text, "what the sheet does after the event"),
    CSVColumn("owner", .text, "who owns the touch: undecided, sheet, content or none"),
    CSVColumn("sheet_y_pt", .points, "top edge of the sheet as it is shown"),
    CSVColumn("detent", .text, "effective detent"),
    CSVColumn(
      "content_offset_pt", .points, "offset of the content as it is shown; empty without content"),
    CSVColumn("dim", .number, "how much the dimming view covers, from 0 to 1"),
    CSVColumn("rules", .text, "rules that decided something, in order"),
    CSVColumn("callbacks", .text, "callbacks that the app would have got"),
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

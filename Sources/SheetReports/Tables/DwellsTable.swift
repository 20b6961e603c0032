public import SheetAnalytics

/// `dwells.csv`: one row per visit, in order of time.
public enum DwellsTable: SessionTable {
  public static let fileName = "dwells.csv"
  public static let summary = "a rest of the sheet at a detent"
  public static let key = ["session_id", "visit"]

  public static let columns: [CSVColumn] = [
    .sessionID,
    CSVColumn("visit", .integer, "number of the visit in its session, from 1"),
    CSVColumn("detent", .text, "detent at which the sheet rested"),
    CSVColumn("enter_us", .integer, "when the rest began, since the start of the session"),
    CSVColumn(
      "leave_us", .integer, "when the rest or the recording ended, since the start of the session"),
    CSVColumn("dwell_us", .integer, "how long the rest was observed"),
    CSVColumn("entered_by", .text, "what brought the sheet there"),
    CSVColumn("left_by", .text, "what ended the rest"),
    CSVColumn("left_censored", .flag, "whether the rest had begun at an unknown time before"),
    CSVColumn("censored", .flag, "whether the recording ended before the rest"),
    CSVColumn(
      "returned", .flag, "whether the next visit is to the same detent, so that both are one"),
    CSVColumn("entry_us", .integer, "age of the rest when its observation began; empty if unknown"),
  ]

  public static func appendCells(of row: DwellRow, to writer: inout CSVWriter) {
    writer.integer(row.number)
    writer.text(row.detent)
    writer.integer(row.enterMicroseconds)
    writer.integer(row.leaveMicroseconds)
    writer.integer(row.dwellMicroseconds)
    writer.word(row.enteredBy.rawValue)
    writer.word(row.leftBy.rawValue)
    writer.flag(row.leftCensored)
    writer.flag(row.censored)
    writer.flag(row.returned)
    writer.integer(row.entryMicroseconds)
  }
}

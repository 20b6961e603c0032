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
    let capacity =
      5 * CSVCells.integerCapacity + 5 * CSVCells.wordCapacity
      + CSVText.capacity(of: row.detent)
    writer.cells(upTo: capacity) { cells, textCells in
      cells.integer(row.number)
      cells.text(row.detent, textCells)
      cells.integer(row.enterMicroseconds)
      cells.integer(row.leaveMicroseconds)
      cells.integer(row.dwellMicroseconds)
      cells.word(row.enteredBy.rawValue)
      cells.word(row.leftBy.rawValue)
      cells.flag(row.leftCensored)
      cells.flag(row.censored)
      cells.flag(row.returned)
      cells.integer(row.entryMicroseconds)
    }
  }
}

public import SheetAnalytics

/// `dwells.csv`: one row per visit, in order of time.
public enum DwellsTable: SessionTable {
  public static let fileName = "dwells.csv"

  public static let columns = [
    CSVColumn("session_id", .text), CSVColumn("visit", .integer), CSVColumn("detent", .text),
    CSVColumn("enter_us", .integer), CSVColumn("leave_us", .integer),
    CSVColumn("dwell_us", .integer), CSVColumn("entered_by", .text), CSVColumn("left_by", .text),
    CSVColumn("left_censored", .flag), CSVColumn("censored", .flag),
    CSVColumn("returned", .flag), CSVColumn("entry_us", .integer),
  ]

  public static func appendCells(of row: DwellRow, to writer: inout CSVWriter) {
    writer.integer(row.number)
    writer.text(row.detent)
    writer.integer(row.enterMicroseconds)
    writer.integer(row.leaveMicroseconds)
    writer.integer(row.dwellMicroseconds)
    writer.text(row.enteredBy.rawValue)
    writer.text(row.leftBy.rawValue)
    writer.flag(row.leftCensored)
    writer.flag(row.censored)
    writer.flag(row.returned)
    writer.integer(row.entryMicroseconds)
  }
}

public import SheetAnalytics

/// `summary.csv`: one row per metric and group.
public enum SummaryTable: CSVTable {
  public static let fileName = "summary.csv"

  public static let columns = [
    CSVColumn("metric", .text), CSVColumn("group", .text), CSVColumn("sessions", .integer),
    CSVColumn("users", .integer), CSVColumn("n", .integer), CSVColumn("estimate", .number),
    CSVColumn("ci_low", .number), CSVColumn("ci_high", .number), CSVColumn("unit", .text),
    CSVColumn("method", .text), CSVColumn("low_n", .flag),
  ]

  public static func appendCells(of row: SummaryRow, to writer: inout CSVWriter) {
    writer.text(row.metric)
    writer.text(row.group)
    writer.integer(row.sessions)
    writer.integer(row.users)
    writer.integer(row.n)
    switch row.estimate {
    case .count(let count): writer.integer(count)
    case .value(let value): writer.number(value)
    case nil: writer.number(nil)
    }
    writer.number(row.interval?.low)
    writer.number(row.interval?.high)
    writer.text(row.unit.rawValue)
    writer.text(row.method.text)
    writer.flag(row.isLow)
  }

  /// Writes a row at once.
  public static func appendRow(_ row: SummaryRow, to writer: inout CSVWriter) {
    appendCells(of: row, to: &writer)
    writer.endRow()
  }
}

public import SheetAnalytics

/// `summary.csv`: one row per metric and group.
public enum SummaryTable: CSVTable {
  public static let fileName = "summary.csv"
  public static let summary = "a metric in a group of sessions"
  public static let key = ["metric", "group"]

  public static let columns: [CSVColumn] = [
    CSVColumn("metric", .text, "name of the metric; of a detent or direction behind a dot"),
    CSVColumn("group", .text, "labels of the sessions, such as app=5.2; empty for all"),
    CSVColumn("sessions", .integer, "sessions behind it"),
    CSVColumn("users", .integer, "users behind it"),
    CSVColumn("n", .integer, "number of units"),
    CSVColumn("estimate", .number, "the value of the metric"),
    CSVColumn("ci_low", .number, "lower end of the 95 % interval"),
    CSVColumn("ci_high", .number, "upper end of the 95 % interval"),
    CSVColumn("unit", .text, "what n counts"),
    CSVColumn("method", .text, "how the interval was computed, and notes on it"),
    CSVColumn("low_n", .flag, "whether too few units or users are behind it"),
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

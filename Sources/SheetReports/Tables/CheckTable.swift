public import SheetAnalytics

/// `check.csv`: one row per metric and group, what two tunings do to it.
public enum CheckTable: CSVTable {
  public static let fileName = "check.csv"
  public static let summary = "a metric in a group, and what two tunings do to it"
  public static let key = ["metric", "group"]

  public static let columns: [CSVColumn] = [
    CSVColumn("metric", .text, "name of the metric; of a detent or direction behind a dot"),
    CSVColumn("group", .text, "labels of the sessions, such as app=5.2; empty for all"),
    CSVColumn("role", .text, "what the gate uses it for: primary, secondary or info"),
    CSVColumn("unit", .text, "what n counts"),
    CSVColumn("n", .integer, "number of units"),
    CSVColumn("users", .integer, "users behind it"),
    CSVColumn("baseline", .number, "estimate under the baseline tuning"),
    CSVColumn("candidate", .number, "estimate under the candidate tuning"),
    CSVColumn("effect", .number, "candidate minus baseline"),
    CSVColumn("ci_low", .number, "lower end of the interval of the effect"),
    CSVColumn("ci_high", .number, "upper end of the interval of the effect"),
    CSVColumn("level", .number, "confidence level of the interval, from 0 to 1"),
    CSVColumn("method", .text, "how the interval was computed, and notes on it"),
    CSVColumn("p", .number, "p-value of the test"),
    CSVColumn("p_adjusted", .number, "p-value corrected for the number of primary metrics"),
    CSVColumn("margin", .number, "how much worse the metric may get"),
    CSVColumn("verdict", .text, "what the gate says"),
    CSVColumn("sound", .integer, "gestures whose replay is exact under both tunings"),
    CSVColumn(
      "at_risk", .integer, "gestures under which the sheet moved otherwise than the finger saw"),
    CSVColumn("off_policy", .integer, "gestures after the first changed outcome of their session"),
    CSVColumn("closed_loop_fragile", .flag, "whether gestures at risk could turn the verdict"),
    CSVColumn("low_n", .flag, "whether too few units or users are behind it"),
  ]

  public static func appendCells(of row: CheckRow, to writer: inout CSVWriter) {
    writer.text(row.metric)
    writer.text(row.group)
    writer.text(row.role.rawValue)
    writer.text(row.unit.rawValue)
    writer.integer(row.n)
    writer.integer(row.users)
    writer.number(row.baseline)
    writer.number(row.candidate)
    writer.number(row.effect)
    writer.number(row.interval?.low)
    writer.number(row.interval?.high)
    writer.number(row.level)
    writer.text(row.method.text)
    writer.number(row.p)
    writer.number(row.adjustedP)
    writer.number(row.margin)
    writer.text(row.verdict?.rawValue)
    writer.integer(row.sound)
    writer.integer(row.atRisk)
    writer.integer(row.offPolicy)
    writer.flag(row.isClosedLoopFragile)
    writer.flag(row.isLow)
  }

  /// Writes a row at once.
  public static func appendRow(_ row: CheckRow, to writer: inout CSVWriter) {
    appendCells(of: row, to: &writer)
    writer.endRow()
  }
}

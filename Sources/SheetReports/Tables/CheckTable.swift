public import SheetAnalytics

/// `check.csv`: one row per metric and group, what two tunings do to it.
public enum CheckTable: CSVTable {
  public static let fileName = "check.csv"

  public static let columns = [
    CSVColumn("metric", .text), CSVColumn("group", .text), CSVColumn("role", .text),
    CSVColumn("unit", .text), CSVColumn("n", .integer), CSVColumn("users", .integer),
    CSVColumn("baseline", .number), CSVColumn("candidate", .number),
    CSVColumn("effect", .number), CSVColumn("ci_low", .number), CSVColumn("ci_high", .number),
    CSVColumn("level", .number), CSVColumn("method", .text), CSVColumn("p", .number),
    CSVColumn("p_adjusted", .number), CSVColumn("margin", .number), CSVColumn("verdict", .text),
    CSVColumn("sound", .integer), CSVColumn("at_risk", .integer),
    CSVColumn("off_policy", .integer), CSVColumn("closed_loop_fragile", .flag),
    CSVColumn("low_n", .flag),
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

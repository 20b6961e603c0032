public import SheetAnalytics

/// `flips.csv`: one row per gesture whose outcome differs.
public enum FlipsTable: SessionTable {
  public static let fileName = "flips.csv"

  public static let columns = [
    CSVColumn("session_id", .text), CSVColumn("gesture", .integer),
    CSVColumn("outcome_a", .text), CSVColumn("outcome_b", .text), CSVColumn("rule_a", .text),
    CSVColumn("rule_b", .text), CSVColumn("divergence_us", .integer),
    CSVColumn("closed_loop_risk", .flag),
  ]

  public static func appendCells(of row: Flip, to writer: inout CSVWriter) {
    writer.integer(row.gesture)
    writer.text(row.a?.text)
    writer.text(row.b?.text)
    writer.text(row.a?.rule)
    writer.text(row.b?.rule)
    writer.integer(row.divergenceMicroseconds)
    writer.flag(row.hasClosedLoopRisk)
  }
}

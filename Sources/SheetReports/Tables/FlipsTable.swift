public import SheetAnalytics

/// `flips.csv`: one row per gesture whose outcome differs.
public enum FlipsTable: SessionTable {
  public static let fileName = "flips.csv"
  public static let summary = "a gesture whose outcome differs between two tunings"
  public static let key = ["session_id", "gesture"]

  public static let columns: [CSVColumn] = [
    .sessionID,
    .gesture,
    CSVColumn("outcome_a", .text, "outcome under the baseline"),
    CSVColumn("outcome_b", .text, "outcome under the candidate"),
    CSVColumn("rule_a", .text, "rule that decided it under the baseline"),
    CSVColumn("rule_b", .text, "rule that decided it under the candidate"),
    CSVColumn(
      "divergence_us", .integer, "when the two sheets part, since the start of the session"),
    CSVColumn("closed_loop_risk", .flag, "whether the finger would have seen another sheet"),
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

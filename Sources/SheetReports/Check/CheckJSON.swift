import SheetAnalytics
import TouchTraces

/// The report as one JSON object, with the answer and the exit status.
package enum CheckJSON {
  /// The text: sorted keys, one final newline.
  package static func text(of report: CheckReport, exitStatus: Int32) -> String {
    let conclusion = CheckConclusion(report)
    let value = JSONValue.object([
      ("conclusion", .string(conclusion.word.rawValue)),
      ("exit_status", .integer(exitStatus)),
      ("reasons", .array(conclusion.reasons.map(JSONValue.string))),
      ("gestures", .integer(report.compared)),
      ("sound", .integer(report.validity.sound)),
      ("at_risk", .integer(report.validity.atRisk)),
      ("off_policy", .integer(report.validity.offPolicy)),
      ("baseline_mismatch", .integer(report.baselineMismatches)),
      ("configuration", .string(report.configuration.description)),
      ("flips", .array(report.flips.map(json))),
      ("metrics", .array(report.rows.map(json))),
    ])
    return JSONWriter.text(of: value, layout: .indented, order: .sorted) + "\n"
  }

  private static func json(_ listed: CheckReport.ListedFlip) -> JSONValue {
    .object([
      ("session_id", .string(listed.sessionID)),
      ("gesture", .integer(listed.flip.gesture)),
      ("outcome_a", text(listed.flip.a?.text)),
      ("outcome_b", text(listed.flip.b?.text)),
      ("rule_a", text(listed.flip.a?.rule)),
      ("rule_b", text(listed.flip.b?.rule)),
      ("divergence_us", listed.flip.divergenceMicroseconds.map { .integer($0) } ?? .null),
      ("closed_loop_risk", flag(listed.flip.hasClosedLoopRisk)),
    ])
  }

  private static func json(_ row: CheckRow) -> JSONValue {
    .object([
      ("metric", .string(row.metric)), ("group", .string(row.group)),
      ("role", .string(row.role.rawValue)), ("unit", .string(row.unit.rawValue)),
      ("n", row.n.map { .integer($0) } ?? .null), ("users", .integer(row.users)),
      ("baseline", number(row.baseline)), ("candidate", number(row.candidate)),
      ("effect", number(row.effect)), ("ci_low", number(row.interval?.low)),
      ("ci_high", number(row.interval?.high)), ("level", .number(row.level)),
      ("method", .string(row.method.text)), ("p", number(row.p)),
      ("p_adjusted", number(row.adjustedP)), ("margin", number(row.margin)),
      ("verdict", text(row.verdict?.rawValue)), ("sound", .integer(row.sound)),
      ("at_risk", .integer(row.atRisk)), ("off_policy", .integer(row.offPolicy)),
      ("closed_loop_fragile", flag(row.isClosedLoopFragile)), ("low_n", .boolean(row.isLow)),
    ])
  }

  private static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
  private static func number(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .null }
  private static func flag(_ flag: Bool?) -> JSONValue { flag.map { .boolean($0) } ?? .null }
}

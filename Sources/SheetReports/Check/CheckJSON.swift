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
      ("metrics", .array(report.rows.map(CheckRowJSON.json))),
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

  private static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
  private static func flag(_ flag: Bool?) -> JSONValue { flag.map { .boolean($0) } ?? .null }
}

import SheetAnalytics
import SheetReplay
import SheetReports
import TestSupport
import Testing

/// Reports of checks made up for tests.
enum SampleCheck {
  /// A check of two tunings that differ in one field: of all `users` with ten gestures each, the
  /// candidate dismisses one gesture of those that get `worse`.
  static func report(
    worse: Int, users: Int = 30, flips: Int = 0, role: MetricRole = .primary,
    group: String = "", policy: CheckReport.Policy = CheckReport.Policy()
  ) throws -> CheckReport {
    var candidate = Tuning.uikit
    candidate.flickSpeed = 400
    var report = CheckReport(
      question: .tunings(
        baseline: "uikit", candidate: "candidate.json",
        differences: TuningDifference.all(.uikit, candidate)),
      policy: policy, counts: RunCounts(), compared: users * 10,
      flips: (0..<flips).map { flip($0 + 1) })
    report.validity.sound = Int64(users * 10)
    report.replicates = 200
    report.rows = try rows(worse: worse, users: users, role: role, group: group)
    return report
  }

  /// A flip of gesture `number`.
  static func flip(_ number: Int, session: String = "s|1") -> CheckReport.ListedFlip {
    let a = GestureEnd(outcome: .settled, fromDetent: "medium", toDetent: "large", rule: "S03")
    let b = GestureEnd(outcome: .dismissed, fromDetent: "medium", toDetent: nil, rule: "S05")
    return CheckReport.ListedFlip(
      sessionID: session,
      flip: Flip(
        gesture: number, a: a, b: b, divergenceMicroseconds: 1_500_000, hasClosedLoopRisk: false),
      path: "Traces/a,b.jsonl",
      explanation: ExplainLine(path: "Traces/a", session: session, gesture: number, options: []))
  }

  private static func rows(
    worse: Int, users: Int, role: MetricRole, group: String
  ) throws -> [CheckRow] {
    let definition = try #require(
      MetricDefinition.all.first { $0.id == "interactive_dismiss_rate" })
    let pairs = (0..<users).map { number in
      UserPairs(
        user: "u\(number)",
        counts: PairCounts(
          both: 1, onlyA: 0, onlyB: number < worse ? 1 : 0, neither: number < worse ? 8 : 9))
    }
    var options = GateOptions()
    options.replicates = 200
    let gate = Gate(metrics: [
      GateMetric(
        name: definition.id, role: role, worse: .higher, margin: GateMargin(absolute: 0.01))
    ])
    let metric = PairedMetric(
      definition: definition, name: definition.id, group: group, evidence: .pairs(pairs))
    return try GateEvaluation.rows([metric], gate: gate, options: options)
  }
}

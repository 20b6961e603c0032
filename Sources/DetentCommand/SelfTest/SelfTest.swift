import SheetAnalytics
import SheetReplay
import SheetReports

/// Proof that the gate is quiet where nothing changed and goes red where something did.
package struct SelfTest: Equatable, Sendable {
  /// Random deals of the quiet half.
  package var runs = 1000
  package var seed: UInt64 = 0
  /// Sessions of each corpus, and the people in it: about 20 touches each.
  package var sessions = 400
  package var users = 100

  /// Creates a self test.
  package init() {}

  /// The change that is planted: the speed of a whole drag counts as that of its lift and carries
  /// far, so that about four touches in a hundred dismiss the sheet more than before.
  private static let planted: Tuning = {
    var tuning = Tuning.uikit
    tuning.velocityEstimator = .gestureMean
    tuning.decelerationRate = 0.9985
    return tuning
  }()

  /// Compares the standard tuning with itself.
  func compareEqual() throws(CommandFailure) -> EqualTuningsResult {
    let comparison = try comparison(with: .uikit)
    var gate = Gate.standard
    for index in gate.metrics.indices { gate.metrics[index].margin = GateMargin() }
    return EqualTuningsResult(
      gestures: comparison.gestures, flips: comparison.flips,
      rows: try rows(of: try comparison.metrics(), gate: gate))
  }

  /// Deals the arms of a real comparison anew, again and again.
  func relabel() throws(CommandFailure) -> AlarmCount {
    let metrics = try comparison(with: Self.planted).metrics()
    guard let metric = metrics.first(where: { $0.name == GateTrial.metricID }) else {
      throw .internalError(reason: "the comparison lacks '\(GateTrial.metricID)'")
    }
    let seed = self.seed
    return .judging(runs: runs, seed: seed) { metric.dealt(seed: seed, deal: $0) }
  }

  /// Plants a change that the standard gate must not let pass.
  func plantChange() throws(CommandFailure) -> PlantedChangeResult {
    let comparison = try comparison(with: Self.planted)
    return PlantedChangeResult(
      flips: comparison.flips, gestures: comparison.gestures,
      rows: try rows(of: try comparison.metrics(), gate: .standard))
  }

  private func comparison(
    with candidate: Tuning
  ) throws(CommandFailure) -> SynthesizedComparison {
    try SynthesizedComparison(
      sessions: sessions, users: users, seed: seed, candidate: candidate)
  }

  private func rows(
    of metrics: [PairedMetric], gate: Gate
  ) throws(CommandFailure) -> [CheckRow] {
    var options = GateOptions()
    options.seed = seed
    do throws(GateEvaluationError) {
      return try GateEvaluation.rows(metrics, gate: gate, options: options)
    } catch {
      throw .internalError(reason: error.description)
    }
  }
}

/// What the gate says of a tuning and itself.
struct EqualTuningsResult: Equatable, Sendable {
  let gestures: Int
  let flips: Int
  let rows: [CheckRow]

  /// The metrics that could be estimated.
  var estimated: [CheckRow] {
    rows.filter { $0.effect != nil && $0.users >= SignFlipTest.fewestUsers }
  }

  /// Those of them that show anything but nothing.
  var restless: [CheckRow] {
    estimated.filter { row in
      row.effect != 0 || (row.p ?? 1) != 1 || (row.verdict ?? .nonInferior) != .nonInferior
        || row.interval != ConfidenceInterval(low: 0, high: 0)
    }
  }

  /// Whether nothing stirred, and there was something to stir.
  var isQuiet: Bool { flips == 0 && restless.isEmpty && !estimated.isEmpty }
}

/// What the gate says of a planted change.
struct PlantedChangeResult: Equatable, Sendable {
  let flips: Int
  let gestures: Int
  let rows: [CheckRow]

  /// The primary metrics that regressed.
  var regressed: [CheckRow] {
    rows.filter { $0.role == .primary && $0.verdict == .regressed }
  }

  /// The status with which a check of the change ends.
  var status: ExitStatus {
    var report = CheckReport(
      question: .tunings(baseline: "uikit", candidate: "planted", differences: []),
      policy: CheckReport.Policy(), counts: RunCounts(), compared: gestures, flips: [])
    report.rows = rows
    return CheckConclusion(report).word.status
  }
}

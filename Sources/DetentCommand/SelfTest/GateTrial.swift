import SheetAnalytics

/// Random comparisons of two tunings whose truth is known, for the gate to judge.
///
/// Users have styles: some meet the difference of the tunings in every second gesture, others
/// never, and for some it always means a dismissal more, for others one less. Over all users these
/// styles cancel out; units of one user do not. All shares are chosen by us.
struct GateTrial: Sendable {
  let users: Int
  /// Touches of each user.
  let touches: Int
  /// How many more of all touches dismiss under the candidate: 0 is no change.
  let shift: Double

  /// The metric by which the gate is tried.
  static let metricID = "interactive_dismiss_rate"

  /// The gate that judges: the metric of trials alone, without margin.
  static let gate = Gate(metrics: [
    GateMetric(name: definition.id, role: .primary, worse: .higher, margin: GateMargin())
  ])

  private static let definition: MetricDefinition = {
    guard let definition = MetricDefinition.all.first(where: { $0.id == metricID }) else {
      preconditionFailure("the table of metrics has that of the trials")
    }
    return definition
  }()

  /// The data set number `run` of `seed`.
  func metric(seed: UInt64, run: Int) -> PairedMetric {
    var random = RandomSource(seed: seed, .trial, index: run)
    let pairs = (0..<users).map { user in
      UserPairs(user: "u\(user)", counts: counts(&random))
    }
    return PairedMetric(
      definition: Self.definition, name: Self.definition.id, group: "", evidence: .pairs(pairs))
  }

  /// The touches of one user.
  private func counts(_ random: inout RandomSource) -> PairCounts {
    let rate = min(max(0.2 + 0.1 * random.bell(), 0), 1)
    let differing = random.uniform(0...0.5)
    let lean = random.uniform(0...1)
    var counts = PairCounts(both: 0, onlyA: 0, onlyB: 0, neither: 0)
    for _ in 0..<touches {
      if random.chance(shift) {
        counts.onlyB += 1
      } else if random.chance(differing) {
        if random.chance(lean) { counts.onlyB += 1 } else { counts.onlyA += 1 }
      } else if random.chance(rate) {
        counts.both += 1
      } else {
        counts.neither += 1
      }
    }
    return counts
  }
}

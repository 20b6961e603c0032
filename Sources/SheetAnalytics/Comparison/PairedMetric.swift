/// One metric of one group under two tunings, A the baseline and B the candidate, user by user:
/// what an effect is computed from.
package struct PairedMetric: Sendable {
  package var definition: MetricDefinition
  /// The metric's id, followed by a dot and the detent where it has one.
  package var name: String
  /// `app=5.2;device=x`; empty for all sessions.
  package var group: String
  package var evidence: PairedEvidence
  package var validity: ValidityTally
  /// Whether some recordings name no user: their sessions are their own users.
  package var hasAnonymousSessions: Bool

  /// Creates the evidence of one metric in one group.
  package init(
    definition: MetricDefinition, name: String, group: String, evidence: PairedEvidence,
    validity: ValidityTally = ValidityTally(), hasAnonymousSessions: Bool = false
  ) {
    self.definition = definition
    self.name = name
    self.group = group
    self.evidence = evidence
    self.validity = validity
    self.hasAnonymousSessions = hasAnonymousSessions
  }
}

/// The sums of a metric's users, sorted by user; users whose sums are all 0 are left out.
package enum PairedEvidence: Equatable, Sendable {
  /// Units with a yes/no outcome that are the same under both tunings.
  case pairs([UserPairs])
  /// A quotient of sums whose denominator a tuning can change.
  case ratio([UserRatio])
  /// A measure of gestures: microseconds or thousandths of a point.
  case means([UserMeans])
  /// Visits on the dwell clock.
  case dwell([UserVisits])
  /// A number of things under A and under B, without inference.
  case counts(a: Int64, b: Int64)
  /// Not computed: it needs sessions replayed as a whole.
  case needsSessionAnchor
}

/// One user's yes/no pairs.
package struct UserPairs: Equatable, Sendable {
  /// The id that the bootstrap and the sign-flip test hash.
  package var user: String
  package var counts: PairCounts
  /// Those of `counts` whose replay left the recorded finger before it was lifted.
  package var atRisk: PairCounts

  /// Creates the pairs of `user`.
  package init(
    user: String, counts: PairCounts,
    atRisk: PairCounts = PairCounts(both: 0, onlyA: 0, onlyB: 0, neither: 0)
  ) {
    self.user = user
    self.counts = counts
    self.atRisk = atRisk
  }
}

/// One user's share of a quotient under both tunings; absent in one arm means zeros there.
package struct UserRatio: Equatable, Sendable {
  package var user: String
  package var a: RatioPart
  package var b: RatioPart

  /// Creates the share of `user`.
  package init(user: String, a: RatioPart, b: RatioPart) {
    self.user = user
    self.a = a
    self.b = b
  }
}

/// One user's sums of a measure under both tunings.
package struct UserMeans: Equatable, Sendable {
  package var user: String
  package var a: MeasureSum
  package var b: MeasureSum

  /// Creates the sums of `user`.
  package init(user: String, a: MeasureSum, b: MeasureSum) {
    self.user = user
    self.a = a
    self.b = b
  }
}

/// How often something was measured, and the sum of it.
package struct MeasureSum: Equatable, Sendable {
  package var count: Int64
  /// Microseconds or thousandths of a point.
  package var sum: Int128

  /// Creates a sum.
  package init(count: Int64 = 0, sum: Int128 = 0) {
    self.count = count
    self.sum = sum
  }
}

/// One user's visits to one detent under both tunings, by time of the dwell clock, ascending.
package struct UserVisits: Equatable, Sendable {
  package var user: String
  package var a: [SurvivalMoment]
  package var b: [SurvivalMoment]

  /// Creates the visits of `user`.
  package init(user: String, a: [SurvivalMoment], b: [SurvivalMoment]) {
    self.user = user
    self.a = a
    self.b = b
  }
}

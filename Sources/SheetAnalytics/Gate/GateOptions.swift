/// How a gate is evaluated; what a run may choose beside the gate file.
public struct GateOptions: Equatable, Sendable {
  public var test = RateTest.signFlip
  public var aim = GateAim.nonInferiority
  /// The replicates of the bootstrap: 1000, or 10,000 for published reports.
  public var replicates = 1000
  /// The seed of the bootstrap and of drawn sign patterns.
  public var seed: UInt64 = 0
  /// Microseconds up to which a mean dwell is taken.
  public var dwellHorizon: Int64 = MetricParameters().dwellHorizon

  /// Creates the usual options.
  public init() {}
}

/// How rates of paired units are tested; the raw value is the word on the command line.
public enum RateTest: String, CaseIterable, Sendable {
  /// Swaps the arms of whole users; interval by the bootstrap of users.
  case signFlip = "signflip"
  /// McNemar's exact test with Newcombe's interval: one unit per user only.
  case mcNemar = "mcnemar"
}

/// What a gate asks of an interval.
public enum GateAim: Equatable, Sendable {
  /// The candidate is not worse by more than the margin.
  case nonInferiority
  /// The candidate is neither worse nor better by more than the margin: two one-sided tests.
  case equivalence

  /// The chance of a false verdict that the primary metrics share among them.
  var alpha: Double {
    switch self {
    case .nonInferiority: 0.05
    case .equivalence: 0.1
    }
  }
}

/// Why a gate cannot be evaluated.
public enum GateEvaluationError: Error, Equatable, Sendable {
  /// McNemar's test was asked for where a user has several units.
  case clusteredUnits(metric: String)
}

extension GateEvaluationError: CustomStringConvertible {
  /// The error as one line, lower case, without full stop.
  public var description: String {
    switch self {
    case .clusteredUnits(let metric):
      """
      '\(metric)' has users with several units, for which McNemar's test raises false alarms in \
      27 to 59 of 100 comparisons without any change; use '--test signflip'
      """
    }
  }
}

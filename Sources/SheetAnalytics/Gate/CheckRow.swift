/// One row of `check.csv`: what two tunings do to one metric of one group, and the verdict.
public struct CheckRow: Equatable, Sendable {
  /// The metric's id, followed by a dot and the detent where it has one.
  public var metric: String
  /// `app=5.2;device=x`; empty for all sessions.
  public var group: String
  public var role: MetricRole
  public var unit: MetricUnit
  /// Units under the baseline; `nil` where the sums do not tell.
  public var n: Int64?
  /// The users behind the effect.
  public var users: Int
  public var baseline: Double?
  public var candidate: Double?
  /// Candidate minus baseline.
  public var effect: Double?
  public var interval: ConfidenceInterval?
  /// The confidence level of `interval`; primary metrics share 5 % of error among them.
  public var level: Double
  public var method: CheckMethod
  public var p: Double?
  /// `p` adjusted for the number of metrics: Holm for primary, Benjamini-Hochberg for secondary.
  public var adjustedP: Double?
  /// How much worse is tolerated, in the metric's scale; `nil` without baseline.
  public var margin: Double?
  /// `nil` for metrics that are only shown.
  public var verdict: CheckVerdict?
  /// Gestures whose replay is sound, at risk, and off-policy.
  public var sound: Int64
  public var atRisk: Int64
  public var offPolicy: Int64
  /// Whether gestures at risk could turn the verdict; `nil` where they exist without bounds.
  public var isClosedLoopFragile: Bool?
  /// Too few units or users to lean on: fewer than 20 or 6.
  public var isLow: Bool

  /// What an estimate is measured in.
  public var scale: MetricScale
  public var worse: WorseDirection
  /// Units that are yes under the baseline only, and under the candidate only.
  public var discordant: Discordance?
  public var worstCase: WorstCaseBounds?
  /// How much data would settle an inconclusive verdict.
  public var neededSize: NeededSize?
  public var companions: [CheckCompanion]

  /// Units whose answer differs between the tunings.
  public struct Discordance: Equatable, Sendable {
    public var onlyBaseline: Int64
    public var onlyCandidate: Int64
  }
}

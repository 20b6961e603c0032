/// How an estimate and its interval were made; printed as words separated by blanks.
public struct SummaryMethod: Equatable, Sendable {
  /// The formula.
  public var formula: Formula
  /// What a reader should know of it, in fixed order.
  public var notes: [Note] = []

  /// Creates a method.
  public init(formula: Formula, notes: [Note] = []) {
    self.formula = formula
    self.notes = notes
  }

  /// A formula; the raw value is its word.
  public enum Formula: String, CaseIterable, Sendable {
    /// Wilson's interval of independent units: each user has one.
    case wilson
    /// Wilson's interval at the effective sample size of users who have several units.
    case clusteredWilson = "clustered_wilson"
    /// A quotient of sums with the linearised variance over users and Student's t.
    case ratio
    /// The median of a Kaplan-Meier curve, with the log-log band at one half.
    case kaplanMeier = "kaplan_meier"
    /// The area under a Kaplan-Meier curve, with Greenwood's variance.
    case restrictedMean = "restricted_mean"
    case count
    /// Not computed: it needs sessions replayed as a whole.
    case needsSessionAnchor = "needs_session_anchor"
  }

  /// A note; the raw value is its word.
  public enum Note: String, CaseIterable, Sendable {
    /// Some recordings name no user: their sessions are their own users, precision overstated.
    case sessionIsCluster = "cluster=session"
    /// Visits of one user were taken as independent: precision overstated.
    case unclustered
    /// One user has no spread between users: no interval.
    case oneUser = "one_user"
    /// All users are alike: the interval has no width, which is no certainty.
    case noVariation = "no_variation"
    /// More than half of the visits outlast the observation.
    case notReached = "not_reached"
    /// All visits at risk ended before others came under observation.
    case riskSetEmptied = "risk_set_emptied"
    /// Fewer than ten visits are at risk at the horizon.
    case fewAtHorizon = "few_at_horizon"
  }

  /// The words, separated by blanks.
  public var text: String {
    ([formula.rawValue] + notes.map(\.rawValue)).joined(separator: " ")
  }
}

/// How an effect, its interval and its p-value were made; printed as words separated by blanks.
public struct CheckMethod: Equatable, Sendable {
  /// The formula of the interval.
  public var formula: Formula
  /// The test of the p-value, where there is one.
  public var test: Test?
  /// What a reader should know of it, in fixed order.
  public var notes: [Note] = []

  /// Creates a method.
  public init(formula: Formula, test: Test? = nil, notes: [Note] = []) {
    self.formula = formula
    self.test = test
    self.notes = notes
  }

  /// A formula; the raw value is its word.
  public enum Formula: String, CaseIterable, Sendable {
    /// Quantiles of the difference under random weights of the users.
    case bootstrap
    /// Newcombe's method 10 of independent pairs.
    case newcombe
    /// The linearised variance over users and Student's t.
    case ratio
    /// The mean of the users' differences and Student's t.
    case pairedMeans = "paired_t"
    /// Medians of Kaplan-Meier curves, weighted by the bootstrap.
    case dwellMedian = "bootstrap_kaplan_meier"
    /// Areas under Kaplan-Meier curves, weighted by the bootstrap.
    case dwellRestrictedMean = "bootstrap_restricted_mean"
    /// Aalen-Johansen shares at the horizon, weighted by the bootstrap.
    case exitShare = "bootstrap_aalen_johansen"
    case count
    /// Not computed: it needs sessions replayed as a whole.
    case needsSessionAnchor = "needs_session_anchor"
    /// Not computed: the gate names a row that the data do not have.
    case noData = "no_data"
  }

  /// A test; the raw value is its word.
  public enum Test: String, CaseIterable, Sendable {
    case signFlip = "sign_flip"
    case mcNemar = "mcnemar_exact"
    case student
  }

  /// A note; the raw value is its word.
  public enum Note: String, CaseIterable, Sendable {
    /// Some recordings name no user: their sessions are their own users, precision overstated.
    case sessionIsCluster = "cluster=session"
    /// Fewer than six users: no p-value and no verdict, whatever they did.
    case tooFewUsers = "too_few_users"
    /// Nothing was measured in one of the arms.
    case noUnits = "no_units"
    /// More than 1 % of the replicates had no estimate: no interval.
    case replicatesLeftOut = "replicates_left_out"
    /// Users that have only one arm were left out.
    case unpairedUsers = "unpaired_users"
    /// All users differ alike: the interval has no width, which is no certainty.
    case noVariation = "no_variation"
    /// More than half of the visits outlast the observation.
    case notReached = "not_reached"
    /// All visits at risk ended before others came under observation.
    case riskSetEmptied = "risk_set_emptied"
    /// Fewer than ten visits are at risk at the horizon.
    case fewAtHorizon = "few_at_horizon"
    /// It depends on what the user did next.
    case offPolicy = "off_policy"
  }

  /// The words, separated by blanks.
  public var text: String {
    ([formula.rawValue] + (test.map { [$0.rawValue] } ?? []) + notes.map(\.rawValue))
      .joined(separator: " ")
  }
}

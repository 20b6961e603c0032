/// A second opinion beside an effect: printed, never decisive.
public enum CheckCompanion: Equatable, Sendable {
  /// The interval of a rate's difference by the closed form of clustered pairs.
  case closedForm(ConfidenceInterval)
  /// McNemar's p-value that counts half of the probability of what was seen.
  case midP(Double)
  /// Wilcoxon's signed rank test of the users' differences.
  case wilcoxon(p: Double)
  /// The median of the means of all pairs of the users' differences.
  case hodgesLehmann(Double)
}

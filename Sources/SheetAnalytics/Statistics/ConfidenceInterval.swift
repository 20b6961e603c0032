/// The two ends of a confidence interval.
public struct ConfidenceInterval: Equatable, Sendable {
  /// The lower end.
  public var low: Double
  /// The upper end; `nil` if the data do not reach it.
  public var high: Double?

  /// Creates the interval from `low` to `high`.
  public init(low: Double, high: Double?) {
    self.low = low
    self.high = high
  }

  /// The interval `estimate` ± `half`.
  static func around(_ estimate: Double, half: Double) -> ConfidenceInterval {
    ConfidenceInterval(low: estimate - half, high: estimate + half)
  }
}

public import SheetReplay

/// The configured numbers that metrics depend on: our defaults, not findings.
public struct MetricParameters: Equatable, Sendable {
  /// Microseconds up to which a mean dwell is taken; to be chosen before a look at the data.
  public var dwellHorizon: Int64 = 10_000_000
  /// How many failed attempts make an episode of rage.
  public var rageCount: Int
  /// Microseconds that such a run may span.
  public var rageWindow: Int64
  /// Microseconds within which a change of detent taken back is a regret.
  public var regretDetentWindow: Int64
  /// Microseconds within which a presentation after a dismissal is a regret.
  public var regretPresentWindow: Int64

  /// The parameters that `tuning` states.
  public init(tuning: Tuning = .uikit) {
    rageCount = tuning.rageCount
    rageWindow = tuning.rageWindow
    regretDetentWindow = tuning.regretDetentWindow
    regretPresentWindow = tuning.regretPresentWindow
  }

  /// The value of one parameter.
  public subscript(name: MetricParameter) -> Int64 {
    switch name {
    case .dwellHorizon: dwellHorizon
    case .rageCount: Int64(rageCount)
    case .rageWindow: rageWindow
    case .regretDetentWindow: regretDetentWindow
    case .regretPresentWindow: regretPresentWindow
    }
  }
}

/// The name of a metric's parameter; all but `rageCount` are in microseconds.
public enum MetricParameter: String, CaseIterable, Sendable {
  case dwellHorizon
  case rageCount
  case rageWindow
  case regretDetentWindow
  case regretPresentWindow
}

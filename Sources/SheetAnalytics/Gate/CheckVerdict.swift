/// What a gate says of one metric; the raw value is its word.
public enum CheckVerdict: String, CaseIterable, Sendable {
  /// Worse beyond the margin.
  case regressed
  /// Better, whatever the margin.
  case improved
  /// Worse, but not by more than the margin.
  case worseWithinTolerance = "worse_within_tolerance"
  /// Not worse by more than the margin.
  case nonInferior = "non_inferior"
  /// Neither worse nor better by more than the margin; only where equivalence is asked for.
  case equivalent
  /// The data do not tell.
  case inconclusive

  /// The first rule that an interval meets.
  ///
  /// - Parameters:
  ///   - range: Estimate and interval, turned so that positive is worse; `nil` without interval
  ///     or with too few users.
  ///   - margin: How much worse is tolerated, from 0.
  ///   - aim: What is asked of the interval.
  package init(_ range: OrientedRange?, margin: Double, aim: GateAim) {
    guard let range else {
      self = .inconclusive
      return
    }
    if range.low > margin || (range.low > 0 && range.estimate > margin) {
      self = .regressed
      return
    }
    switch aim {
    case .nonInferiority:
      if range.high < 0 {
        self = .improved
      } else if range.high <= margin {
        self = range.low > 0 ? .worseWithinTolerance : .nonInferior
      } else {
        self = .inconclusive
      }
    case .equivalence:
      if range.low >= -margin, range.high <= margin {
        self = .equivalent
      } else {
        self = range.high < 0 ? .improved : .inconclusive
      }
    }
  }
}

/// An estimate with its interval, turned so that positive is worse.
package struct OrientedRange: Equatable {
  package var low: Double
  package var estimate: Double
  package var high: Double

  /// Turns an effect; `nil` without both ends of an interval.
  init?(_ effect: MetricEffect, worse: WorseDirection) {
    guard let interval = effect.interval, let high = interval.high,
      let estimate = effect.difference
    else { return nil }
    switch worse {
    case .higher: self.init(low: interval.low, estimate: estimate, high: high)
    case .lower: self.init(low: -high, estimate: -estimate, high: -interval.low)
    }
  }

  /// Creates a range.
  package init(low: Double, estimate: Double, high: Double) {
    self.low = low
    self.estimate = estimate
    self.high = high
  }

  /// The same range around an estimate that is larger by `shift`.
  func moved(by shift: Double) -> OrientedRange {
    OrientedRange(low: low + shift, estimate: estimate + shift, high: high + shift)
  }
}

import TouchTraces

/// The values that a number of a tuning may have; never one that is not finite.
struct TuningRange: Equatable, Sendable {
  enum Bound: Equatable, Sendable {
    case included(Double)
    case excluded(Double)
    case none
  }

  let lower: Bound
  let upper: Bound

  static let notNegative = TuningRange(lower: .included(0), upper: .none)
  static let positive = TuningRange(lower: .excluded(0), upper: .none)
  static let fraction = TuningRange(lower: .included(0), upper: .included(1))
  static let belowOne = TuningRange(lower: .included(0), upper: .excluded(1))
  static let betweenZeroAndOne = TuningRange(lower: .excluded(0), upper: .excluded(1))
  static let springResponse = TuningRange(lower: .included(0.01), upper: .included(10))

  /// Times in microseconds up to eleven days; chosen by us.
  static func microseconds(from least: Double = 0) -> TuningRange {
    TuningRange(lower: .included(least), upper: .included(1_000_000_000_000))
  }

  /// Counts up to a million; chosen by us: times the largest time it still fits `Int64`.
  static func count(from least: Double = 0) -> TuningRange {
    TuningRange(lower: .included(least), upper: .included(1_000_000))
  }

  func contains(_ value: Double) -> Bool {
    guard value.isFinite else { return false }
    let isAboveLower =
      switch lower {
      case .included(let bound): value >= bound
      case .excluded(let bound): value > bound
      case .none: true
      }
    let isBelowUpper =
      switch upper {
      case .included(let bound): value <= bound
      case .excluded(let bound): value < bound
      case .none: true
      }
    return isAboveLower && isBelowUpper
  }

  /// The range as messages call it, such as `at least 0 and at most 1`.
  var text: String {
    var parts: [String] = []
    switch lower {
    case .included(let bound): parts.append("at least " + Self.text(of: bound))
    case .excluded(let bound): parts.append("more than " + Self.text(of: bound))
    case .none: break
    }
    switch upper {
    case .included(let bound): parts.append("at most " + Self.text(of: bound))
    case .excluded(let bound): parts.append("less than " + Self.text(of: bound))
    case .none: break
    }
    return parts.joined(separator: " and ")
  }

  private static func text(of bound: Double) -> String {
    JSONNumber(bound)?.text ?? bound.description
  }
}

/// The unit of a recording's clock.
enum TimeUnit: Sendable, CaseIterable {
  case seconds
  case milliseconds
  case microseconds
  case nanoseconds

  /// The unit in which samples lie as far apart as panels deliver them.
  ///
  /// A panel has between 2 and 2,000 samples a second; the absolute value of a clock tells
  /// nothing, since it counts from a boot, from 1970 or from the start of the recording.
  ///
  /// - Parameter medianStep: Units between two samples of a finger.
  init(medianStep: Double) {
    switch medianStep {
    case ..<0.5: self = .seconds
    case ..<500: self = .milliseconds
    case ..<500_000: self = .microseconds
    default: self = .nanoseconds
    }
  }

  /// How many microseconds it is.
  var microseconds: Double {
    switch self {
    case .seconds: 1_000_000
    case .milliseconds: 1_000
    case .microseconds: 1
    case .nanoseconds: 0.001
    }
  }
}

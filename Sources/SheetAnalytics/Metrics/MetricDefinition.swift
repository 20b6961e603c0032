/// One metric: what it is, in words for a report, and how it is computed.
public struct MetricDefinition: Equatable, Sendable {
  /// Its name in `summary.csv`; metrics of a detent append a dot and the detent.
  public let id: String
  /// What is divided by what, in one line.
  public let summary: String
  /// What is counted: the unit of `n`.
  public let unit: MetricUnit
  /// What kind of number it is.
  public let kind: MetricKind
  /// What the estimate is measured in.
  public let scale: MetricScale
  /// Whether it needs sessions replayed as a whole.
  public let needsSessionAnchor: Bool
  /// The configured numbers that it depends on.
  public let parameters: [MetricParameter]
  /// The sums that it is computed from.
  let formula: MetricFormula
}

/// The unit of analysis; the raw value is the word in `summary.csv`.
public enum MetricUnit: String, CaseIterable, Sendable {
  case session
  case touch
  case drag
  case attempt
  case change
  case visit
  case gesture
}

/// What kind of number a metric is, which decides its interval.
public enum MetricKind: String, CaseIterable, Sendable {
  /// A share of units that the recording alone decides.
  case binary
  /// A quotient of sums.
  case ratio
  /// A time until something ends, which the end of a recording may cut.
  case survival
  /// A number of things, without interval.
  case count
  /// A measure of gestures; for comparisons of two tunings only.
  case mean
}

/// What an estimate is measured in.
public enum MetricScale: String, CaseIterable, Sendable {
  /// From 0 to 1.
  case share
  /// Things per unit; may exceed 1.
  case perUnit = "per_unit"
  case seconds
  case points
  case count
}

/// The sums that a metric is computed from.
enum MetricFormula: Equatable, Sendable {
  case quotient(Tally, of: Tally)
  /// A number of things among the `of` that could have been such.
  case count(Tally, of: Tally)
  /// Time at a detent by time of the sessions.
  case timeShare
  case dwellMedian
  case dwellRestrictedMean
  /// The mean over users of their mean measure.
  case mean(GestureMeasure)
  /// Visits to a detent that ended in one way up to the horizon.
  case exitShare(ExitCause)
}

import SheetReplay

/// A length or time of a gesture whose mean is compared between two tunings.
enum GestureMeasure: Int, CaseIterable, Sendable {
  /// Full length of the settle after the lift, in microseconds.
  case settleTime
  /// Largest distance of the sheet from where it was recognised, in thousandths of a point.
  case travel
  /// Largest shown overshoot, in thousandths of a point.
  case overdrag
}

extension MetricDefinition {
  /// Measures of gestures; `summary.csv` has no rows of them.
  static let measures = [
    mean(
      "settle_time_mean", .settleTime, per: .gesture, .seconds,
      "mean over users of the settle time after a lift"),
    mean(
      "travel_mean", .travel, per: .drag, .points,
      "mean over users of the largest distance that a drag moved the sheet"),
    mean(
      "overdrag_mean", .overdrag, per: .drag, .points,
      "mean over users of the largest overshoot of a drag"),
  ]

  /// The metrics by which two tunings are compared, in the order of `check.csv`.
  package static let compared = all + measures + exitShares

  private static func mean(
    _ id: String, _ measure: GestureMeasure, per unit: MetricUnit, _ scale: MetricScale,
    _ summary: String
  ) -> MetricDefinition {
    MetricDefinition(
      id: id, summary: summary, unit: unit, kind: .mean, scale: scale,
      needsSessionAnchor: false, parameters: [], formula: .mean(measure))
  }
}

extension MetricDefinition {
  /// A share or a quotient of two tallies.
  static func quotient(
    _ id: String, _ numerator: Tally, of denominator: Tally, per unit: MetricUnit,
    _ kind: MetricKind, scale: MetricScale = .share, anchored anchor: ReplayAnchor? = nil,
    depends parameters: [MetricParameter] = [], _ summary: String
  ) -> MetricDefinition {
    MetricDefinition(
      id: id, summary: summary, unit: unit, kind: kind, scale: scale,
      needsSessionAnchor: anchor == .session, parameters: parameters,
      formula: .quotient(numerator, of: denominator))
  }

  /// A number of things.
  static func count(
    _ id: String, _ tally: Tally, of population: Tally, per unit: MetricUnit,
    anchored anchor: ReplayAnchor? = nil, _ summary: String
  ) -> MetricDefinition {
    MetricDefinition(
      id: id, summary: summary, unit: unit, kind: .count, scale: .count,
      needsSessionAnchor: anchor == .session, parameters: [],
      formula: .count(tally, of: population))
  }
}

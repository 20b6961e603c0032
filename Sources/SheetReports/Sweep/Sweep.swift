package import SheetAnalytics

/// Metrics over a grid of tunings.
package struct Sweep: Sendable {
  /// One tuning of the grid.
  package struct Point: Sendable {
    /// The varied fields' values, in the order of `fields`.
    package var values: [Double]
    /// The rows of `summary.csv` under this tuning.
    package var rows: [SummaryRow]

    /// Creates a point.
    package init(values: [Double], rows: [SummaryRow]) {
      self.values = values
      self.rows = rows
    }

    /// The estimate of a metric over all sessions.
    func estimate(_ metric: String) -> Double? {
      rows.first { $0.metric == metric && $0.group.isEmpty }?.estimate?.number
    }
  }

  /// The varied fields, by their names and units.
  package var fields: [(name: String, unit: String)]
  package var points: [Point]
  /// The two metrics that are weighed against each other.
  package var metrics: (first: String, second: String)

  /// Creates a sweep.
  package init(
    fields: [(name: String, unit: String)], points: [Point],
    metrics: (first: String, second: String)
  ) {
    self.fields = fields
    self.points = points
    self.metrics = metrics
  }

  /// The places of the points that no other beats in one metric without losing in the other.
  package var front: [Int] {
    ParetoFront.places(
      points.map { ($0.estimate(metrics.first), $0.estimate(metrics.second)) },
      worse: (.usual(for: metrics.first), .usual(for: metrics.second)))
  }
}

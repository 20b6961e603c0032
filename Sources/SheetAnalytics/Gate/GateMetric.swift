/// What a gate asks of one metric.
public struct GateMetric: Equatable, Sendable {
  /// The metric's id; of a metric by detent, either all its rows or, with `.large` behind, one.
  public var name: String
  public var role: MetricRole
  public var worse: WorseDirection
  public var margin: GateMargin

  /// Creates what a gate asks of the metric `name`.
  public init(name: String, role: MetricRole, worse: WorseDirection, margin: GateMargin) {
    self.name = name
    self.role = role
    self.worse = worse
    self.margin = margin
  }
}

/// How much worse a metric may get.
public struct GateMargin: Equatable, Sendable {
  /// In the metric's own scale: 0.01 of a share is one point.
  public var absolute: Double
  /// As a share of the baseline's value.
  public var relative: Double

  /// Creates a margin; without arguments, none is granted.
  public init(absolute: Double = 0, relative: Double = 0) {
    self.absolute = absolute
    self.relative = relative
  }

  /// The larger of the two for a metric whose baseline is `baseline`.
  public func size(baseline: Double) -> Double {
    max(absolute, relative * abs(baseline))
  }
}

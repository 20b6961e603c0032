extension CheckRow {
  /// What its metric is.
  package var definition: MetricDefinition? { MetricDefinition.gated(metric) }
}

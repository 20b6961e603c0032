extension MetricTables {
  /// The rows of `summary.csv`: all sessions first, then each group, sorted.
  ///
  /// - Parameters:
  ///   - parameters: The configured numbers of the metrics.
  ///   - anchor: How the sessions were replayed; with `gesture`, metrics that need whole
  ///     sessions are empty.
  /// - Returns: The metrics in the order of `MetricDefinition.all`, those of detents by name.
  /// - Throws: `AccumulatorError` if a sum leaves its integers.
  public func summaryRows(
    parameters: MetricParameters = MetricParameters(), anchor: ReplayAnchor = .session
  ) throws(AccumulatorError) -> [SummaryRow] {
    let detents = self.detents.keys.sorted()
    var rows: [SummaryRow] = []
    for slice in try slices() {
      let summary = GroupSummary(
        slice: slice, detents: detents, parameters: parameters, anchor: anchor)
      for definition in MetricDefinition.all {
        rows += summary.rows(of: definition)
      }
    }
    return rows
  }

  private func slices() throws(AccumulatorError) -> [GroupSlice] {
    var slices = [try GroupSlice(name: "", of: self) { _ in true }]
    guard !groupBy.isEmpty else { return slices }
    for key in groups.keys.sorted() {
      slices.append(
        try GroupSlice(name: key.text(names: groupBy), of: self) { $0 == key })
    }
    return slices
  }
}

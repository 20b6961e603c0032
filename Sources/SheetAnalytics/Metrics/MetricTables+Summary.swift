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
    let summary = { (slice: GroupSlice) in
      GroupSummary(slice: slice, detents: detents, parameters: parameters, anchor: anchor).rows
    }
    let whole = TablePart.whole(of: self)
    var all = try GroupSlice(name: "", whole, of: self)
    var rows = summary(all)
    guard !groupBy.isEmpty, !groups.keys.isEmpty else { return rows }
    guard groups.keys.count > 1 else {
      all.name = groups.keys[0].text(names: groupBy)
      return rows + summary(all)
    }
    let parts = whole.byGroup(count: groups.keys.count)
    for group in parts.indices.sorted(by: { groups.keys[$0] < groups.keys[$1] }) {
      let name = groups.keys[group].text(names: groupBy)
      rows += summary(try GroupSlice(name: name, parts[group], of: self))
    }
    return rows
  }
}

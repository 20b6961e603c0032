/// The metrics of one group.
struct GroupSummary {
  /// Fewer units than this make a low number.
  static let fewestUnits: Int64 = 20

  let slice: GroupSlice
  /// All detents of the run, sorted, so that groups have the same rows.
  let detents: [ByteText]
  let parameters: MetricParameters
  let anchor: ReplayAnchor
  let quantiles = StudentQuantiles()

  /// The rows of all metrics.
  var rows: [SummaryRow] { MetricDefinition.all.flatMap { rows(of: $0) } }

  /// The row of a metric, or its rows by detent.
  private func rows(of definition: MetricDefinition) -> [SummaryRow] {
    guard anchor == .session || !definition.needsSessionAnchor else {
      return [row(definition, method: SummaryMethod(formula: .needsSessionAnchor))]
    }
    switch definition.formula {
    case .count(let tally, let population): return [count(definition, tally, of: population)]
    case .quotient(let numerator, let denominator):
      switch definition.kind {
      case .binary: return [rate(definition, numerator, of: denominator)]
      case .ratio, .survival, .count, .mean: return [ratio(definition, numerator, of: denominator)]
      }
    case .timeShare: return detents.map { timeShare(definition, at: $0) }
    case .dwellMedian: return detents.map { dwellMedian(definition, at: $0) }
    case .dwellRestrictedMean: return detents.map { dwellMean(definition, at: $0) }
    // Of comparisons alone: the table of definitions has none.
    case .mean, .exitShare: return []
    }
  }

  /// A row without estimate.
  func row(
    _ definition: MetricDefinition, at detent: ByteText? = nil, users: Int = 0, n: Int64 = 0,
    method: SummaryMethod
  ) -> SummaryRow {
    var row = SummaryRow(
      metric: detent.map { "\(definition.id).\($0.text)" } ?? definition.id, group: slice.name,
      sessions: slice.total[.sessions], users: users, n: n, unit: definition.unit, method: method)
    row.isLow = definition.kind != .count && n < Self.fewestUnits
    return row
  }

  /// The note for intervals where sessions stand for users.
  var clusterNote: [SummaryMethod.Note] {
    slice.total[.anonymousSessions] > 0 ? [.sessionIsCluster] : []
  }

  private func count(
    _ definition: MetricDefinition, _ tally: Tally, of population: Tally
  ) -> SummaryRow {
    var row = row(
      definition, users: slice.rows.count, n: slice.total[population],
      method: SummaryMethod(formula: .count))
    row.estimate = .count(slice.total[tally])
    return row
  }
}

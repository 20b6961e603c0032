extension GroupSummary {
  /// A rate: Wilson's interval where each user has one unit, else the clustered one.
  func rate(
    _ definition: MetricDefinition, _ numerator: Tally, of denominator: Tally
  ) -> SummaryRow {
    let clusters = slice.rows.map {
      ClusterCount(units: $0[denominator], successes: $0[numerator])
    }
    guard let rate = ClusteredRate(clusters) else {
      return row(definition, method: SummaryMethod(formula: .wilson))
    }
    let isIndependent = Int64(rate.users) == rate.units
    var method = SummaryMethod(formula: isIndependent ? .wilson : .clusteredWilson)
    let interval =
      isIndependent
      ? WilsonInterval.of(successes: rate.successes, units: rate.units)
      : rate.interval(quantiles: quantiles)
    method.notes = interval == nil ? [.oneUser] : clusterNote
    var row = row(definition, users: rate.users, n: rate.units, method: method)
    row.estimate = .value(rate.rate)
    row.interval = interval.map { SummaryInterval($0) }
    row.oneSidedBound = rate.users >= 2 ? rate.oneSidedBound : nil
    return row
  }

  /// A quotient of two tallies.
  func ratio(
    _ definition: MetricDefinition, _ numerator: Tally, of denominator: Tally
  ) -> SummaryRow {
    let parts = slice.rows.map {
      RatioPart(numerator: Int128($0[numerator]), denominator: Int128($0[denominator]))
    }
    return ratio(definition, at: nil, parts, n: slice.total[denominator])
  }

  /// The share of the sessions' time that belongs to a detent.
  func timeShare(_ definition: MetricDefinition, at detent: ByteText) -> SummaryRow {
    var parts = slice.lengths.map { RatioPart(numerator: 0, denominator: $0) }
    for (place, time) in slice.stays[detent] ?? [] { parts[place].numerator += time }
    return ratio(definition, at: detent, parts, n: slice.total[.sessions])
  }

  private func ratio(
    _ definition: MetricDefinition, at detent: ByteText?, _ parts: [RatioPart], n: Int64
  ) -> SummaryRow {
    guard let estimate = RatioEstimate(parts) else {
      return row(definition, at: detent, n: n, method: SummaryMethod(formula: .ratio))
    }
    let interval = estimate.interval(quantiles: quantiles)
    var method = SummaryMethod(formula: .ratio, notes: interval == nil ? [.oneUser] : clusterNote)
    if estimate.standardError == 0 { method.notes.append(.noVariation) }
    var row = row(definition, at: detent, users: estimate.users, n: n, method: method)
    row.estimate = .value(estimate.ratio)
    row.interval = interval.map { SummaryInterval($0) }
    return row
  }
}

extension SummaryInterval {
  init(_ interval: ConfidenceInterval) {
    self.init(low: interval.low, high: interval.high)
  }
}

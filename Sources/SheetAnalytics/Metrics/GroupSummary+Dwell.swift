extension GroupSummary {
  /// The time by which half of the visits to a detent have ended.
  func dwellMedian(_ definition: MetricDefinition, at detent: ByteText) -> SummaryRow {
    guard let visits = slice.visits[detent] else {
      return row(definition, at: detent, method: SummaryMethod(formula: .kaplanMeier))
    }
    let curve = visits.curve
    var row = dwellRow(definition, at: detent, users: visits.users, curve, .kaplanMeier)
    let band = curve.medianBand()
    switch curve.median {
    case .reached(let time): row.estimate = .value(Self.seconds(Double(time)))
    case .notReached: row.method.notes.append(.notReached)
    case .riskSetEmptied: row.method.notes.append(.riskSetEmptied)
    }
    row.interval = SummaryInterval(low: Self.seconds(band.low), high: Self.seconds(band.high))
    return row
  }

  /// The mean dwell at a detent within the horizon.
  func dwellMean(_ definition: MetricDefinition, at detent: ByteText) -> SummaryRow {
    guard let visits = slice.visits[detent] else {
      return row(definition, at: detent, method: SummaryMethod(formula: .restrictedMean))
    }
    let curve = visits.curve
    var row = dwellRow(definition, at: detent, users: visits.users, curve, .restrictedMean)
    let horizon = parameters.dwellHorizon
    guard let mean = curve.restrictedMean(horizon: horizon) else {
      row.method.notes.append(.riskSetEmptied)
      return row
    }
    guard curve.atRisk(at: horizon) >= SurvivalCurve.fewestAtHorizon else {
      row.method.notes.append(.fewAtHorizon)
      return row
    }
    row.estimate = .value(Self.seconds(mean.mean))
    let interval = mean.interval()
    row.interval = SummaryInterval(
      low: Self.seconds(interval.low), high: interval.high.map { Self.seconds($0) })
    return row
  }

  private func dwellRow(
    _ definition: MetricDefinition, at detent: ByteText, users: Int, _ curve: SurvivalCurve,
    _ formula: SummaryMethod.Formula
  ) -> SummaryRow {
    let n = curve.visits
    var notes = clusterNote
    if n > Int64(users) { notes.append(.unclustered) }
    return row(
      definition, at: detent, users: users, n: n,
      method: SummaryMethod(formula: formula, notes: notes))
  }

  private static func seconds(_ microseconds: Double) -> Double {
    microseconds / 1_000_000
  }

  private static func seconds(_ time: SurvivalTime) -> Double? {
    switch time {
    case .reached(let time): seconds(Double(time))
    case .notReached, .riskSetEmptied: nil
    }
  }
}

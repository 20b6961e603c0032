extension MetricEffect {
  /// The difference of a number read off two survival curves.
  init(
    dwell visits: PairedVisits, _ reading: DwellReading, bootstrap: Bootstrap?, level: Double
  ) {
    self.init(reading.formula)
    users = visits.users
    let curves = visits.curves()
    units = curves.a.visits
    guard curves.a.visits > 0, curves.b.visits > 0 else {
      method.notes.append(.noUnits)
      return
    }
    let notes = [reading.obstacle(in: curves.a), reading.obstacle(in: curves.b)].compactMap(\.self)
    guard let a = reading.value(of: curves.a), let b = reading.value(of: curves.b), notes.isEmpty
    else {
      if let first = notes.first { method.notes.append(first) }
      return
    }
    set(baseline: a, candidate: b)
    if let bootstrap { take(bootstrap, level: level) }
  }
}

/// What is read off a survival curve, in seconds or as a share.
enum DwellReading: Equatable {
  case median
  /// The mean dwell up to a horizon in microseconds.
  case restrictedMean(horizon: Int64)
  /// The share of visits that ended in one way up to a horizon in microseconds.
  case exitShare(ExitCause, horizon: Int64)

  var formula: CheckMethod.Formula {
    switch self {
    case .median: .dwellMedian
    case .restrictedMean: .dwellRestrictedMean
    case .exitShare: .exitShare
    }
  }

  /// The number; `nil` where the curve does not have it.
  func value(of curve: SurvivalCurve) -> Double? {
    switch self {
    case .median:
      guard case .reached(let time) = curve.median else { return nil }
      return Double(time) / 1_000_000
    case .restrictedMean(let horizon):
      guard curve.visits > 0 else { return nil }
      return curve.restrictedMean(horizon: horizon).map { $0.mean / 1_000_000 }
    case .exitShare(let cause, let horizon):
      guard curve.visits > 0, !curve.riskSetEmptied else { return nil }
      return AalenJohansen.shares(curve).last { $0.time <= horizon }?[cause] ?? 0
    }
  }

  /// Why the curve is too thin to read the number off.
  func obstacle(in curve: SurvivalCurve) -> CheckMethod.Note? {
    guard !curve.riskSetEmptied else { return .riskSetEmptied }
    switch self {
    case .median:
      return curve.median == .notReached ? .notReached : nil
    case .restrictedMean(let horizon), .exitShare(_, let horizon):
      return curve.atRisk(at: horizon) < SurvivalCurve.fewestAtHorizon ? .fewAtHorizon : nil
    }
  }
}

extension ExitShares {
  fileprivate subscript(cause: ExitCause) -> Double {
    switch cause {
    case .censored: survival
    case .expanded: expanded
    case .collapsed: collapsed
    case .dismissed: dismissed
    case .programmatic: programmatic
    }
  }
}

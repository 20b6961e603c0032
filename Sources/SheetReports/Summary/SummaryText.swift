import SheetAnalytics

/// A metric's numbers as the terminal shows them.
struct SummaryText {
  enum Scale {
    case percent
    case seconds
  }

  let row: SummaryRow
  let scale: Scale

  /// The estimate with its unit, or why there is none.
  var value: String {
    if let estimate = row.estimate { return number(estimate.number) + unit }
    let reasons = row.method.notes.filter { $0 != .sessionIsCluster && $0 != .unclustered }
    if reasons.contains(.notReached) { return "not reached" }
    if let reason = reasons.first { return "n/a (\(reason.rawValue))" }
    if row.method.formula == .needsSessionAnchor { return "n/a (needs_session_anchor)" }
    return "n/a"
  }

  /// The interval, and for a share of 0 or 1 the one-sided bound.
  var interval: String {
    switch (row.interval?.low, row.interval?.high) {
    case (let low?, let high?): "\(number(low)) to \(number(high))\(unit)\(bound)"
    case (let low?, nil): "from \(number(low))\(unit)"
    case (nil, let high?): "up to \(number(high))\(unit)"
    case (nil, nil): ""
    }
  }

  /// The number of units, and whether there are few.
  var units: String {
    row.isLow && row.n > 0 ? "\(row.n) (low)" : "\(row.n)"
  }

  private var bound: String {
    guard let bound = row.oneSidedBound, let estimate = row.estimate else { return "" }
    return (estimate.number == 0 ? ", at most " : ", at least ") + number(bound) + unit
  }

  private var unit: String {
    switch scale {
    case .percent: " %"
    case .seconds: " s"
    }
  }

  private func number(_ value: Double) -> String {
    switch scale {
    case .percent: FixedDecimal(value * 100, places: .one).description
    case .seconds: FixedDecimal(value, places: .three).description
    }
  }
}

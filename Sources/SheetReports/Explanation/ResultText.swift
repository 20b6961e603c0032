import SheetAnalytics
import SheetReplay
import TouchTraces

/// What became of gestures, and what would have, in words.
enum ResultText {
  /// What became of a gesture, such as `settled at large`.
  static func text(of result: GestureResult) -> String {
    let detent = result.toDetent.map(TextTable.printable) ?? ""
    return switch result.outcome {
    case .settled: "settled at \(detent)"
    case .scrolled, .tapped, .cancelled, .ignored:
      "\(result.outcome.rawValue), sheet at \(detent)"
    case .dismissed, .open: result.outcome.rawValue
    }
  }

  /// Changes as lines of aligned columns.
  static func lines(of changes: OutcomeChanges) -> [String] {
    var table = TextTable([.left, .left, .left])
    for row in rows(of: changes) { table.add(row) }
    return table.lines
  }

  /// Changes as what, from and to, and what it leads to.
  static func rows(of changes: OutcomeChanges) -> [[String]] {
    var rows: [[String]] = []
    if let change = changes.travel {
      rows.append(row(of: change, named: "travel", unit: "pt"))
    }
    if let change = changes.releaseSpeed {
      rows.append(row(of: change, named: "release velocity", unit: "pt/s"))
    }
    return rows
      + changes.tuning.map { [$0.field, course(of: $0), text(of: $0.result)] }
  }

  private static func row(
    of change: MotionChange, named name: String, unit: String
  ) -> [String] {
    let from = FixedDecimal(change.from, places: .one)
    let to = rounded(change.to, awayFrom: change.from)
    return [name, "\(from) -> \(to) \(unit)", text(of: change.result)]
  }

  private static func course(of change: TuningChange) -> String {
    switch (change.from, change.to) {
    case (.number(let from), .number(let to)):
      let unit = change.unit.rawValue
      guard let old = from.double, let new = to.double else { return "" }
      let text = to.integer == nil ? rounded(new, awayFrom: old) : to.text
      switch change.unit {
      case .ratio, .count, .fraction, .alpha: return "\(from.text) -> \(text)"
      case .points, .pointsPerSecond, .microseconds, .seconds, .perMillisecond,
        .radiansPerSecond, .ofMaximum, .ofBottomExtent, .choice, .flag:
        return "\(from.text) -> \(text) \(unit)"
      }
    case (.boolean(let from), .boolean(let to)): return "\(from) -> \(to)"
    case (.string(let from), .string(let to)): return "\(from) -> \(to)"
    case (.null, _), (.boolean, _), (.number, _), (.string, _), (.array, _), (.object, _):
      return ""
    }
  }

  /// A number with at least four digits that does not count, rounded so that it is no smaller a
  /// change than the exact one.
  static func rounded(_ number: Double, awayFrom origin: Double) -> String {
    var scale = 10.0
    var change = abs(number - origin)
    if change == 0 { change = abs(number) }
    while scale < 1e9, change * scale < 1000, abs(number) * scale < 1000 { scale *= 10 }
    let nearest = (number * scale).rounded() / scale
    if number < origin ? nearest <= number : nearest >= number {
      return ShortestDecimal(nearest).description
    }
    let outward = (nearest * scale).rounded() + (number < origin ? -1 : 1)
    return ShortestDecimal(outward / scale).description
  }
}

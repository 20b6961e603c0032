package import SheetAnalytics

/// The numbers of a row of `check.csv` as people read them.
///
/// Differences of rates are points, never percent; a number without a value says `n/a`.
package struct CheckRowText {
  private let row: CheckRow

  package init(_ row: CheckRow) {
    self.row = row
  }

  /// The metric, and its group if it has one.
  var name: String {
    row.group.isEmpty ? row.metric : "\(row.metric) [\(row.group)]"
  }

  var baseline: String { value(row.baseline) }
  var candidate: String { value(row.candidate) }

  /// The units, and for pairs how many are yes no more and how many newly.
  var units: String {
    guard let n = row.n else { return "" }
    guard let flips = row.discordant else { return "\(n)" }
    return "\(n) (-\(flips.onlyBaseline) +\(flips.onlyCandidate))"
  }

  /// The difference with sign and unit.
  var effect: String {
    row.effect.map { Self.signed(number($0)) + differenceUnit } ?? "n/a"
  }

  /// The interval of the difference with its level; empty without one.
  var interval: String {
    guard let interval = row.interval, let high = interval.high else { return "" }
    let level = FixedDecimal(row.level * 100, places: .one)
    return "\(number(interval.low)) to \(number(high)) (\(level) %)"
  }

  var margin: String {
    row.margin.map { number($0) + differenceUnit } ?? ""
  }

  /// The p-value, and the adjusted one where it differs.
  var p: String {
    guard let p = row.p else { return "" }
    guard let adjusted = row.adjustedP, adjusted != p else { return Self.probability(p) }
    return "\(Self.probability(p)), adjusted \(Self.probability(adjusted))"
  }

  /// The verdict, marked where gestures at risk could turn it or the units are few.
  var verdict: String {
    var text = row.verdict?.words ?? ""
    if row.isClosedLoopFragile == true { text += " (fragile)" }
    if row.isLow { text += text.isEmpty ? "(low)" : " (low)" }
    return text
  }

  /// The metric's one-line definition.
  var definition: String { row.definition?.summary ?? "" }

  /// Verdict and numbers in one line.
  var sentence: String {
    var parts = ["\(baseline) -> \(candidate), \(effect)"]
    if !interval.isEmpty { parts.append("interval \(interval)") }
    if !p.isEmpty { parts.append("p \(p)") }
    if !margin.isEmpty { parts.append("margin \(margin)") }
    return "\(name) \(verdict.isEmpty ? "shown" : verdict): \(parts.joined(separator: ", "))"
  }

  private func value(_ value: Double?) -> String {
    value.map { number($0) + unit } ?? "n/a"
  }

  private func number(_ value: Double) -> String {
    switch row.scale {
    case .share: FixedDecimal(value * 100, places: .one).description
    case .perUnit, .seconds: FixedDecimal(value, places: .three).description
    case .points: FixedDecimal(value, places: .one).description
    case .count: String(FixedDecimal(value, places: .one).description.prefix { $0 != "." })
    }
  }

  private var unit: String {
    switch row.scale {
    case .share: " %"
    case .seconds: " s"
    case .points: " pt"
    case .perUnit, .count: ""
    }
  }

  private var differenceUnit: String {
    row.scale == .share ? " points" : unit
  }

  private static func signed(_ text: String) -> String {
    text.first == "-" || text.allSatisfy { $0 == "0" || $0 == "." } ? text : "+" + text
  }

  /// A probability with four decimals; what is smaller prints `<0.0001`.
  package static func probability(_ p: Double) -> String {
    guard p >= 0.0001 else { return "<0.0001" }
    let tenThousandths = Int((p * 10_000).rounded(.toNearestOrAwayFromZero))
    let digits = String(tenThousandths % 10_000)
    return "\(tenThousandths / 10_000)." + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

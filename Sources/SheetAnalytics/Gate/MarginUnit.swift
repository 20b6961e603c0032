internal import TouchTraces

/// The unit of a margin: what stands behind its number, and what one of it is worth.
struct MarginUnit: Equatable {
  let word: String
  /// One unit in the scale of the metric.
  let worth: Double

  /// A hundredth of a share.
  static let points = MarginUnit(word: "points", worth: 0.01)
  /// A hundredth of the baseline.
  static let percent = MarginUnit(word: "%", worth: 0.01)
  private static let seconds = MarginUnit(word: "s", worth: 1)
  private static let milliseconds = MarginUnit(word: "ms", worth: 0.001)

  /// The units of absolute margins of a metric; the first one is printed.
  static func absolute(of definition: MetricDefinition) -> [MarginUnit] {
    switch definition.scale {
    case .share: [points]
    case .perUnit: [MarginUnit(word: "per \(definition.unit.rawValue)", worth: 1)]
    case .seconds: [seconds, milliseconds]
    case .points: [MarginUnit(word: "pt", worth: 1)]
    case .count: [MarginUnit(word: "of them", worth: 1)]
    }
  }

  /// The value of `text`, a number from 0, a blank and this unit; `nil` for anything else.
  func value(of text: String) -> Double? {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1] == word,
      parts[0].utf8.allSatisfy({
        ("0"..."9").contains(Unicode.Scalar($0)) || $0 == UInt8(ascii: ".")
      }),
      let number = Double(parts[0]), number.isFinite
    else { return nil }
    return number * worth
  }

  /// The text that reads back as `value`.
  func text(of value: Double) -> String {
    let number = value / worth
    let rounded = (number * 1_000_000).rounded() / 1_000_000
    let shown = rounded * worth == value ? rounded : number
    return (JSONNumber(shown)?.text ?? "0") + " " + word
  }
}

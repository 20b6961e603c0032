/// Reads the times of Linux' input layer into microseconds.
enum EvdevTime {
  /// Three thousand years; differences of smaller times cannot overflow.
  private static let largest: Int64 = 100_000_000_000_000_000

  /// The time of `1338280580.705736`, seconds and exactly six decimals; `nil` for other texts.
  static func microseconds(_ text: Span<UInt8>) -> Int64? {
    let point = text.count - 7
    guard point > 0, text[point] == UInt8(ascii: ".") else { return nil }
    return microseconds(
      text.extracting(0..<point), text.extracting((point + 1)..<text.count))
  }

  /// The time of whole seconds and a rest in microseconds.
  static func microseconds(_ seconds: Span<UInt8>, _ rest: Span<UInt8>) -> Int64? {
    guard let seconds = seconds.decimalValue, let rest = rest.decimalValue else { return nil }
    return microseconds(seconds: seconds, rest: rest)
  }

  /// The time of whole seconds and a rest in microseconds.
  static func microseconds(seconds: Int64, rest: Int64) -> Int64? {
    let (product, isTooLarge) = seconds.multipliedReportingOverflow(by: 1_000_000)
    let (sum, overflows) = product.addingReportingOverflow(rest)
    return isTooLarge || overflows || sum > largest ? nil : sum
  }
}

/// Writes fixed decimals by integer rounding, without zeros at their end.
enum DecimalText {
  /// Appends `value / 1,000,000`.
  static func append(millionths value: Int64, to output: inout [UInt8]) {
    append(value.magnitude, isNegative: value < 0, places: 6, to: &output)
  }

  /// Appends `value` with at most 3 decimals, halves away from zero.
  ///
  /// - Returns: `false`, with nothing appended, if the value is too large for that.
  static func append(thousandths value: Double, to output: inout [UInt8]) -> Bool {
    guard let rounded = thousandths(value) else { return false }
    append(rounded.magnitude, isNegative: rounded < 0, places: 3, to: &output)
    return true
  }

  /// The nearest number of thousandths, halves away from zero; `nil` if the value is too large.
  static func thousandths(_ value: Double) -> Int64? {
    let scaled = abs(value) * 1000
    guard scaled < largestScaled else { return nil }
    let whole = Int64(scaled)
    let rounded = scaled - Double(whole) >= 0.5 ? whole + 1 : whole
    return value < 0 ? -rounded : rounded
  }

  /// Below it, a `Double` still has digits for a half.
  private static let largestScaled = 1e15

  /// Appends a whole number.
  static func append(_ value: Int64, to output: inout [UInt8]) {
    append(value.magnitude, isNegative: value < 0, places: 0, to: &output)
  }

  /// Appends a number that is not below 0, with zeros before it up to so many digits.
  static func append(_ value: Int64, digits: Int, to output: inout [UInt8]) {
    var limit: Int64 = 10
    for _ in 1..<digits {
      if value < limit { output.append(UInt8(ascii: "0")) }
      limit *= 10
    }
    append(value, to: &output)
  }

  private static func append(
    _ magnitude: UInt64, isNegative: Bool, places: Int, to output: inout [UInt8]
  ) {
    if isNegative { output.append(UInt8(ascii: "-")) }
    var divisor: UInt64 = 1
    for _ in 0..<places { divisor *= 10 }
    appendDigits(magnitude / divisor, to: &output)
    var fraction = magnitude % divisor
    guard fraction > 0 else { return }
    output.append(UInt8(ascii: "."))
    while fraction > 0 {
      divisor /= 10
      output.append(UInt8(ascii: "0") + UInt8(fraction / divisor))
      fraction %= divisor
    }
  }

  private static func appendDigits(_ value: UInt64, to output: inout [UInt8]) {
    var divisor: UInt64 = 1
    while value / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      output.append(UInt8(ascii: "0") + UInt8(value / divisor % 10))
      divisor /= 10
    }
  }
}

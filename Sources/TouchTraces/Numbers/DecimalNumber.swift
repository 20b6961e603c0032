/// A JSON number as it stands in text, taken apart without rounding.
///
/// Its value is `mantissa * 10^exponent`, exactly if no digit was dropped: the mantissa holds the
/// first 19 significant digits.
package struct DecimalNumber: Equatable, Sendable, BitwiseCopyable {
  package private(set) var isNegative = false
  package private(set) var mantissa: UInt64 = 0
  package private(set) var exponent = 0
  /// Index behind the last byte of the number.
  package private(set) var end = 0
  /// The digit behind those of the mantissa; `nil` if the mantissa holds all of them.
  private var firstDroppedDigit: UInt8?
  private var significantDigits = 0

  private static let largestDigitCount = 19
  /// Exponents beyond this are all the same to a `Double` and to a clock.
  private static let largestExponent = 100_000

  /// Reads the number that starts at `start`, by the grammar of RFC 8259.
  ///
  /// Fails if no number stands there.
  ///
  /// - Parameters:
  ///   - bytes: Text.
  ///   - start: Index of the number's first byte.
  package init?(_ bytes: Span<UInt8>, at start: Int) {
    var index = start
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") {
      isNegative = true
      index += 1
    }
    let firstDigit = index
    index = readDigits(bytes, from: index, places: 0)
    guard index > firstDigit else { return nil }
    if bytes[firstDigit] == UInt8(ascii: "0"), index > firstDigit + 1 { return nil }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      let firstPlace = index + 1
      index = readDigits(bytes, from: firstPlace, places: 1)
      guard index > firstPlace else { return nil }
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      guard let behind = readExponent(bytes, from: index + 1) else { return nil }
      index = behind
    }
    end = index
  }

  /// Reads digits; each one kept moves the exponent by `places` down, each one dropped by
  /// `1 - places` up.
  private mutating func readDigits(_ bytes: Span<UInt8>, from start: Int, places: Int) -> Int {
    var index = start
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      index += 1
      if significantDigits < Self.largestDigitCount {
        mantissa = mantissa * 10 + UInt64(digit)
        if mantissa != 0 { significantDigits += 1 }
        exponent -= places
      } else {
        if firstDroppedDigit == nil { firstDroppedDigit = digit }
        exponent += 1 - places
      }
    }
    return index
  }

  private mutating func readExponent(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    var sign = 1
    if index < bytes.count,
      bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-")
    {
      sign = bytes[index] == UInt8(ascii: "-") ? -1 : 1
      index += 1
    }
    let firstDigit = index
    var value = 0
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      value = min(value * 10 + Int(digit), Self.largestExponent)
      index += 1
    }
    guard index > firstDigit else { return nil }
    exponent += sign * value
    return index
  }

  /// The value in millionths, the nearest whole number, halves away from zero.
  ///
  /// This turns seconds into microseconds without going through a `Double`. It is `nil` if the
  /// value is too large for `Int64`.
  package var millionths: Int64? {
    guard let magnitude = magnitudeInMillionths, let value = Int64(exactly: magnitude) else {
      return nil
    }
    return isNegative ? -value : value
  }

  /// The value, if it is whole and fits.
  package var whole: Int64? {
    guard mantissa != 0 else { return 0 }
    guard firstDroppedDigit == nil, let power = Self.power(of: abs(exponent)) else { return nil }
    let (magnitude, isInexact) =
      if exponent < 0 {
        (mantissa / power, mantissa % power != 0)
      } else {
        mantissa.multipliedReportingOverflow(by: power)
      }
    guard !isInexact, let value = Int64(exactly: magnitude) else { return nil }
    return isNegative ? -value : value
  }

  private var magnitudeInMillionths: UInt64? {
    let shift = exponent + 6
    if mantissa == 0 { return 0 }
    if shift == 0 { return (firstDroppedDigit ?? 0) >= 5 ? mantissa + 1 : mantissa }
    if shift > 0 {
      guard firstDroppedDigit == nil, let power = Self.power(of: shift) else { return nil }
      let (product, overflow) = mantissa.multipliedReportingOverflow(by: power)
      return overflow ? nil : product
    }
    guard let divisor = Self.power(of: -shift) else { return 0 }
    let (quotient, remainder) = mantissa.quotientAndRemainder(dividingBy: divisor)
    return remainder >= divisor / 2 ? quotient + 1 : quotient
  }

  private static func power(of exponent: Int) -> UInt64? {
    guard exponent <= largestDigitCount else { return nil }
    var result: UInt64 = 1
    for _ in 0..<exponent { result *= 10 }
    return result
  }

  /// The nearest `Double`, where one multiplication or division of exact values gives it.
  package var exactDouble: Double? {
    guard firstDroppedDigit == nil, mantissa <= 1 << 53 else { return nil }
    let value = isNegative ? -Double(mantissa) : Double(mantissa)
    if exponent == 0 || mantissa == 0 { return value }
    guard -22...22 ~= exponent else { return nil }
    var power = 1.0
    for _ in 0..<abs(exponent) { power *= 10 }
    return exponent < 0 ? value / power : value * power
  }

  /// The `Double` nearest to the number that stands in `bytes` from `start`; `nil` if it is
  /// beyond the largest one.
  package func double(of bytes: Span<UInt8>, from start: Int) -> Double? {
    if let exactDouble { return exactDouble }
    var text = ""
    for index in start..<end { text.unicodeScalars.append(Unicode.Scalar(bytes[index])) }
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }
}

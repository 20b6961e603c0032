/// A decimal of at most 15 digits without exponent: nearly every number of a trace.
///
/// Its digits are exact in a `Double`, so that one division gives the nearest value.
struct PlainDecimal {
  private let magnitude: UInt64
  private let places: Int
  private let isNegative: Bool

  private static let largestDigitCount = 15
  /// Below it, seconds fit a clock of microseconds.
  private static let secondsLimit: UInt64 = 1_000_000_000_000

  /// Reads the number at `index`, which moves behind it.
  ///
  /// Fails if another kind of number stands there, or none.
  @inline(__always)
  init?(_ bytes: Span<UInt8>, at index: inout Int) {
    var position = index
    let isNegative = position < bytes.count && bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let start = position
    var magnitude: UInt64 = 0
    Self.readDigits(bytes, &position, &magnitude)
    let wholeDigits = position - start
    guard wholeDigits > 0, wholeDigits == 1 || bytes[start] != UInt8(ascii: "0") else {
      return nil
    }
    var places = 0
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      let firstPlace = position
      Self.readDigits(bytes, &position, &magnitude)
      places = position - firstPlace
      guard places > 0 else { return nil }
    }
    guard wholeDigits + places <= Self.largestDigitCount else { return nil }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") { return nil }
    self.magnitude = magnitude
    self.places = places
    self.isNegative = isNegative
    index = position
  }

  @inline(__always)
  private static func readDigits(
    _ bytes: Span<UInt8>, _ position: inout Int, _ magnitude: inout UInt64
  ) {
    while position < bytes.count {
      let digit = bytes[position] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      magnitude = magnitude &* 10 &+ UInt64(digit)
      position += 1
    }
  }

  /// The value in millionths; `nil` if that is no short work.
  @inline(__always)
  var millionths: Int64? {
    guard places <= 6, magnitude < Self.secondsLimit else { return nil }
    var value = Int64(magnitude)
    for _ in places..<6 { value *= 10 }
    return isNegative ? -value : value
  }

  /// The value, if it is whole and fits.
  @inline(__always)
  var int32: Int32? {
    guard places == 0, let value = Int32(exactly: magnitude) else { return nil }
    return isNegative ? -value : value
  }

  /// The nearest `Double`.
  @inline(__always)
  var double: Double {
    var value = Double(magnitude)
    switch places {
    case 0: break
    case 1: value /= 10
    case 2: value /= 100
    case 3: value /= 1000
    default:
      var divisor = 1000.0
      for _ in 3..<places { divisor *= 10 }
      value /= divisor
    }
    return isNegative ? -value : value
  }
}

/// A number printed with a fixed count of decimals.
///
/// The exact binary value is rounded by integer arithmetic, half away from zero: 0.0005 lies a hair
/// above the half and prints `0.001`, 1.0005 a hair below and prints `1.000`. A negative number
/// that rounds to nothing prints without a sign. What is not finite prints nothing, which is the
/// empty cell of a table.
public struct FixedDecimal: Equatable, Sendable {
  /// How many decimals are printed.
  public enum Places: Int, Sendable {
    /// Speeds in points per second.
    case one = 1
    /// Lengths in points.
    case three = 3

    var scale: UInt64 {
      switch self {
      case .one: 10
      case .three: 1000
      }
    }
  }

  /// The number.
  public let value: Double
  /// How many decimals are printed.
  public let places: Places

  /// Creates `value`, to be printed with so many decimals.
  public init(_ value: Double, places: Places) {
    self.value = value
    self.places = places
  }

  /// Bytes of the longest text: a sign, 309 digits, the point and three decimals.
  static let capacity = 314

  /// Appends the text, plain ASCII, to an output with room for `capacity` bytes.
  func append(to output: inout OutputSpan<UInt8>) {
    guard value.isFinite else { return }
    let (whole, fraction) = roundedParts()
    if value < 0, whole > 0 || fraction > 0 || value.magnitude >= Self.exactIntegerLimit {
      output.append(UInt8(ascii: "-"))
    }
    if value.magnitude < Self.exactIntegerLimit {
      output.append(decimal: whole)
    } else {
      appendHugeInteger(to: &output)
    }
    output.append(UInt8(ascii: "."))
    output.append(decimal: fraction, paddedTo: places.rawValue)
  }

  /// From 2^53 on every double is an integer.
  private static let exactIntegerLimit = 9_007_199_254_740_992.0

  /// The integer part and the decimals, after rounding; zeros for a huge number.
  private func roundedParts() -> (whole: UInt64, fraction: UInt64) {
    let magnitude = value.magnitude
    guard magnitude < Self.exactIntegerLimit else { return (0, 0) }
    let whole = UInt64(magnitude)
    let rest = magnitude - Double(whole)
    guard rest > 0 else { return (whole, 0) }
    let rounded = Self.round(rest, times: places.scale)
    return rounded == places.scale ? (whole + 1, 0) : (whole, rounded)
  }

  /// `rest` times `scale` as an integer, where `rest` lies between 0 and 1.
  ///
  /// `rest` is `significand / 2^shift`. The product is below 2^63; where `shift` is 64 or more, as
  /// for all subnormal numbers, it is less than a half.
  private static func round(_ rest: Double, times scale: UInt64) -> UInt64 {
    let shift = 1075 - UInt64(rest.exponentBitPattern)
    guard shift < 64 else { return 0 }
    let significand = rest.significandBitPattern | 1 << Double.significandBitCount
    let half: UInt64 = 1 << (shift - 1)
    return (significand * scale + half) >> shift
  }

  /// Appends the digits of a magnitude of 2^53 or more, by doubling its significand.
  private func appendHugeInteger(to output: inout OutputSpan<UInt8>) {
    let base: UInt64 = 100_000_000
    let significand = value.significandBitPattern | 1 << Double.significandBitCount
    var limbs = [significand % base, significand / base]
    for _ in 0..<(Int(value.exponent) - Double.significandBitCount) {
      var carry: UInt64 = 0
      for index in limbs.indices {
        let doubled = limbs[index] * 2 + carry
        limbs[index] = doubled % base
        carry = doubled / base
      }
      if carry > 0 { limbs.append(carry) }
    }
    output.append(decimal: limbs.removeLast())
    for limb in limbs.reversed() { output.append(decimal: limb, paddedTo: 8) }
  }
}

extension FixedDecimal: CustomStringConvertible {
  public var description: String {
    let bytes = [UInt8](capacity: Self.capacity) { append(to: &$0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

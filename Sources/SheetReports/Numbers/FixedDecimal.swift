import Zlib

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

  /// The room that the longest text takes: a sign, 309 digits, the point and three decimals, where
  /// eight bytes are stored at a time.
  static let capacity = 320

  /// Appends the text, plain ASCII, to an output with room for `capacity` bytes.
  func append(to output: inout OutputSpan<UInt8>) {
    guard value.isFinite else { return }
    guard let scaled else { return appendHuge(to: &output) }
    if value < 0, scaled > 0 { output.append(UInt8(ascii: "-")) }
    guard scaled < 100_000_000 else {
      output.append(decimal: scaled / places.scale)
      return append(EightDigits(UInt32(scaled % places.scale)), to: &output)
    }
    let digits = EightDigits(UInt32(scaled))
    let count = digits.count(paddedTo: places.rawValue + 1)
    output.append(
      word: digits.ascii &>> UInt64((8 - count) * 8), count: count - places.rawValue)
    append(digits, to: &output)
  }

  /// Appends the point, and the last of the digits as decimals.
  @inline(__always) private func append(
    _ digits: EightDigits, to output: inout OutputSpan<UInt8>
  ) {
    let decimals = digits.ascii &>> UInt64((8 - places.rawValue) * 8)
    output.append(word: decimals << 8 | UInt64(UInt8(ascii: ".")), count: places.rawValue + 1)
  }

  /// The magnitude in units of the last decimal, rounded; `nil` from 2^52 on, where every double is
  /// an integer.
  ///
  /// The magnitude is `significand / 2^shift`. The product is below 2^63; where `shift` is 64 or
  /// more, as for all subnormal numbers, it is less than a half.
  private var scaled: UInt64? {
    let shift = 1075 - Int(value.exponentBitPattern)
    guard shift > 0 else { return nil }
    guard shift < 64 else { return 0 }
    let significand = value.significandBitPattern | 1 << Double.significandBitCount
    return (significand * places.scale + 1 &<< UInt64(shift - 1)) &>> UInt64(shift)
  }

  private func appendHuge(to output: inout OutputSpan<UInt8>) {
    if value < 0 { output.append(UInt8(ascii: "-")) }
    appendHugeInteger(to: &output)
    append(EightDigits(0), to: &output)
  }

  /// Appends the digits of a magnitude of 2^52 or more, by doubling its significand.
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

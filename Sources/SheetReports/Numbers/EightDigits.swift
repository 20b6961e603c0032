/// The decimal digits of a number below 10^8 in the bytes of one word, leading zeros included.
///
/// The number is halved into fours, twos and ones, all at once: `1234` is `12, 34` is `1, 2, 3, 4`.
struct EightDigits {
  /// The first digit is the lowest byte.
  private let values: UInt64

  init(_ number: UInt32) {
    let high = number / 10_000
    let fours = UInt64(high) | UInt64(number &- high &* 10_000) << 32
    // The product with 10486 is that with 2^20 / 100, exact for what has four digits.
    let hundreds = (fours &* 10_486) >> 20 & 0x7F_0000_007F
    let twos = hundreds | (fours &- hundreds &* 100) << 16
    let tens = (twos &* 103) >> 10 & 0xF_000F_000F_000F
    values = tens | (twos &- tens &* 10) << 8
  }

  /// The digits as text.
  var ascii: UInt64 { values | 0x3030_3030_3030_3030 }

  /// How many digits there are from the first that is not zero, `width` at least.
  func count(paddedTo width: Int) -> Int {
    max(8 - values.trailingZeroBitCount / 8, width)
  }
}

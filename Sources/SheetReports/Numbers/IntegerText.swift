import Zlib

extension OutputSpan<UInt8> {
  /// The room that an integer of 64 bits takes: a sign and 20 digits, stored eight at a time.
  static var decimalCapacity: Int { 1 + 24 }

  /// Appends the decimal digits of `value`, behind zeros if they are fewer than `width`, at most 8.
  mutating func append(decimal value: UInt64, paddedTo width: Int = 1) {
    guard value < 100_000_000 else {
      append(decimal: value / 100_000_000)
      return append(decimal: value % 100_000_000, paddedTo: 8)
    }
    append(EightDigits(UInt32(value)), paddedTo: width)
  }

  /// Appends all digits but the zeros before the last `width` of them.
  @inline(__always) mutating func append(_ digits: EightDigits, paddedTo width: Int) {
    let count = digits.count(paddedTo: width)
    append(word: digits.ascii &>> UInt64((8 - count) * 8), count: count)
  }

  /// Appends `value` with its sign if it is negative.
  mutating func append(decimal value: Int64) {
    if value < 0 { append(UInt8(ascii: "-")) }
    append(decimal: value.magnitude)
  }

  /// Appends a few bytes.
  mutating func append(bytes: Span<UInt8>) {
    for index in 0..<bytes.count { append(bytes[index]) }
  }
}

extension [UInt8] {
  /// Appends the decimal digits of `value`, without a `String` between.
  mutating func append(decimal value: UInt64) {
    append(addingCapacity: OutputSpan<UInt8>.decimalCapacity) { $0.append(decimal: value) }
  }

  /// Appends `value` with its sign if it is negative.
  mutating func append(decimal value: Int64) {
    append(addingCapacity: OutputSpan<UInt8>.decimalCapacity) { $0.append(decimal: value) }
  }
}

extension OutputSpan<UInt8> {
  /// Bytes of the longest integer of 64 bits, with its sign.
  static var integerCapacity: Int { 20 }

  /// Appends the decimal digits of `value`, behind zeros if they are fewer than `width`, at most 8.
  mutating func append(decimal value: UInt64, paddedTo width: Int = 1) {
    guard value < 100_000_000 else {
      append(decimal: value / 100_000_000)
      return append(decimal: value % 100_000_000, paddedTo: 8)
    }
    // The digits come last one first: they wait in a word.
    var digits: UInt64 = 0
    var count = 0
    var rest = UInt32(value)
    repeat {
      digits = digits << 8 | UInt64(UInt32(UInt8(ascii: "0")) + rest % 10)
      rest /= 10
      count += 1
    } while rest > 0 || count < width
    for _ in 0..<count {
      append(UInt8(truncatingIfNeeded: digits))
      digits >>= 8
    }
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
    append(addingCapacity: OutputSpan<UInt8>.integerCapacity) { $0.append(decimal: value) }
  }

  /// Appends `value` with its sign if it is negative.
  mutating func append(decimal value: Int64) {
    append(addingCapacity: OutputSpan<UInt8>.integerCapacity) { $0.append(decimal: value) }
  }
}

extension [UInt8] {
  /// Appends a number in groups of seven bits, the lowest first; bit 7 says that one more follows.
  package mutating func append(variable value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  /// Appends a number of either sign so that small ones are short: 0, -1, 1, -2 as 0, 1, 2, 3.
  package mutating func append(signed value: Int64) {
    append(variable: UInt64(bitPattern: value << 1 ^ value >> 63))
  }

  /// Appends a number in four or eight bytes, the lowest first.
  mutating func append(fixed value: some FixedWidthInteger) {
    for index in 0..<(value.bitWidth / 8) {
      append(UInt8(truncatingIfNeeded: value >> (8 * index)))
    }
  }
}

extension Span<UInt8> {
  /// The number that fills the span, the lowest byte first.
  var fixedValue: UInt64 {
    var value: UInt64 = 0
    for index in indices { value |= UInt64(self[index]) << (8 * index) }
    return value
  }
}

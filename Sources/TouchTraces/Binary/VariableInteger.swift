extension OutputSpan<UInt8> {
  /// Bytes of the longest number in groups of seven bits.
  @inlinable package static var variableCapacity: Int { (UInt64.bitWidth + 6) / 7 }

  /// Appends a number in groups of seven bits, the lowest first; bit 7 says that one more follows.
  @inlinable package mutating func append(variable value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }
}

extension [UInt8] {
  /// Appends a number in groups of seven bits, the lowest first; bit 7 says that one more follows.
  package mutating func append(variable value: UInt64) {
    append(addingCapacity: OutputSpan<UInt8>.variableCapacity) { $0.append(variable: value) }
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
  /// Reads a number that `append(variable:)` has written here; it is not checked.
  ///
  /// - Parameter position: Where it begins; behind it afterwards.
  /// - Returns: The number.
  @inlinable package func variable(at position: inout Int) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    var byte: UInt8
    repeat {
      byte = self[position]
      position += 1
      value |= UInt64(byte & 0x7F) &<< shift
      shift += 7
    } while byte >= 0x80
    return value
  }

  /// The number that fills the span, the lowest byte first.
  var fixedValue: UInt64 {
    var value: UInt64 = 0
    for index in indices { value |= UInt64(self[index]) << (8 * index) }
    return value
  }
}

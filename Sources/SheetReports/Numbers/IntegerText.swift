extension [UInt8] {
  /// Appends the decimal digits of `value`, without a `String` between.
  mutating func append(decimal value: UInt64, paddedTo width: Int = 1) {
    var digits = InlineArray<20, UInt8>(repeating: UInt8(ascii: "0"))
    var first = Self.largestDigitCount
    var rest = value
    repeat {
      first -= 1
      digits[first] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    } while rest > 0
    let start = Swift.min(first, Self.largestDigitCount - width)
    append(addingCapacity: Self.largestDigitCount - start) { output in
      for place in start..<Self.largestDigitCount { output.append(digits[place]) }
    }
  }

  /// Digits of the largest value.
  private static var largestDigitCount: Int { 20 }

  /// Appends `value` with its sign if it is negative.
  mutating func append(decimal value: Int64) {
    if value < 0 { append(UInt8(ascii: "-")) }
    append(decimal: value.magnitude)
  }

  /// Appends bytes at once.
  mutating func append(copying bytes: Span<UInt8>) {
    append(addingCapacity: bytes.count) { output in
      for index in 0..<bytes.count { output.append(bytes[index]) }
    }
  }
}

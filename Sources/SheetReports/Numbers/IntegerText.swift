extension [UInt8] {
  /// Appends the decimal digits of `value`, without a `String` between.
  mutating func append(decimal value: UInt64, paddedTo width: Int = 1) {
    var digits = 1
    var limit: UInt64 = 10
    while digits < Self.largestDigitCount, value >= limit {
      digits += 1
      limit &*= 10
    }
    let first = count
    append(contentsOf: repeatElement(UInt8(ascii: "0"), count: Swift.max(digits, width)))
    var place = count
    var rest = value
    while rest > 0, place > first {
      place -= 1
      self[place] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
  }

  /// Digits of the largest value.
  private static var largestDigitCount: Int { 20 }

  /// Appends `value` with its sign if it is negative.
  mutating func append(decimal value: Int64) {
    if value < 0 { append(UInt8(ascii: "-")) }
    append(decimal: value.magnitude)
  }
}

extension [UInt8] {
  /// Appends the decimal digits of `value`, without a `String` between.
  mutating func append(decimal value: UInt64, paddedTo width: Int = 1) {
    let first = count
    var rest = value
    repeat {
      append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    while count - first < width { append(UInt8(ascii: "0")) }
    self[first...].reverse()
  }

  /// Appends `value` with its sign if it is negative.
  mutating func append(decimal value: Int64) {
    if value < 0 { append(UInt8(ascii: "-")) }
    append(decimal: value.magnitude)
  }
}

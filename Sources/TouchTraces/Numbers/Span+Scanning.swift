/// Reading from left to right; each function moves `index` behind what it read, and only then.
extension Span<UInt8> {
  /// Skips the bytes of `text`.
  func skip(_ text: String, _ index: inout Int) -> Bool {
    let bytes = text.utf8.span
    guard index >= 0, count - index >= bytes.count else { return false }
    for offset in 0..<bytes.count where self[index + offset] != bytes[offset] { return false }
    index += bytes.count
    return true
  }

  /// Skips blanks, if there are any.
  func skipBlanks(_ index: inout Int) {
    while index < count, self[index] == UInt8(ascii: " ") || self[index] == 9 { index += 1 }
  }

  /// A whole number in decimal digits, with a minus before it if it is below 0.
  func number(at index: inout Int) -> Int64? {
    var position = index
    let isNegative = position < count && self[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let start = position
    var value: Int64 = 0
    while position < count {
      let digit = self[position] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = product.addingReportingOverflow(Int64(digit))
      guard !isTooLarge, !overflows else { return nil }
      value = sum
      position += 1
    }
    guard position > start else { return nil }
    index = position
    return isNegative ? -value : value
  }

  /// The value of a whole number that fills the span.
  var wholeValue: Int64? {
    var index = 0
    guard let value = number(at: &index), index == count else { return nil }
    return value
  }

  /// The bytes as an array.
  var bytes: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    for index in indices { result.append(self[index]) }
    return result
  }
}

extension Span<UInt8> {
  /// Whether these are the bytes of `text`.
  func matches(_ text: String) -> Bool {
    count == text.utf8.count && hasPrefix(text)
  }

  /// Whether these bytes begin with those of `text`.
  func hasPrefix(_ text: String) -> Bool {
    let bytes = text.utf8.span
    guard count >= bytes.count else { return false }
    for index in 0..<bytes.count where self[index] != bytes[index] { return false }
    return true
  }

  /// Whether the bytes of `other` stand at `index`, which is none below 0.
  func has(_ other: [UInt8], at index: Int) -> Bool {
    guard count - index >= other.count else { return false }
    for offset in 0..<other.count where self[index + offset] != other[offset] { return false }
    return true
  }

  /// Where the bytes of `text`, which is not empty, stand for the first time.
  func firstRange(of text: String) -> Range<Int>? {
    let bytes = text.utf8.span
    guard !bytes.isEmpty, count >= bytes.count else { return nil }
    for start in 0...(count - bytes.count) where self[start] == bytes[0] {
      var length = 1
      while length < bytes.count, self[start + length] == bytes[length] { length += 1 }
      if length == bytes.count { return start..<(start + length) }
    }
    return nil
  }

  /// The value of 1 to 8 hexadecimal digits that fill the span.
  var hexValue: UInt32? {
    guard 1...8 ~= count else { return nil }
    var value: UInt32 = 0
    for index in indices {
      guard let digit = HexDigit.value(self[index]) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// The value of decimal digits that fill the span.
  var decimalValue: Int64? {
    guard !isEmpty else { return nil }
    var value: Int64 = 0
    for index in indices {
      let digit = self[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = product.addingReportingOverflow(Int64(digit))
      guard !isTooLarge, !overflows else { return nil }
      value = sum
    }
    return value
  }

  /// The next word, up to a blank, from `index`, which moves behind it.
  func nextWord(from index: inout Int) -> Range<Int>? {
    while index < count, self[index] == UInt8(ascii: " ") || self[index] == 9 { index += 1 }
    let start = index
    while index < count, self[index] != UInt8(ascii: " "), self[index] != 9 { index += 1 }
    return index > start ? start..<index : nil
  }

  /// The bytes as text.
  var text: String {
    var bytes: [UInt8] = []
    for index in indices { bytes.append(self[index]) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONParser {
  /// Reads the string that starts here with its quote.
  mutating func string() throws(JSONError) -> String {
    var end = index
    if let text = bytes.span.plainString(at: &end) {
      index = end
      return text
    }
    index += 1
    return try escapedString(from: index)
  }

  private func text(_ span: Span<UInt8>) throws(JSONError) -> String {
    do {
      return String(copying: try UTF8Span(validating: span))
    } catch {
      throw self.error(.invalidUTF8)
    }
  }

  /// Reads on from the first byte that does not stand for itself.
  private mutating func escapedString(from start: Int) throws(JSONError) -> String {
    var text = Array(bytes[start..<index])
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        let result = try self.text(text.span)
        index += 1
        return result
      case UInt8(ascii: "\\"):
        index += 1
        try appendEscape(to: &text)
      case 0..<0x20:
        throw error(.controlCharacter)
      default:
        text.append(byte)
        index += 1
      }
    }
    throw error(.unexpectedEnd(expected: "the closing quote"))
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(JSONError) {
    guard let byte = peek() else {
      throw error(.unexpectedEnd(expected: "an escaped character"))
    }
    let plain: UInt8
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): plain = byte
    case UInt8(ascii: "b"): plain = 0x08
    case UInt8(ascii: "f"): plain = 0x0C
    case UInt8(ascii: "n"): plain = 0x0A
    case UInt8(ascii: "r"): plain = 0x0D
    case UInt8(ascii: "t"): plain = 0x09
    case UInt8(ascii: "u"):
      index += 1
      text.append(contentsOf: Array(String(try unicodeEscape()).utf8))
      return
    default: throw error(.invalidEscape)
    }
    text.append(plain)
    index += 1
  }

  /// Reads the four digits behind `\u`, and the second half of a surrogate pair.
  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let first = try hexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, peek() == UInt8(ascii: "\\") else { throw error(.loneSurrogate) }
    index += 1
    guard peek() == UInt8(ascii: "u") else { throw error(.loneSurrogate) }
    index += 1
    let second = try hexDigits()
    guard 0xDC00...0xDFFF ~= second,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw error(.loneSurrogate) }
    return scalar
  }

  private mutating func hexDigits() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = peek().flatMap(HexDigit.value) else { throw error(.invalidEscape) }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}

extension Span<UInt8> {
  /// The string that starts at `index` with its quote, if each of its characters stands for itself;
  /// `index` then moves behind it.
  func plainString(at index: inout Int) -> String? {
    guard index < count, self[index] == UInt8(ascii: "\"") else { return nil }
    let start = index + 1
    var end = start
    while end < count, !Self.endsPlainText(self[end]) { end += 1 }
    guard end < count, self[end] == UInt8(ascii: "\""),
      let text = try? UTF8Span(validating: extracting(start..<end))
    else { return nil }
    index = end + 1
    return String(copying: text)
  }

  /// Whether a byte is anything else than a character of a string that stands for itself.
  private static func endsPlainText(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20
  }
}

/// Turns UTF-16 with a byte order mark into UTF-8; what is no text becomes U+FFFD.
///
/// PowerShell's `>` writes such files.
struct UTF16Transcoder: Sendable {
  private let isBigEndian: Bool
  private var oddByte: UInt8?
  private var highSurrogate: UInt16?

  /// Fails if `head` does not begin with a byte order mark of UTF-16.
  ///
  /// - Parameter head: The first two bytes of a file, or more.
  init?(_ head: Span<UInt8>) {
    guard head.count >= 2 else { return nil }
    switch (head[0], head[1]) {
    case (0xFF, 0xFE): isBigEndian = false
    case (0xFE, 0xFF): isBigEndian = true
    default: return nil
    }
  }

  /// Appends the UTF-8 of `bytes` to `text`.
  mutating func append(_ bytes: Span<UInt8>, to text: inout [UInt8]) {
    for index in bytes.indices {
      let byte = bytes[index]
      guard let first = oddByte else {
        oddByte = byte
        continue
      }
      oddByte = nil
      let (high, low) = isBigEndian ? (first, byte) : (byte, first)
      append(UInt16(high) << 8 | UInt16(low), to: &text)
    }
  }

  /// Ends the text: half a character is no character.
  mutating func finish(to text: inout [UInt8]) {
    if highSurrogate != nil || oddByte != nil { append(Self.replacement, to: &text) }
    highSurrogate = nil
    oddByte = nil
  }

  private mutating func append(_ unit: UInt16, to text: inout [UInt8]) {
    if let high = highSurrogate {
      highSurrogate = nil
      if 0xDC00...0xDFFF ~= unit {
        let value = 0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(unit) - 0xDC00)
        return append(Unicode.Scalar(value) ?? Self.replacement, to: &text)
      }
      append(Self.replacement, to: &text)
    }
    if 0xD800...0xDBFF ~= unit {
      highSurrogate = unit
    } else {
      append(Unicode.Scalar(unit) ?? Self.replacement, to: &text)
    }
  }

  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  private func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { text.append(byte) }
  }
}

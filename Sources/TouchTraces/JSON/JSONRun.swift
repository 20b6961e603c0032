/// A run of bytes of JSON text that open and close no container and end no line: texts, numbers,
/// names and what parts them.
///
///     {"x":1.5,"y":[2]}    from behind the brace up to the bracket
struct JSONRun {
  /// Whether the run ends in a text.
  private(set) var isInText: Bool
  /// The run's latest byte that is no blank.
  private(set) var lastByte: UInt8

  /// A run that begins in a text or outside, behind a byte.
  init(isInText: Bool, lastByte: UInt8) {
    self.isInText = isInText
    self.lastByte = lastByte
  }

  /// How many of `bytes` are of the run, or of the text in which it begins.
  mutating func end(_ bytes: Span<UInt8>, isTextOnly: Bool) -> Int {
    var index = 0
    while true {
      if isInText {
        let start = index
        while index < bytes.count, !Self.endsPlainText(bytes[index]) { index += 1 }
        if index > start { lastByte = bytes[index - 1] }
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return index }
      } else {
        passOutsideText(bytes, &index)
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return index }
      }
      isInText.toggle()
      lastByte = UInt8(ascii: "\"")
      index += 1
      if isTextOnly { return index }
    }
  }

  private static func endsPlainText(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\n")
  }

  /// Passes over bytes up to one that begins a text, has to do with containers or ends a line.
  private mutating func passOutsideText(_ bytes: Span<UInt8>, _ index: inout Int) {
    var last = lastByte
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "{"), UInt8(ascii: "}"),
        UInt8(ascii: "["), UInt8(ascii: "]"):
        return lastByte = last
      case UInt8(ascii: ",") where last == UInt8(ascii: "}") || last == UInt8(ascii: "]"):
        return lastByte = last
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: last = byte
      }
      index += 1
    }
    lastByte = last
  }
}

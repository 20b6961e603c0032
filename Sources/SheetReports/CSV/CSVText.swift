/// What text needs before it may stand in a cell.
package enum CSVText {
  static let quote = UInt8(ascii: "\"")

  /// The text of a cell as it reads back.
  package static func cell(_ text: String, _ textCells: CSVWriter.TextCells) -> String {
    let text = text.utf8.contains(0) ? withoutNull(text) : text
    return textCells == .guarded && looksLikeFormula(text) ? "'" + text : text
  }

  /// The room that a cell of a text takes at most: a replacement character has three bytes, a
  /// quoted quote two; around them are quotes, an apostrophe and the comma.
  static func capacity(of text: String?) -> Int {
    3 * (text?.utf8.count ?? 0) + 4
  }

  /// Whether a text stands in a cell as it is, judged by its bytes in one pass: it has none that
  /// needs quotes or a replacement, and begins with a letter or a digit of ASCII.
  static func isPlain(_ bytes: Span<UInt8>) -> Bool {
    for index in 0..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        break
      case 0, quote, UInt8(ascii: ","), UInt8(ascii: "\r"), UInt8(ascii: "\n"): return false
      default: if index == 0 { return false }
      }
    }
    return true
  }

  /// Whether a cell must be quoted (RFC 4180).
  static func needsQuotes(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case quote, UInt8(ascii: ","), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
      default: false
      }
    }
  }

  /// The text with the replacement character for each NUL, which ends text for many readers.
  static func withoutNull(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(scalar == "\0" ? "\u{FFFD}" : scalar) }
    return String(scalars)
  }

  /// Whether a spreadsheet might run the text (CWE-1236): it begins with `=`, `+`, `-`, `@`, TAB,
  /// CR or the full-width form of one of the four signs.
  static func looksLikeFormula(_ text: String) -> Bool {
    switch text.unicodeScalars.first {
    case "=", "+", "-", "@", "\t", "\r": true
    case "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": true
    default: false
    }
  }
}

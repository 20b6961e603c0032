/// How text is laid out for its reader: the width of a terminal, colours.
package struct TextLayout: Equatable, Sendable {
  /// What a piece of text is, for readers who see colours; it never says what words do not.
  package enum Style: Equatable, Sendable {
    case plain
    case heading
    case good
    case bad
    case doubtful
    case quiet
    case sheet
    case content
    case finger

    /// The parameter of the escape sequence "select graphic rendition".
    fileprivate var code: String? {
      switch self {
      case .plain: nil
      case .heading: "1"
      case .good: "32"
      case .bad: "31"
      case .doubtful: "33"
      case .quiet: "2"
      case .sheet: "34"
      case .content: "35"
      case .finger: "33"
      }
    }
  }

  /// Columns of the terminal; `nil` for text that may be of any width.
  package var columns: Int?
  package var isColored: Bool

  /// Text for a file or a pipe.
  package static let plain = TextLayout(columns: nil, isColored: false)

  package init(columns: Int?, isColored: Bool) {
    self.columns = columns
    self.isColored = isColored
  }

  /// The text, in the colour of its style.
  package func painted(_ text: String, _ style: Style) -> String {
    guard isColored, let code = style.code, !text.isEmpty else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// A line of words, broken where the terminal ends; further lines are indented.
  package func broken(_ line: String, indent: Int = 2) -> [String] {
    guard let columns, line.count > columns else { return [line] }
    return Self.broken(line, at: columns, indent: String(repeating: " ", count: indent))
  }

  /// Words in lines of at most `width` columns, unless a word is longer.
  static func broken(_ text: String, at width: Int, indent: String = "") -> [String] {
    guard text.count > width else { return [text] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let isFirst = line.isEmpty || line == indent
      if !isFirst, line.count + 1 + word.count > width {
        lines.append(line)
        line = indent + word
      } else {
        line += isFirst ? word : " \(word)"
      }
    }
    return lines + [line]
  }
}

/// Text of a manual page in the language of `man`.
struct RoffText {
  private(set) var text = ""

  /// The first line of a page; the date is read by its form.
  mutating func title(_ title: String, date: String, source: String) {
    text += ".TH \(title) 1 \(date) \"\(source)\" \"User Commands\"\n"
  }

  /// A request at the beginning of a line, with its argument.
  mutating func request(_ name: String, _ argument: String? = nil) {
    let quoted = argument.map { Self.escaped($0).replacing("\"", with: "\\(dq") }
    text += "." + name + (quoted.map { " \"\($0)\"" } ?? "") + "\n"
  }

  /// A line that is printed as it stands.
  mutating func line(_ line: String) {
    // A point or a quote at its beginning would make it a request.
    let guarded = line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : ""
    text += guarded + Self.escaped(line) + "\n"
  }

  /// Running text, which is broken anew when it is printed.
  mutating func paragraph(_ paragraph: String) {
    var current = ""
    for word in paragraph.split(separator: " ") {
      if current.count + 1 + word.count > Self.lineLength {
        line(current)
        current = ""
      }
      current += current.isEmpty ? word : " \(word)"
    }
    line(current)
  }

  /// Bytes of a line of source; short enough for escapes to stay below 80.
  private static let lineLength = 60

  /// A line that begins with bold words.
  mutating func line(bold: String, _ rest: String) {
    text += "\\fB" + Self.escaped(bold) + "\\fR" + Self.escaped(rest) + "\n"
  }

  /// A paragraph that hangs under a tag.
  mutating func item(_ tags: [String], value: String?, _ paragraph: String) {
    text += ".TP\n"
    let names = tags.map { "\\fB" + Self.escaped($0) + "\\fR" }.joined(separator: ", ")
    text += names + (value.map { " \\fI" + Self.escaped($0) + "\\fR" } ?? "") + "\n"
    self.paragraph(paragraph)
  }

  /// Text that is printed as it stands; a hyphen would be printed as a dash.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
  }
}

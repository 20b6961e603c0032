/// What the table of options says of one option, whichever command it belongs to.
struct OptionDescription: Equatable {
  /// Which paths a value may be.
  enum Paths: Equatable {
    case none
    case files
    case folders
  }

  let name: String
  let letter: Character?
  /// What stands for the value; `nil` for an option without one.
  let placeholder: String?
  let summary: String
  /// Values that are known by name.
  let words: [String]
  /// Whether the option may be given more than once.
  let isRepeatable: Bool

  init(_ option: some CommandOption) {
    name = option.rawValue
    letter = option.letter
    placeholder = option.placeholder
    summary = option.summary
    words = Self.words(of: option.placeholder ?? "") + option.words
    isRepeatable = option.occurrence == .anyNumber
  }

  /// As people type it, the short form first if there is one.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--\(name)"] }

  /// Which paths the value may be.
  var paths: Paths { Self.paths(of: placeholder ?? "") }

  /// What holds where the option is not given, as the summary says it in brackets at its end.
  var standard: String {
    guard summary.hasSuffix(")"), let start = summary.lastIndex(of: "(") else {
      return placeholder == nil ? "false" : ""
    }
    return String(summary[summary.index(after: start)...].dropLast())
  }

  /// Whether the value is a list between commas.
  var isList: Bool { placeholder.map { $0.contains(",") || $0 == "LIST" } ?? false }

  /// The words that a placeholder such as `HEIGHT|none` spells out.
  private static func words(of placeholder: String) -> [String] {
    placeholder.split(separator: "|").map(String.init).filter { part in
      !part.utf8.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }
  }

  /// The paths that a placeholder such as `NAME|FILE` stands for.
  static func paths(of placeholder: String) -> Paths {
    let parts = placeholder.split { "| .[,".contains($0) }
    if parts.contains("FILE") || parts.contains("PATH") { return .files }
    return parts.contains("FOLDER") ? .folders : .none
  }
}

/// What may stand beside the options of a command.
struct OperandDescription: Equatable {
  /// As help prints it, such as `list | show NAME|FILE`.
  let text: String
  /// The words of which the first operand is one; empty if it is anything.
  let verbs: [String]
  /// Operands that are known by name.
  let words: [String]

  init(_ text: String, words: [String]) {
    self.text = text
    self.words = words
    let forms = text.split(separator: "|").map { $0.drop { $0 == " " } }
    verbs = forms.compactMap { form in
      guard form.first?.isLowercase == true else { return nil }
      return form.split(separator: " ").first.map(String.init)
    }
  }

  /// Which paths an operand may be.
  var paths: OptionDescription.Paths { OptionDescription.paths(of: text) }
}

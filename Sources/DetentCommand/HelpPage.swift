/// The help of one subcommand, made from the table of its options.
struct HelpPage {
  /// One row of the table of options.
  struct Row: Equatable {
    var spelling: String
    var summary: String
  }

  let name: String
  let summary: String
  let operands: OperandDescription
  let options: [OptionDescription]
  let examples: [String]

  init<Described: Subcommand>(_ type: Described.Type) {
    name = type.name
    summary = type.summary
    operands = OperandDescription(type.operands, words: type.operandWords)
    options = Described.Option.allCases.map { OptionDescription($0) }
    examples = type.examples
  }

  /// The page as it is printed.
  var text: String {
    var text = "usage: \(usage)\n\n\(summary)\n\noptions:\n"
    text += Self.table(options.map { Row($0) })
    if !examples.isEmpty {
      text += "\nexamples:\n"
      for example in examples { text += "  \(example)\n" }
    }
    return text + "\n" + Self.exitStatuses
  }

  /// The command line in general.
  var usage: String {
    ["detent", name, "[options]", operands.text].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The page of the program as a whole.
  static var overview: String {
    let commands = Command.allCases.map { Row(spelling: $0.rawValue, summary: $0.page.summary) }
    return """
      usage: detent COMMAND [options] PATH...

      \(Version.summary)

      commands:
      \(table(commands))
      options:
      \(table(ProgramOption.allCases.map { Row(OptionDescription($0)) }))
      \(exitStatuses)
      """
  }

  private static var exitStatuses: String {
    let rows = ExitStatus.allCases.map { Row(spelling: "\($0.rawValue)", summary: $0.summary) }
    return "exit status:\n" + table(rows)
  }

  /// Two columns, the second one broken at blanks; each line ends with a line end.
  private static func table(_ rows: [Row]) -> String {
    let indent = min(28, (rows.map(\.spelling.count).max() ?? 0) + 4)
    var text = ""
    for row in rows {
      var line = "  " + row.spelling
      if line.count + 2 > indent {
        text += line + "\n"
        line = ""
      }
      line += String(repeating: " ", count: indent - line.count)
      var isEmpty = true
      for word in row.summary.split(separator: " ") {
        if !isEmpty && line.count + 1 + word.count > lineLength {
          text += line + "\n"
          line = String(repeating: " ", count: indent)
          isEmpty = true
        }
        line += isEmpty ? word : " \(word)"
        isEmpty = false
      }
      text += line + "\n"
    }
    return text
  }

  /// Columns of a line of help; chosen by us, the width of a small terminal.
  private static let lineLength = 80
}

extension HelpPage.Row {
  init(_ option: OptionDescription) {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    let value = option.placeholder.map { " \($0)" } ?? ""
    self.init(spelling: "\(letter)--\(option.name)\(value)", summary: option.summary)
  }
}

/// Options that stand where a command's name does.
enum ProgramOption: String, CommandOption {
  case help
  case version

  var letter: Character? {
    switch self {
    case .help: "h"
    case .version: "V"
    }
  }

  var placeholder: String? { nil }

  var summary: String {
    switch self {
    case .help: "print this help; behind a command, the command's"
    case .version: "print the version"
    }
  }
}

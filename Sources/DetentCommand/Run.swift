import SheetReplay

/// The whole program: arguments in, text and status out.
///
/// - Parameters:
///   - arguments: The command line without the program's name.
///   - surroundings: What the run sees beside it; nothing unless it is said.
///   - output: Receives the answer and nothing else.
///   - diagnostics: Receives messages for people, one a line.
/// - Returns: How the program ended.
package func run(
  _ arguments: [String], in surroundings: Surroundings = Surroundings(),
  output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
) -> ExitStatus {
  let error: UsageError
  switch arguments.first {
  case nil: error = .missingCommand
  case "help" where arguments.count > 1:
    return run(
      [arguments[1], "--help"], in: surroundings, output: &output, diagnostics: &diagnostics)
  case "-h", "--help", "help":
    output.write(HelpPage.overview)
    return .done
  case "-V", "--version":
    output.write("detent \(Version.text)\n")
    return .done
  case let name?:
    if let command = Command(rawValue: name) {
      return command.run(
        arguments.dropFirst(), in: surroundings, output: &output, diagnostics: &diagnostics)
    }
    if name.hasPrefix("-") {
      error = .unknownOption(
        name, nearest: NearestName.nearest(to: name, in: ProgramOption.allCases.map(\.spelling)))
    } else {
      let names = Command.allCases.map(\.rawValue)
      error = .unknownCommand(name, nearest: NearestName.nearest(to: name, in: names))
    }
  }
  Message.write(error.text, to: &diagnostics)
  Message.write("see 'detent --help'", to: &diagnostics)
  return .usage
}

/// What this program is.
enum Version {
  /// What the program does, lower case, without full stop.
  static let summary = "replays recorded touch traces through the gesture logic of a bottom sheet"
  /// Semantic version; it covers flags, exit statuses, columns, formats and outcomes.
  static let text = "0.1.0"
  /// The day of that version, for the manual page.
  static let date = "2026-11-30"
  /// Version of the sheet model: it counts what changes outcomes.
  static let model = 1
  /// Version of the columns of all tables.
  static let tables = 1
}

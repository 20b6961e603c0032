/// The subcommands, in the order of help.
package enum Command: String, CaseIterable, Sendable {
  case report
  case check
  case replay
  case explain
  case inspect
  case convert
  case synthesize
  case sweep
  case tuning
  case selftest
  case bench

  /// Parses and runs this subcommand.
  func run(
    _ arguments: some Collection<String>, output: inout some TextOutputStream,
    diagnostics: inout some TextOutputStream
  ) -> ExitStatus {
    switch self {
    case .report: start(ReportCommand.self, arguments, &output, &diagnostics)
    case .check: start(CheckCommand.self, arguments, &output, &diagnostics)
    case .replay: start(ReplayCommand.self, arguments, &output, &diagnostics)
    case .explain: start(ExplainCommand.self, arguments, &output, &diagnostics)
    case .inspect: start(InspectCommand.self, arguments, &output, &diagnostics)
    case .convert: start(ConvertCommand.self, arguments, &output, &diagnostics)
    case .synthesize: start(SynthesizeCommand.self, arguments, &output, &diagnostics)
    case .sweep: start(SweepCommand.self, arguments, &output, &diagnostics)
    case .tuning: start(TuningCommand.self, arguments, &output, &diagnostics)
    case .selftest: start(SelfTestCommand.self, arguments, &output, &diagnostics)
    case .bench: start(BenchCommand.self, arguments, &output, &diagnostics)
    }
  }

  /// What this subcommand says of itself.
  var page: HelpPage {
    switch self {
    case .report: HelpPage(ReportCommand.self)
    case .check: HelpPage(CheckCommand.self)
    case .replay: HelpPage(ReplayCommand.self)
    case .explain: HelpPage(ExplainCommand.self)
    case .inspect: HelpPage(InspectCommand.self)
    case .convert: HelpPage(ConvertCommand.self)
    case .synthesize: HelpPage(SynthesizeCommand.self)
    case .sweep: HelpPage(SweepCommand.self)
    case .tuning: HelpPage(TuningCommand.self)
    case .selftest: HelpPage(SelfTestCommand.self)
    case .bench: HelpPage(BenchCommand.self)
    }
  }

  private func start<Chosen: Subcommand>(
    _ type: Chosen.Type, _ arguments: some Collection<String>,
    _ output: inout some TextOutputStream, _ diagnostics: inout some TextOutputStream
  ) -> ExitStatus {
    do throws(CommandFailure) {
      let command: Chosen
      do throws(UsageError) {
        command = try Chosen(parsing: arguments)
        guard !command.general.wantsHelp else {
          output.write(HelpPage(Chosen.self).text)
          return .done
        }
        try command.validate()
      } catch {
        throw .usage(error)
      }
      return try command.run(output: &output, diagnostics: &diagnostics)
    } catch {
      Message.write(error.text, to: &diagnostics)
      if case .usage = error {
        Message.write("see 'detent \(rawValue) --help'", to: &diagnostics)
      }
      return error.status
    }
  }
}

/// The options of one subcommand, and what it does with them.
package protocol Subcommand: Equatable {
  /// The table of its options.
  associatedtype Option: CommandOption
  static var name: String { get }
  /// One sentence for the list of commands, lower case, without full stop.
  static var summary: String { get }
  /// What may stand beside options, such as `PATH...`.
  static var operands: String { get }
  /// Command lines that work as they stand.
  static var examples: [String] { get }
  var general: GeneralOptions { get }

  /// Reads a command line; nothing else happens.
  init(parsing arguments: some Collection<String>) throws(UsageError)
  /// Finds what is missing or contradictory; not asked where help is wanted.
  func validate() throws(UsageError)
  /// Does the work.
  func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus
}

extension Subcommand {
  package static var examples: [String] { [] }
  package func validate() throws(UsageError) {}
}

import SheetReports

/// The subcommands, in the order of help.
package enum Command: String, CaseIterable, Sendable {
  case report
  case check
  case replay
  case explain
  case inspect
  case convert
  case synthesize
  case view
  case sweep
  case parity
  case tuning
  case selftest
  case bench
  case completions
  case man
  case schema

  /// Parses and runs this subcommand.
  func run(
    _ arguments: some Collection<String>, in surroundings: Surroundings,
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) -> ExitStatus {
    switch self {
    case .report: start(ReportCommand.self, arguments, surroundings, &output, &diagnostics)
    case .check: start(CheckCommand.self, arguments, surroundings, &output, &diagnostics)
    case .replay: start(ReplayCommand.self, arguments, surroundings, &output, &diagnostics)
    case .explain: start(ExplainCommand.self, arguments, surroundings, &output, &diagnostics)
    case .inspect: start(InspectCommand.self, arguments, surroundings, &output, &diagnostics)
    case .convert: start(ConvertCommand.self, arguments, surroundings, &output, &diagnostics)
    case .synthesize: start(SynthesizeCommand.self, arguments, surroundings, &output, &diagnostics)
    case .view: start(ViewCommand.self, arguments, surroundings, &output, &diagnostics)
    case .sweep: start(SweepCommand.self, arguments, surroundings, &output, &diagnostics)
    case .parity: start(ParityCommand.self, arguments, surroundings, &output, &diagnostics)
    case .tuning: start(TuningCommand.self, arguments, surroundings, &output, &diagnostics)
    case .selftest: start(SelfTestCommand.self, arguments, surroundings, &output, &diagnostics)
    case .bench: start(BenchCommand.self, arguments, surroundings, &output, &diagnostics)
    case .completions:
      start(CompletionsCommand.self, arguments, surroundings, &output, &diagnostics)
    case .man: start(ManCommand.self, arguments, surroundings, &output, &diagnostics)
    case .schema: start(SchemaCommand.self, arguments, surroundings, &output, &diagnostics)
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
    case .view: HelpPage(ViewCommand.self)
    case .sweep: HelpPage(SweepCommand.self)
    case .parity: HelpPage(ParityCommand.self)
    case .tuning: HelpPage(TuningCommand.self)
    case .selftest: HelpPage(SelfTestCommand.self)
    case .bench: HelpPage(BenchCommand.self)
    case .completions: HelpPage(CompletionsCommand.self)
    case .man: HelpPage(ManCommand.self)
    case .schema: HelpPage(SchemaCommand.self)
    }
  }

  private func start<Chosen: Subcommand>(
    _ type: Chosen.Type, _ arguments: some Collection<String>, _ surroundings: Surroundings,
    _ output: inout some TextOutputStream, _ diagnostics: inout some TextOutputStream
  ) -> ExitStatus {
    do throws(CommandFailure) {
      let sources = try OptionSources<Chosen>(arguments, surroundings)
      var command: Chosen
      do throws(UsageError) {
        command = try Chosen(parsing: sources.words + arguments)
        command.general.surroundings = surroundings
        guard !command.general.wantsHelp else {
          output.write(HelpPage(Chosen.self).text)
          return .done
        }
        guard !command.general.printsConfiguration else {
          for line in sources.table.lines(in: command.general.layout) {
            print(line, to: &output)
          }
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
  /// Operands that can be completed, beside the verbs and files of `operands`.
  static var operandWords: [String] { get }
  /// Command lines that work as they stand.
  static var examples: [String] { get }
  var general: GeneralOptions { get set }

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
  package static var operandWords: [String] { [] }
  package static var examples: [String] { [] }
  package func validate() throws(UsageError) {}
}

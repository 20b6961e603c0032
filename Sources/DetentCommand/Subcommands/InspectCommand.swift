/// `detent inspect`: what is in the files; nothing is replayed.
package struct InspectCommand: Subcommand {
  package typealias Option = JoinedOption<OutputOption, JoinedOption<InputOption, GeneralOption>>

  package static let name = "inspect"
  package static let summary = "show what is in files: sessions, gestures, touches, problems"
  package static let operands = "PATH..."

  package var outputOptions = OutputOptions()
  package var input = InputOptions()
  package var general = GeneralOptions()

  package init(parsing arguments: some Collection<String>) throws(UsageError) {
    var reader = ArgumentReader<Option>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .operand(let path): input.paths.append(path)
      case .option(.first(let option)): try outputOptions.take(option, from: &reader)
      case .option(.second(.first(let option))): try input.take(option, from: &reader)
      case .option(.second(.second(let option))): try general.take(option, from: &reader)
      }
    }
  }

  package func validate() throws(UsageError) {
    _ = try format
  }

  private var format: OutputFormat {
    get throws(UsageError) {
      try outputOptions.format(among: [.table, .csv, .json], standard: .table)
    }
  }

  package func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    throw .internalError(reason: "not built yet")
  }
}

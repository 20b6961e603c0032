/// `detent replay`: one row per event of a trace.
package struct ReplayCommand: Subcommand {
  package typealias Option = JoinedOption<
    OutputOption, JoinedOption<SceneOption, JoinedOption<InputOption, GeneralOption>>
  >

  package static let name = "replay"
  package static let summary = "print one row per event: what the sheet did with it, and why"
  package static let operands = "PATH..."

  package var outputOptions = OutputOptions()
  package var scene = SceneOptions()
  package var input = InputOptions()
  package var general = GeneralOptions()

  package init(parsing arguments: some Collection<String>) throws(UsageError) {
    var reader = ArgumentReader<Option>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .operand(let path): input.paths.append(path)
      case .option(.first(let option)): try outputOptions.take(option, from: &reader)
      case .option(.second(.first(let option))): try scene.take(option, from: &reader)
      case .option(.second(.second(.first(let option)))): try input.take(option, from: &reader)
      case .option(.second(.second(.second(let option)))): try general.take(option, from: &reader)
      }
    }
  }

  package func validate() throws(UsageError) {
    _ = try format
  }

  private var format: OutputFormat {
    get throws(UsageError) {
      try outputOptions.format(among: [.csv, .ndjson], standard: .csv)
    }
  }

  package func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    throw .internalError(reason: "not built yet")
  }
}

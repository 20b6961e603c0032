import SheetReports

/// `detent replay`: one row per event of a trace.
package struct ReplayCommand: RecordingCommand {
  package typealias Option = JoinedOption<OutputOption, RecordingOption>

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
      case .option(.second(let option)): try take(option, from: &reader)
      }
    }
  }

  package func validate() throws(UsageError) {
    try outputOptions.checkFormat(among: [.csv, .ndjson])
  }

  package func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    let setting = try ReplaySetting(scene)
    let reader = try BatchReader(input, scene: setting.scene, progress: general.progress)
    let textCells = outputOptions.textCells
    let format = outputOptions.format ?? .csv
    let transcriber = ReplayTranscriber(format: format, textCells: textCells)
    let batch = reader.read(EngineDriver(setting: setting, observer: transcriber))
    let status = batch.verdict(input, general, diagnostics: &diagnostics)
    let pages = TranscriptPages(batch: batch, format: format, textCells: textCells)
    try outputOptions.target.write(pages.pieces, output: &output)
    return status
  }
}

import SheetReports

/// `detent inspect`: what is in the files; nothing is replayed.
package struct InspectCommand: RecordingCommand {
  package typealias Option = JoinedOption<OutputOption, RecordingOption>

  package static let name = "inspect"
  package static let summary = "show what is in files: sessions, gestures, touches, problems"
  package static let operands = "PATH..."

  package var outputOptions = OutputOptions()
  package var scene = SceneOptions()
  package var input = InputOptions()
  package var general = GeneralOptions()

  package init() {}

  package mutating func take(
    _ option: OutputOption, from reader: inout ArgumentReader<Option>
  ) throws(UsageError) {
    try outputOptions.take(option, from: &reader)
  }

  package func validate() throws(UsageError) {
    try outputOptions.checkFormat(among: [.table, .csv, .json])
  }

  package func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    let reader = try BatchReader(
      input, scene: try ReplaySetting(scene).scene, progress: general.progress)
    let batch = reader.read(Inspector())
    let status = batch.verdict(input, general, diagnostics: &diagnostics)
    let inspection = Inspection(batch)
    let layout = outputOptions.isToStandardOutput ? general.layout : .plain
    let textCells = outputOptions.textCells
    let text =
      switch outputOptions.format ?? .table {
      case .table: inspection.table(in: layout)
      case .csv: inspection.csv(textCells: textCells)
      case .json, .ndjson: inspection.json
      }
    try outputOptions.target.write([text], output: &output)
    return status
  }
}

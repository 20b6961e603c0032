import SheetReports

/// `detent replay`: one row per event of a trace.
package struct ReplayCommand: RecordingCommand {
  package typealias Own = JoinedOption<ReplayOption, OutputOption>
  package typealias Option = JoinedOption<Own, RecordingOption>

  package static let name = "replay"
  package static let summary = "print one row per event: what the sheet did with it, and why"
  package static let operands = "PATH..."

  package var plots = false
  /// The id of the only session that is wanted.
  package var session: String?
  package var outputOptions = OutputOptions()
  package var scene = SceneOptions()
  package var input = InputOptions()
  package var general = GeneralOptions()

  package init() {}

  package mutating func take(
    _ option: Own, from reader: inout ArgumentReader<Option>
  ) throws(UsageError) {
    switch option {
    case .first(.plot): plots = true
    case .first(.session): session = try reader.value()
    case .second(let option): try outputOptions.take(option, from: &reader)
    }
  }

  package func validate() throws(UsageError) {
    try outputOptions.checkFormat(among: [.csv, .ndjson])
    if plots, outputOptions.format != nil {
      throw .contradictory(ReplayOption.plot.spelling, OutputOption.format.spelling)
    }
  }

  package func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    let setting = try ReplaySetting(scene)
    let reader = try BatchReader(input, scene: setting.scene, progress: general.progress)
    guard !plots else {
      return try plot(setting, reader, output: &output, diagnostics: &diagnostics)
    }
    let textCells = outputOptions.textCells
    let format = outputOptions.format ?? .csv
    let transcriber = ReplayTranscriber(format: format, textCells: textCells)
    let batch = reader.read(EngineDriver(setting: setting, observer: transcriber))
    let status = batch.verdict(input, general, diagnostics: &diagnostics)
    let pages = try TranscriptPages(
      batch: batch, session: session, format: format, textCells: textCells)
    try outputOptions.target.write(pages.pieces, output: &output)
    return status
  }

  private func plot(
    _ setting: ReplaySetting, _ reader: BatchReader, output: inout some TextOutputStream,
    diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    let layout = outputOptions.isToStandardOutput ? general.layout : .plain
    let batch = reader.read(
      EngineDriver(setting: setting, observer: ReplayPlotter(layout: layout)))
    let status = batch.verdict(input, general, diagnostics: &diagnostics)
    var pieces: [[UInt8]] = []
    for page in try PresentationPages(batch, session: session).pages {
      let title = layout.painted("session \(page.id)", .heading)
      pieces.append(Array((title + "\n" + page.payload + "\n").utf8))
    }
    pieces.append(Array((layout.painted(ReplayPlot.legend, .quiet) + "\n").utf8))
    try outputOptions.target.write(pieces, output: &output)
    return status
  }
}

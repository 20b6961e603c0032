import SheetAnalytics
import SheetReplay
import SheetReports
import TouchTraces

/// `detent parity`: the same gestures under several tunings, in one pass.
package struct ParityCommand: RecordingCommand {
  package typealias Option = JoinedOption<ParityOption, RecordingOption>

  package static let name = "parity"
  package static let summary = "compare what the same gestures do under several presets or tunings"
  package static let operands = "PATH..."

  /// Presets' names and files' paths.
  package var tunings: [String] = []
  package var out = "Reports/parity"
  package var force = false
  package var rawCells = false
  package var scene = SceneOptions()
  package var input = InputOptions()
  package var general = GeneralOptions()
  /// Options of this command line that an explanation of one gesture needs, too.
  private var forwarded: [String] = []

  package init() {}

  package mutating func take(
    _ option: ParityOption, from reader: inout ArgumentReader<Option>
  ) throws(UsageError) {
    switch option {
    case .tunings:
      tunings = try reader.value("two tunings or more between commas") { text in
        ValueText.names(text).flatMap { $0.count > 1 ? $0 : nil }
      }
    case .out: out = try reader.value("a folder") { ValueText.folder($0) }
    case .force: force = true
    case .rawCells: rawCells = true
    }
  }

  package mutating func finish(_ arguments: some Collection<String>) throws(UsageError) {
    forwarded = try ForwardedOptions.words(of: arguments, besides: ParityOption.self)
  }

  package func validate() throws(UsageError) {
    guard !tunings.isEmpty else {
      throw .missingOption(ParityOption.tunings.spelling, purpose: "to say what is compared")
    }
    if scene.tuning != nil {
      throw .contradictory(SceneOption.tuning.spelling, ParityOption.tunings.spelling)
    }
  }

  package func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    let tunings = try NamedTuning.all(tunings, of: ParityOption.tunings.spelling)
    let setting = try setting(baseline: tunings[0].tuning)
    let reader = try BatchReader(input, scene: setting.scene, progress: general.progress)
    var folder = try ParityFolder(self)
    var store = ParityStore(tunings: tunings.count)
    let batch = try reader.read(
      EngineDriver(setting: setting, observer: ParityObserver(tunings, textCells: textCells))
    ) { (file) throws(CommandFailure) in
      try store.take(file)
    }
    let status = batch.verdict(input, general, diagnostics: &diagnostics)
    guard batch.counts.inputs > 0 else { return status }

    let list = OffenderList(
      batch, tunings: tunings, anchor: setting.anchor ?? .gesture, forwarded: forwarded)
    let parity = Parity(
      tunings: tunings.map(\.name), tally: store.tally, offenders: list.offenders(store.worst))
    try folder.write(
      parity, batch, store.spool,
      record: record(setting, batch, tunings: tunings, counts: store.gestureCounts))
    if !general.quiet { ParityText.write(parity, to: &output, layout: general.layout) }
    return status
  }

  /// The sheet between gestures is that of the `baseline`.
  private func setting(baseline: Tuning) throws(CommandFailure) -> ReplaySetting {
    var setting = try ReplaySetting(scene)
    setting.tuning = baseline
    setting.anchor = scene.anchor ?? .gesture
    return setting
  }

  /// How text cells are written.
  var textCells: CSVWriter.TextCells { rawCells ? .raw : .guarded }

  private func record(
    _ setting: ReplaySetting, _ batch: Batch<[SpooledRows]>, tunings: [NamedTuning],
    counts: RunCounts
  ) -> RunRecord {
    var record = RunRecord(
      command: Self.name, versions: .current, tuning: setting.tuning,
      scene: setting.scene.fileJSON, anchor: setting.anchor ?? .gesture, seed: 0)
    record.counts = batch.counts
    record.counts.merge(counts)
    record.options = RunRecord.Option.list(input)
    record.options.add("raw_cells", rawCells ? .boolean(true) : nil)
    record.options.add("tunings", .object(tunings.map { ($0.name, $0.tuning.json) }))
    record.inputs = RunRecord.Input.list(batch)
    return record
  }
}

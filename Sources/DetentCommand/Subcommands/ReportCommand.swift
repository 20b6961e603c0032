import SheetReports

/// `detent report`: ingest, replay, analyse; writes the CSV files and prints a summary.
package struct ReportCommand: RecordingCommand {
  package typealias Option = JoinedOption<ReportOption, RecordingOption>

  package static let name = "report"
  package static let summary = "replay traces, write the CSV files of a report, print a summary"
  package static let operands = "PATH..."

  package var out = "Reports/latest"
  package var groupBy: [String] = []
  /// Microseconds.
  package var dwellHorizon: Int64 = 10_000_000
  package var callbacks = false
  package var html: String?
  package var seed: UInt64 = 0
  package var force = false
  package var rawCells = false
  package var scene = SceneOptions()
  package var input = InputOptions()
  package var general = GeneralOptions()
  /// Options of this command line that a view of one session needs, too.
  package var forwarded: [String] = []

  package init() {}

  package mutating func take(
    _ option: ReportOption, from reader: inout ArgumentReader<Option>
  ) throws(UsageError) {
    switch option {
    case .out: out = try reader.value("a folder") { ValueText.folder($0) }
    case .groupBy: groupBy = try reader.value("labels between commas") { ValueText.names($0) }
    case .dwellHorizon:
      dwellHorizon = try reader.value("seconds above 0") { text in
        ValueText.microseconds(text).flatMap { $0 > 0 ? $0 : nil }
      }
    case .callbacks: callbacks = true
    case .html: html = try reader.value("a file") { ValueText.page($0) }
    case .seed: seed = try reader.value("a whole number from 0") { UInt64($0) }
    case .force: force = true
    case .rawCells: rawCells = true
    }
  }

  package mutating func finish(_ arguments: some Collection<String>) throws(UsageError) {
    forwarded = try ForwardedOptions.words(of: arguments, besides: ReportOption.self)
  }

  package func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    try run(under: try ReplaySetting(scene), output: &output, diagnostics: &diagnostics)
  }

  /// Writes the report of a run under a setting that the options need not name.
  func run(
    under setting: ReplaySetting, output: inout some TextOutputStream,
    diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    let reader = try BatchReader(input, scene: setting.scene, progress: general.progress)
    var folder = try ReportFolder(
      out, command: Self.name, names: ReportTables.names, force: force)
    var page = try folder.page(html, force: force)
    let rowOptions = RowOptions(
      textCells: rawCells ? .raw : .guarded, callbacks: callbacks ? .written : .leftOut,
      page: html == nil ? .leftOut : .drawn)
    let stores = RowStores(count: reader.jobs, groupBy: groupBy, options: rowOptions)
    let batch = try reader.read { worker in
      EngineDriver(setting: setting, observer: RowObserver(rowOptions.page, into: stores[worker]))
    } keep: { (file, worker) throws(CommandFailure) in
      try stores[worker].update { (store) throws(CommandFailure) in try store.take(file) }
    }
    let status = batch.verdict(input, general, diagnostics: &diagnostics)
    guard batch.counts.inputs > 0 else { return status }
    try batch.checkLabels(groupBy)

    let sums = try stores.sums()
    let summary = try ReportSummary(self, setting: setting, batch: batch, sums: sums)
    try ReportTables(batch, options: rowOptions).write(
      to: &folder, from: stores, labelNames: sums.labelNames.names)
    try summary.writeTable(to: &folder, textCells: rowOptions.textCells)
    let record = RunRecord(
      self, setting: setting, batch: batch, counts: summary.counts, outputs: folder.outputs)
    try folder.write(ReportFolder.recordName) { (file) throws(CommandFailure) in
      try file.write(Array(record.fileText.utf8))
    }
    if var file = page.take() {
      let text = try ReportPage(
        self, setting: setting, batch: batch, summary: summary, sums: sums
      ).text
      try file.write(Array(text.utf8))
      try file.commit()
    }
    if !general.quiet { summary.write(to: &output, layout: general.layout) }
    return status
  }
}

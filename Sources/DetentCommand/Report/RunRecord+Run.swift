import SheetAnalytics
import SheetReports
import TouchTraces

extension RunRecord {
  /// The record of a report.
  init(
    _ command: ReportCommand, setting: ReplaySetting, batch: Batch<[KeptPresentation]>,
    counts: RunCounts, outputs: [Output]
  ) {
    self.init(
      command: ReportCommand.name,
      versions: Versions(
        program: Version.text, model: Version.model, tables: Version.tables),
      tuning: setting.tuning, scene: setting.scene.fileJSON, anchor: batch.anchor(under: setting),
      seed: command.seed)
    self.counts = counts
    parameters.dwellHorizon = command.dwellHorizon
    options = command.resultOptions
    inputs = batch.files.filter { !$0.isNoTrace }.map { file in
      Input(source: file.source, byteCount: file.byteCount, checksum: file.checksum)
    }
    self.outputs = outputs
  }
}

extension ReportCommand {
  /// The options that change results and stand nowhere else in the record of a run.
  fileprivate var resultOptions: [RunRecord.Option] {
    var options: [RunRecord.Option] = []
    func add(_ name: String, _ value: JSONValue?) {
      if let value { options.append(RunRecord.Option(name: name, value: value)) }
    }
    let importing = input.importing
    add("assume_rate", importing.assumedRate.map(JSONValue.number))
    add("axis_max", importing.axisMaximum.map { .array([.integer($0.x), .integer($0.y)]) })
    add("flip_x", importing.flipX ? .boolean(true) : nil)
    add("flip_y", importing.flipY ? .boolean(true) : nil)
    add("from", input.format.map { .string($0.rawValue) })
    add("group_by", groupBy.isEmpty ? nil : .array(groupBy.map(JSONValue.string)))
    add("raw_cells", rawCells ? .boolean(true) : nil)
    add("rotate", importing.rotation == .none ? nil : .integer(importing.rotation.rawValue))
    add(
      "screen",
      importing.screen.map { .array([.number($0.width), .number($0.height), .number($0.scale)]) })
    let filter = input.filter.map { JSONValue.string("\($0.name)=\($0.value)") }
    add("where", filter.isEmpty ? nil : .array(filter))
    return options
  }
}

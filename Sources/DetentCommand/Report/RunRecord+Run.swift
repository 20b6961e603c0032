import SheetAnalytics
import SheetReports
import TouchTraces

extension RunRecord {
  /// The record of a report.
  init(
    _ command: ReportCommand, setting: ReplaySetting, batch: Batch<SpooledSession>,
    counts: RunCounts, outputs: [Output]
  ) {
    self.init(
      command: ReportCommand.name,
      versions: .current,
      tuning: setting.tuning, scene: setting.scene.fileJSON, anchor: batch.anchor(under: setting),
      seed: command.seed)
    self.counts = counts
    parameters.dwellHorizon = command.dwellHorizon
    options = Option.list(command.input)
    options.add(
      "group_by", command.groupBy.isEmpty ? nil : .array(command.groupBy.map(JSONValue.string)))
    options.add("raw_cells", command.rawCells ? .boolean(true) : nil)
    options.add("anchor_by_format", batch.isMixed(under: setting) ? .boolean(true) : nil)
    inputs = Input.list(batch)
    self.outputs = outputs
  }
}

extension RunRecord.Input {
  /// The files that were read as traces.
  static func list(_ batch: Batch<some Sendable>) -> [RunRecord.Input] {
    batch.files.filter { !$0.isNoTrace }.map { file in
      RunRecord.Input(source: file.source, byteCount: file.byteCount, checksum: file.checksum)
    }
  }
}

extension RunRecord.Option {
  /// The options of how files are read that change results.
  static func list(_ input: InputOptions) -> [RunRecord.Option] {
    var options: [RunRecord.Option] = []
    let importing = input.importing
    options.add("assume_rate", importing.assumedRate.map(JSONValue.number))
    options.add(
      "axis_max", importing.axisMaximum.map { .array([.integer($0.x), .integer($0.y)]) })
    options.add("flip_x", importing.flipX ? .boolean(true) : nil)
    options.add("flip_y", importing.flipY ? .boolean(true) : nil)
    options.add("from", input.format.map { .string($0.rawValue) })
    options.add(
      "rotate", importing.rotation == .none ? nil : .integer(importing.rotation.rawValue))
    options.add(
      "screen",
      importing.screen.map { .array([.number($0.width), .number($0.height), .number($0.scale)]) })
    let filter = input.filter.map { JSONValue.string("\($0.name)=\($0.value)") }
    options.add("where", filter.isEmpty ? nil : .array(filter))
    return options
  }
}

extension [RunRecord.Option] {
  /// Adds the option `name` if it has a value.
  mutating func add(_ name: String, _ value: JSONValue?) {
    if let value { append(RunRecord.Option(name: name, value: value)) }
  }
}

import SheetAnalytics
import SheetReplay
import SheetReports
import TouchTraces

/// `detent sweep`: metrics over a grid of tuning fields, in one pass.
package struct SweepCommand: RecordingCommand {
  package typealias Option = JoinedOption<SweepOption, RecordingOption>

  package static let name = "sweep"
  package static let summary = "metrics over a grid of tuning fields, in one pass"
  package static let operands = "PATH..."

  package var varied: [VariedField] = []
  /// Two metrics of `summary.csv`.
  package var pareto = ["interactive_dismiss_rate", "abandoned_rate"]
  package var out = "Reports/sweep"
  package var groupBy: [String] = []
  /// Microseconds.
  package var dwellHorizon: Int64 = 10_000_000
  package var force = false
  package var rawCells = false
  package var scene = SceneOptions()
  package var input = InputOptions()
  package var general = GeneralOptions()

  package init() {}

  package mutating func take(
    _ option: SweepOption, from reader: inout ArgumentReader<Option>
  ) throws(UsageError) {
    switch option {
    case .vary:
      varied.append(
        try reader.value("FIELD=FROM:TO:STEP with up to 1000 values") { VariedField($0) })
    case .pareto:
      pareto = try reader.value("two metrics between a comma") { text in
        ValueText.names(text).flatMap { $0.count == 2 ? $0 : nil }
      }
    case .out: out = try reader.value("a folder") { ValueText.folder($0) }
    case .groupBy: groupBy = try reader.value("labels between commas") { ValueText.names($0) }
    case .dwellHorizon:
      dwellHorizon = try reader.value("seconds above 0") { text in
        ValueText.microseconds(text).flatMap { $0 > 0 ? $0 : nil }
      }
    case .force: force = true
    case .rawCells: rawCells = true
    }
  }

  package func validate() throws(UsageError) {
    guard !varied.isEmpty else {
      throw .missingOption("--vary", purpose: "to say which field takes which values")
    }
    for field in varied { _ = try field.field() }
  }

  package func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    let setting = try setting()
    let grid = try grid(of: setting.tuning)
    let reader = try BatchReader(input, scene: setting.scene, progress: general.progress)
    var folder = try ReportFolder(
      out, command: Self.name, names: [SweepTable.fileName, SweepPlot.fileName], force: force)
    var store = SweepStore(count: grid.tunings.count, groupBy: groupBy)
    let batch = try reader.read(
      EngineDriver(setting: setting, observer: SweepObserver(grid))
    ) { (file) throws(CommandFailure) in
      try store.take(file)
    }
    let status = batch.verdict(input, general, diagnostics: &diagnostics)
    guard batch.counts.inputs > 0 else { return status }
    try batch.checkLabels(groupBy)

    let sweep = try sweep(over: grid, store, anchor: setting.anchor ?? .gesture)
    var table = CSVWriter(textCells: rawCells ? .raw : .guarded)
    SweepTable.append(sweep, to: &table)
    try folder.write(SweepTable.fileName, table.takeBytes())
    try folder.write(SweepPlot.fileName, Array(SweepPlot.text(of: sweep).utf8))
    let record = record(setting, batch, outputs: folder.outputs)
    try folder.write(ReportFolder.recordName, Array(record.fileText.utf8))
    if !general.quiet { SweepText.write(sweep, to: &output, layout: general.layout) }
    return status
  }

  /// The tuning that is varied, under the gesture anchor unless another is asked for.
  private func setting() throws(CommandFailure) -> ReplaySetting {
    var setting = try ReplaySetting(scene)
    setting.anchor = scene.anchor ?? .gesture
    return setting
  }

  private func grid(of base: Tuning) throws(CommandFailure) -> TuningGrid {
    do throws(UsageError) {
      return try TuningGrid(varied, base: base)
    } catch {
      throw .usage(error)
    }
  }

  private func sweep(
    over grid: TuningGrid, _ store: SweepStore, anchor: ReplayAnchor
  ) throws(CommandFailure) -> Sweep {
    var points: [Sweep.Point] = []
    for (place, tuning) in grid.tunings.enumerated() {
      var parameters = MetricParameters(tuning: tuning)
      parameters.dwellHorizon = dwellHorizon
      do throws(AccumulatorError) {
        let rows = try store.tables[place].summaryRows(parameters: parameters, anchor: anchor)
        points.append(Sweep.Point(values: grid.values[place], rows: rows))
      } catch {
        throw .internalError(reason: "\(error)")
      }
    }
    let known = points.first?.rows.map(\.metric) ?? []
    for metric in pareto where !known.contains(metric) {
      throw .usage(
        .invalidValue(
          option: SweepOption.pareto.spelling, value: metric,
          expected: "a metric of summary.csv" + NearestName.example(for: metric, in: known)))
    }
    return Sweep(
      fields: grid.fields.map { ($0.name, $0.unit == .count ? "" : $0.unit.rawValue) },
      points: points, metrics: (pareto[0], pareto[1]))
  }

  private func record(
    _ setting: ReplaySetting, _ batch: Batch<Int>, outputs: [RunRecord.Output]
  ) -> RunRecord {
    var record = RunRecord(
      command: Self.name, versions: .current, tuning: setting.tuning,
      scene: setting.scene.fileJSON, anchor: setting.anchor ?? .gesture, seed: 0)
    record.counts = batch.counts
    record.parameters.dwellHorizon = dwellHorizon
    record.options = RunRecord.Option.list(input)
    record.options.add("group_by", groupBy.isEmpty ? nil : .array(groupBy.map { .string($0) }))
    record.options.add("pareto", .array(pareto.map { .string($0) }))
    record.options.add("raw_cells", rawCells ? .boolean(true) : nil)
    record.options.add(
      "vary", .object(varied.map { ($0.name, .array($0.values.map { .number($0) })) }))
    record.inputs = RunRecord.Input.list(batch)
    record.outputs = outputs
    return record
  }
}

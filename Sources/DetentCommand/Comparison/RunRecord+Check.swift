import SheetAnalytics
import SheetReplay
import SheetReports
import TouchTraces

extension RunRecord {
  /// The record of a check of two tunings.
  init(
    _ command: CheckCommand, setting: ReplaySetting, candidate: Tuning, gate: Gate,
    batch: Batch<[KeptFlip]>
  ) {
    self.init(command, setting: setting, anchor: setting.anchor ?? .gesture, batch: batch)
    let asked = command.gateOptions
    seed = asked.seed
    parameters.dwellHorizon = asked.dwellHorizon
    options.add("candidate", candidate.json)
    options.add("equivalence", asked.aim == .equivalence ? .boolean(true) : nil)
    options.add("gate", try? JSONParser.parse(Array(gate.fileText.utf8)))
    options.add("replicates", .integer(asked.replicates))
    options.add("test", .string(asked.test.rawValue))
  }

  /// The record of a check without its question.
  init(
    _ command: CheckCommand, setting: ReplaySetting, anchor: ReplayAnchor,
    batch: Batch<some Sendable>
  ) {
    self.init(
      command: CheckCommand.name, versions: .current, tuning: setting.tuning,
      scene: setting.scene.fileJSON, anchor: anchor, seed: 0)
    counts = batch.counts
    options = Option.list(command.input)
    options.add("fail_on", command.failingWords)
    options.add("max_flips", command.mostFlips.map { .integer($0) })
    options.add("raw_cells", command.rawCells ? .boolean(true) : nil)
    inputs = Input.list(batch)
  }
}

extension CheckCommand {
  fileprivate var failingWords: JSONValue? {
    let words = FailingVerdict.allCases.filter(failingVerdicts.contains).map(\.rawValue)
    return words.isEmpty ? nil : .array(words.map(JSONValue.string))
  }
}

extension RunRecord.Versions {
  /// The versions of this program.
  static let current = RunRecord.Versions(
    program: Version.text, model: Version.model, tables: Version.tables)
}

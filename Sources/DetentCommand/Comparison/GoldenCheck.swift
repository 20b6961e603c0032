import SheetAnalytics
import SheetReplay
import SheetReports
import TouchTraces

/// A check of the outcomes of now against those that a report has recorded; no statistics.
struct GoldenCheck {
  private let command: CheckCommand
  private let folder: String

  /// Prepares the check against the report in `folder`.
  init(_ command: CheckCommand, folder: String) {
    self.command = command
    self.folder = folder
  }

  /// Replays all recordings as the report was made, writes the files and prints the answer.
  func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    guard GoldenFolder.exists(folder) || !command.updates else {
      let report = try GoldenFolder.reportCommand(of: command, folder: folder)
      return try report.run(output: &output, diagnostics: &diagnostics)
    }
    let golden = try GoldenFolder(folder)
    let setting = try golden.setting(command.scene)
    let recorded = RecordedOutcomes(try golden.outcomes())
    let reader = try BatchReader(
      command.input, scene: setting.scene, progress: command.general.progress)
    var checkFolder = try CheckFolder(command)
    let batch = reader.read(EngineDriver(setting: setting, observer: OutcomeObserver()))
    let status = batch.verdict(command.input, command.general, diagnostics: &diagnostics)
    guard batch.counts.inputs > 0 else { return status }

    let (record, report) = report(of: batch, recorded, setting, golden.textCells)
    try checkFolder.write(report, record: record)
    let answer = try checkFolder.print(report, to: &output)
    guard command.updates, status == .done else { return ExitStatus.combined([status, answer]) }
    let update = try golden.reportCommand(of: command)
    return try update.run(under: setting, output: &output, diagnostics: &diagnostics)
  }

  private func report(
    of batch: Batch<[OutcomeObserver.Presentation]>, _ recorded: RecordedOutcomes,
    _ setting: ReplaySetting, _ textCells: CSVWriter.TextCells
  ) -> (RunRecord, CheckReport) {
    var recorded = recorded
    var record = RunRecord(
      command, setting: setting, anchor: batch.anchor(under: setting), batch: batch)
    var paths: [String: (path: String, id: String)] = [:]
    for session in batch.sessions {
      let path = ShownPath.text(session.path, name: session.source)
      for presentation in session.record.payload ?? [] {
        let id = PresentationID.text(session.id, presentation: presentation.number)
        let cell = CSVText.cell(id, textCells)
        paths[cell] = (path, id)
        for (index, end) in presentation.gestures.enumerated() {
          record.counts.add(end.outcome)
          recorded.note(end, at: RecordedOutcomes.Key(sessionID: cell, gesture: index + 1))
        }
      }
    }
    record.options.add("golden", .string(ShownPath.text(folder)))
    let list = FlipList(command, anchor: record.anchor, tuning: Self.presetName(setting, command))
    let flips = recorded.differences.map { key, flip in
      paths[key.sessionID].map { list.entry(flip, of: $0.id, path: $0.path) }
        ?? CheckReport.ListedFlip(
          sessionID: key.sessionID, flip: flip, path: nil, explanation: nil)
    }
    var report = CheckReport(
      question: .recorded(folder: ShownPath.text(folder)), policy: policy, counts: record.counts,
      compared: recorded.compared, flips: FlipList.sorted(flips))
    report.configuration = record.configurationHash
    return (record, report)
  }

  /// What was recorded must hold, unless it is about to be replaced.
  private var policy: CheckReport.Policy {
    var policy = command.policy
    policy.mostFlips = command.updates ? nil : command.mostFlips ?? 0
    return policy
  }

  /// The preset that the record names, where the command line names no tuning.
  private static func presetName(_ setting: ReplaySetting, _ command: CheckCommand) -> String? {
    guard command.scene.tuning == nil, setting.tuning != .uikit else { return nil }
    return TuningPreset.allCases.first { $0.tuning == setting.tuning }?.rawValue
  }
}

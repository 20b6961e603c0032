import SheetAnalytics
import SheetReplay
import SheetReports

/// A check of two tunings on the same recordings.
struct TuningCheck {
  private let command: CheckCommand
  private let setting: ReplaySetting
  private let candidate: Tuning
  private let gate: Gate

  /// Reads the tunings and the gate that the command line names.
  init(_ command: CheckCommand) throws(CommandFailure) {
    self.command = command
    var setting = try ReplaySetting(command.scene)
    setting.tuning = try ReplaySetting.tuning(
      command.baseline, of: CheckOption.baseline.spelling)
    setting.anchor = command.scene.anchor ?? .gesture
    self.setting = setting
    candidate = try ReplaySetting.tuning(command.candidate, of: CheckOption.candidate.spelling)
    gate = try Self.gate(command.gateFile)
  }

  /// Replays all recordings under both tunings, writes the files and prints the answer.
  func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    let reader = try BatchReader(
      command.input, scene: setting.scene, progress: command.general.progress)
    var folder = try CheckFolder(command)
    var store = PairStore(groupBy: gate.groups)
    let batch = try reader.read(
      EngineDriver(
        setting: setting,
        observer: PairObserver(
          candidate: candidate, tracks: command.html == nil ? .leftOut : .kept))
    ) { (file) throws(CommandFailure) in
      try store.take(file)
    }
    let status = batch.verdict(command.input, command.general, diagnostics: &diagnostics)
    guard batch.counts.inputs > 0 else { return status }

    var record = RunRecord(
      command, setting: setting, candidate: candidate, gate: gate, batch: batch)
    record.counts.merge(store.gestureCounts)
    let report = try report(of: batch, store, record)
    try folder.write(report, record: record, tracks: tracks(of: report.flips, in: batch, store))
    return ExitStatus.combined([status, try folder.print(report, to: &output)])
  }

  private var anchor: ReplayAnchor { setting.anchor ?? .gesture }

  private func report(
    of batch: Batch<[KeptFlip]>, _ store: PairStore, _ record: RunRecord
  ) throws(CommandFailure) -> CheckReport {
    let question = CheckReport.Question.tunings(
      baseline: Self.name(command.baseline), candidate: Self.name(command.candidate),
      differences: TuningDifference.all(setting.tuning, candidate))
    let flips = FlipList(command, anchor: anchor, tuning: command.baseline)
    var report = CheckReport(
      question: question, policy: command.policy, counts: record.counts,
      compared: record.counts.gestures, flips: flips.listed(batch))
    report.seed = command.gateOptions.seed
    report.replicates = command.gateOptions.replicates
    report.configuration = record.configurationHash
    report.baselineMismatches = store.tables.baselineMismatches
    let metrics: [PairedMetric]
    do throws(AccumulatorError) {
      report.validity = try store.tables.validity()
      metrics = try store.tables.metrics(anchor: anchor)
    } catch {
      throw .internalError(reason: "\(error)")
    }
    report.rows = try rows(metrics)
    return report
  }

  /// The tracks of flips by their places in the list.
  private func tracks(
    of flips: [CheckReport.ListedFlip], in batch: Batch<[KeptFlip]>, _ store: PairStore
  ) -> [Int: FlipTrack] {
    let drawn = Dictionary(store.drawn.elements.map { ($0.place, $0.track) }) { first, _ in first }
    guard !drawn.isEmpty else { return [:] }
    var byGesture: [String: FlipTrack] = [:]
    for session in batch.sessions {
      for kept in session.record.payload ?? [] {
        let place = DrawnFlip.Place(
          source: session.source, session: session.record.number,
          presentation: kept.presentation, gesture: kept.flip.gesture)
        let id = PresentationID.text(session.id, presentation: kept.presentation)
        byGesture["\(kept.flip.gesture) \(id)"] = drawn[place]
      }
    }
    var tracks: [Int: FlipTrack] = [:]
    for (place, listed) in flips.enumerated() {
      tracks[place] = byGesture["\(listed.flip.gesture) \(listed.sessionID)"]
    }
    return tracks
  }

  private func rows(_ metrics: [PairedMetric]) throws(CommandFailure) -> [CheckRow] {
    do throws(GateEvaluationError) {
      return try GateEvaluation.rows(metrics, gate: gate, options: command.gateOptions)
    } catch {
      throw .usage(
        .unsuitable(
          option: CheckOption.test.spelling + " " + command.gateOptions.test.rawValue,
          reason: error.description))
    }
  }

  private static func name(_ tuning: String?) -> String {
    ShownPath.text(tuning ?? TuningPreset.uikit.rawValue)
  }

  private static func gate(_ path: String?) throws(CommandFailure) -> Gate {
    guard let path else { return .standard }
    let bytes = try ReplaySetting.contents(of: path)
    do throws(GateError) {
      return try Gate(json: bytes)
    } catch {
      throw .configuration(path: path, reason: error.description)
    }
  }
}

extension CheckCommand {
  /// What fails this check.
  var policy: CheckReport.Policy {
    var policy = CheckReport.Policy()
    policy.mostFlips = mostFlips
    policy.failsOnInconclusive = failingVerdicts.contains(.inconclusive)
    policy.failsOnImproved = failingVerdicts.contains(.improved)
    return policy
  }
}

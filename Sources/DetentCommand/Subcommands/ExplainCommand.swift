import SheetAnalytics
import SheetReplay
import SheetReports
import TouchTraces

/// `detent explain`: why gestures were decided as they were, in words and numbers.
package struct ExplainCommand: RecordingCommand {
  package typealias Own = JoinedOption<ExplainOption, OutputOption>
  package typealias Option = JoinedOption<Own, RecordingOption>

  package static let name = "explain"
  package static let summary = "say why a gesture was decided so, and what would have changed it"
  package static let operands = "FILE"

  package var session: String?
  package var gesture: Int?
  /// The tuning between gestures; `nil` if it is that of the gestures.
  package var baseline: String?
  package var outputOptions = OutputOptions()
  package var scene = SceneOptions()
  package var input = InputOptions()
  package var general = GeneralOptions()

  package init() {}

  package mutating func take(
    _ option: Own, from reader: inout ArgumentReader<Option>
  ) throws(UsageError) {
    switch option {
    case .first(.session): session = try reader.value()
    case .first(.gesture):
      let number: Int = try reader.value("a whole number from 1") { text in
        ValueText.count(text).flatMap { $0 > 0 ? $0 : nil }
      }
      gesture = number
    case .first(.baseline): baseline = try reader.value()
    case .second(let option): try outputOptions.take(option, from: &reader)
    }
  }

  package func validate() throws(UsageError) {
    guard session != nil else {
      throw .missingOption("--session", purpose: "to say whose gestures are explained")
    }
    if baseline != nil, scene.anchor == .session {
      throw .contradictory(ExplainOption.baseline.spelling, "--anchor session")
    }
    try outputOptions.checkFormat(among: [.table, .json])
  }

  package func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    let (setting, candidate) = try setting()
    let reader = try RepeatableReader(
      input, scene: setting.scene, progress: general.progress)
    let batch = reader.read(
      PlacedVisitor(EngineDriver(setting: setting, observer: GestureCounter())))
    let status = batch.verdict(input, general, diagnostics: &diagnostics)
    let directory = SessionDirectory(batch)
    guard !directory.entries.isEmpty else { return status }
    let entry = try directory.entry(session ?? "")
    let explanation = try explanation(of: entry, reader, setting, candidate: candidate)
    try outputOptions.target.write([Array(text(of: explanation).utf8)], output: &output)
    return status
  }

  /// What is replayed, and the tuning of gestures where it is not that of the sheet between them.
  private func setting() throws(CommandFailure) -> (ReplaySetting, candidate: Tuning?) {
    var setting = try ReplaySetting(scene)
    guard let baseline else { return (setting, nil) }
    let candidate = setting.tuning
    setting.tuning = try ReplaySetting.tuning(baseline, of: ExplainOption.baseline.spelling)
    setting.anchor = .gesture
    return (setting, candidate)
  }

  private func explanation(
    of entry: SessionDirectory.Entry, _ reader: RepeatableReader, _ setting: ReplaySetting,
    candidate: Tuning?
  ) throws(CommandFailure) -> SessionExplanation {
    if let gesture, gesture > entry.gestureCount {
      let count = entry.gestureCount
      throw .nothingToRead(
        reason: "there is no gesture \(gesture): session '\(entry.id)' has \(count)")
    }
    let explorer = GestureExplorer(
      presentation: entry.presentation, choice: gesture.map { .one($0) } ?? .all,
      candidate: candidate)
    let visitor = PlacedVisitor(
      EngineDriver(setting: setting, observer: explorer), at: [entry.place])
    let visit = reader.visits(visitor, path: entry.path).first
    return SessionExplanation(
      sessionID: entry.id, gestureCount: entry.gestureCount, gestures: visit?.payload ?? [])
  }

  private func text(of explanation: SessionExplanation) -> String {
    var text = ""
    switch outputOptions.format ?? .table {
    case .json, .ndjson, .csv: text = ExplanationJSON.text(of: explanation)
    case .table where gesture == nil: ExplanationText.writeList(explanation, to: &text)
    case .table:
      for gesture in explanation.gestures {
        ExplanationText.write(gesture, of: explanation, to: &text)
      }
    }
    return text
  }
}

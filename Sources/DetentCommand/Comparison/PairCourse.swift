import SheetAnalytics
import SheetReplay
import TouchTraces

/// One recording under way under two tunings.
struct PairCourse {
  private let anchor: ReplayAnchor
  private var candidate: CandidateSheet
  private var recorderA: SessionRecorder
  private var recorderB: SessionRecorder
  private var log: PairLog

  /// Begins the replay of a recording whose `sheet` is the baseline's.
  init(
    _ header: SessionHeader, candidate tuning: Tuning, sheet: ReplayedSheet, anchor: ReplayAnchor
  ) {
    self.anchor = anchor
    candidate = CandidateSheet(tuning, baseline: sheet, anchor: anchor)
    recorderA = SessionRecorder(header: header, engine: sheet.engine, anchor: anchor)
    recorderB = SessionRecorder(header: header, engine: candidate.sheet.engine, anchor: anchor)
    log = PairLog(
      a: sheet.engine.step, b: candidate.sheet.engine.step, anchor: anchor)
  }

  /// The baseline's sheet is about to handle an event.
  mutating func prepare(for event: TraceEvent, sheet: ReplayedSheet) {
    guard sheet.beginsGesture(with: event) else { return }
    candidate.leave(sheet)
    log.closeGesture()
  }

  /// The baseline's sheet has answered an event: the candidate's answers it, too.
  mutating func observe(_ step: Step, of event: TraceEvent, sheet: ReplayedSheet) {
    recorderA.record(step, event: event, detents: sheet)
    guard candidate.isApart else {
      recorderB.record(step, event: event, detents: sheet)
      log.note(common: step)
      return
    }
    let other = candidate.sheet.handle(event)
    recorderB.record(other, event: event, detents: candidate.sheet)
    log.note(step, other, at: event.time)
    guard !candidate.isTouched(baseline: sheet) else {
      if case .observed(let observation) = event.action {
        log.note(observation, baselineY: step.y)
      }
      return
    }
    log.closeGesture()
    candidate.endGesture()
  }

  /// Ends the recording.
  mutating func finish() -> PairedRecording {
    log.closeGesture()
    return log.recording(
      a: Self.results(of: &recorderA), b: Self.results(of: &recorderB), anchor: anchor)
  }

  private static func results(of recorder: inout SessionRecorder) -> [SessionResult] {
    recorder.finish()
    var results: [SessionResult] = []
    while let result = recorder.takeResult() { results.append(result) }
    return results
  }
}

import SheetAnalytics
import SheetReplay
import TouchTraces

/// One recording under way under a baseline and under other tunings beside it.
struct PairCourse {
  private let anchor: ReplayAnchor
  private var recorder: SessionRecorder
  private var arms: [PairArm]

  /// Begins the replay of a recording whose `sheet` is the baseline's.
  init(
    _ header: SessionHeader, candidates: [Tuning], sheet: ReplayedSheet, anchor: ReplayAnchor,
    tracks: PairObserver.Tracks = .leftOut
  ) {
    self.anchor = anchor
    recorder = SessionRecorder(header: header, engine: sheet.engine, anchor: anchor)
    arms = candidates.map {
      PairArm(header, $0, sheet: sheet, anchor: anchor, tracks: tracks)
    }
  }

  /// The baseline's sheet is about to handle an event.
  mutating func prepare(for event: TraceEvent, sheet: ReplayedSheet) {
    guard sheet.beginsGesture(with: event) else { return }
    for index in arms.indices { arms[index].leave(sheet, at: event.time) }
  }

  /// The baseline's sheet has answered an event: the candidates' sheets answer it, too.
  mutating func observe(_ step: Step, of event: TraceEvent, sheet: ReplayedSheet) {
    recorder.record(step, event: event, detents: sheet)
    for index in arms.indices { arms[index].observe(step, of: event, sheet: sheet) }
  }

  /// Ends the recording; gives it under the baseline and each of the candidates.
  mutating func finish() -> [PairedRecording] {
    let results = recorder.takeAll()
    return arms.indices.map { arms[$0].finish(beside: results, anchor: anchor) }
  }
}

/// One tuning beside the baseline and what becomes of a recording under it.
private struct PairArm {
  private var candidate: CandidateSheet
  private var recorder: SessionRecorder
  private var log: PairLog
  /// Follows the sheets, if flips are drawn.
  private var watch: TrackWatch?

  init(
    _ header: SessionHeader, _ tuning: Tuning, sheet: ReplayedSheet, anchor: ReplayAnchor,
    tracks: PairObserver.Tracks
  ) {
    switch tracks {
    case .kept: watch = TrackWatch()
    case .leftOut: break
    }
    candidate = CandidateSheet(tuning, baseline: sheet, anchor: anchor)
    recorder = SessionRecorder(header: header, engine: candidate.sheet.engine, anchor: anchor)
    log = PairLog(a: sheet.engine.step, b: candidate.sheet.engine.step, anchor: anchor)
  }

  mutating func leave(_ sheet: ReplayedSheet, at time: Timestamp) {
    candidate.leave(sheet)
    log.closeGesture()
    watch?.begin(at: time, sheet: sheet)
  }

  mutating func observe(_ step: Step, of event: TraceEvent, sheet: ReplayedSheet) {
    guard candidate.isApart else {
      recorder.record(step, event: event, detents: sheet)
      log.note(common: step)
      return
    }
    let other = candidate.sheet.handle(event)
    recorder.record(other, event: event, detents: candidate.sheet)
    log.note(step, other, at: event.time)
    watch?.note(step, other, at: event.time)
    guard !candidate.isTouched(baseline: sheet) else {
      if case .observed(let observation) = event.action {
        log.note(observation, baselineY: step.y)
      }
      return
    }
    log.closeGesture(
      track: log.hasParted ? watch?.end(at: event.time, a: sheet, b: candidate.sheet) : nil)
    candidate.endGesture()
  }

  mutating func finish(
    beside baseline: [SessionResult], anchor: ReplayAnchor
  ) -> PairedRecording {
    log.closeGesture()
    return log.recording(a: baseline, b: recorder.takeAll(), anchor: anchor)
  }
}

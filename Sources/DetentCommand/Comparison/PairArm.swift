import SheetAnalytics
import SheetReplay
import TouchTraces

/// One tuning beside the baseline and what becomes of a recording under it.
struct PairArm {
  private var candidate: CandidateSheet
  private var recorder: SessionRecorder
  private var log: PairLog
  /// Follows the sheets, if flips are drawn.
  private var watch: TrackWatch?
  /// Whether both sheets have been in the same state since the gesture began.
  private var isAlike = true
  /// A sheet that is put into states to come back to.
  private let spare: ReplayedSheet

  /// Begins to follow a recording whose baseline has `sheet`.
  init(
    _ header: SessionHeader, _ tuning: Tuning, sheet: ReplayedSheet, anchor: ReplayAnchor,
    tracks: PairObserver.Tracks
  ) {
    switch tracks {
    case .kept: watch = TrackWatch()
    case .leftOut: break
    }
    candidate = CandidateSheet(tuning, baseline: sheet, anchor: anchor)
    spare = ReplayedSheet(sheet.engine)
    recorder = SessionRecorder(header: header, engine: candidate.sheet.engine, anchor: anchor)
    log = PairLog(a: sheet.engine.step, b: candidate.sheet.engine.step, anchor: anchor)
  }

  /// The baseline's sheet is about to take a gesture.
  mutating func leave(_ sheet: ReplayedSheet, at time: Timestamp) {
    candidate.leave(sheet)
    log.closeGesture()
    watch?.begin(at: time, sheet: sheet)
    isAlike = true
  }

  /// Follows moves that nothing came of on the baseline's sheet.
  ///
  /// - Parameters:
  ///   - moves: One move or more.
  ///   - before: The baseline's sheet before them.
  ///   - sheet: The baseline's sheet after them.
  mutating func pass(
    _ moves: Span<LocatedTouch>, from before: ReplayedSheet, to sheet: ReplayedSheet
  ) {
    guard candidate.isApart else { return recorder.pass(moves[moves.count - 1].time) }
    guard watch != nil || log.seeksDivergence else { return follow(moves) }
    if watch == nil, isAlike, staysAlike(moves, sheet) {
      return recorder.pass(moves[moves.count - 1].time)
    }
    spare.replace(by: before)
    for index in moves.indices {
      let event = moves[index].event
      spare.take(event)
      candidate.sheet.take(event)
      candidate.sheet.record(event, in: &recorder)
      log.note(spare.engine.step, candidate.sheet.engine.step, at: event.time)
      watch?.note(spare.engine.step, candidate.sheet.engine.step, at: event.time)
    }
  }

  /// Whether the moves leave both sheets in the same state; if not, the candidate has not moved.
  private mutating func staysAlike(_ moves: Span<LocatedTouch>, _ sheet: ReplayedSheet) -> Bool {
    spare.replace(by: candidate.sheet)
    isAlike = !candidate.sheet.follow(moves, from: 0).isBroken && candidate.sheet.isLike(sheet)
    if !isAlike { candidate.sheet.replace(by: spare) }
    return isAlike
  }

  /// Follows moves when it is known already where the sheets parted.
  private mutating func follow(_ moves: Span<LocatedTouch>) {
    var index = 0
    while index < moves.count {
      let quiet = candidate.sheet.follow(moves, from: index)
      if quiet.end > index { recorder.pass(moves[quiet.end - 1].time) }
      guard quiet.isBroken else { return }
      candidate.sheet.record(moves[quiet.end].event, in: &recorder)
      log.note(candidate: candidate.sheet.engine.step)
      index = quiet.end + 1
    }
  }

  /// Answers an event that the baseline's sheet has answered.
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

  /// Ends the recording.
  mutating func finish(
    beside baseline: [SessionResult], anchor: ReplayAnchor
  ) -> PairedRecording {
    log.closeGesture()
    return log.recording(a: baseline, b: recorder.takeAll(), anchor: anchor)
  }
}

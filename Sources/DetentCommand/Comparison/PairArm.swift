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

  /// Begins to follow a recording whose baseline has `sheet`.
  init(
    _ header: SessionHeader, _ tuning: Tuning, sheet: ReplayedSheet, anchor: ReplayAnchor,
    tracks: PairObserver.Tracks
  ) {
    switch tracks {
    case .kept: watch = TrackWatch()
    case .leftOut: break
    }
    // What is drawn is watched from the touch-down on.
    let isAlikeBefore = watch == nil && tuning.differsOnlyInReleases(from: sheet.engine.tuning)
    candidate = CandidateSheet(
      tuning, baseline: sheet, anchor: anchor, departure: isAlikeBefore ? .lift : .touchDown)
    recorder = SessionRecorder(header: header, engine: candidate.sheet.engine, anchor: anchor)
    log = PairLog(a: sheet.engine.step, b: candidate.sheet.engine.step, anchor: anchor)
  }

  /// The baseline's sheet is about to take a gesture.
  mutating func leave(_ sheet: ReplayedSheet, at time: Timestamp) {
    candidate.leave(sheet)
    log.closeGesture()
    watch?.begin(at: time, sheet: sheet)
  }

  /// A finger of the gesture may be about to lift.
  mutating func beginLift(_ sheet: ReplayedSheet) {
    candidate.beginLift(sheet)
  }

  /// Has the baseline's sheet keep where it is after each move, if that has to be known.
  ///
  /// It is mutating so that the arm, which is large, is asked in place.
  mutating func requestTrail(of sheet: ReplayedSheet) {
    if seeksDivergence { sheet.keepsTrail = true }
  }

  /// Whether it has to be known where both sheets are after each move.
  private var seeksDivergence: Bool {
    candidate.isApart && (watch != nil || log.seeksDivergence)
  }

  /// Follows moves that nothing came of on the baseline's sheet.
  ///
  /// - Parameters:
  ///   - moves: One move or more.
  ///   - places: Where the baseline's sheet was after each of them, if the arm seeks a divergence.
  mutating func pass(_ moves: Span<LocatedTouch>, beside places: Span<SheetPlace>) {
    guard candidate.isApart else { return recorder.pass(moves[moves.count - 1].time) }
    assert(!seeksDivergence || places.count >= moves.count, "the baseline's trail must be kept")
    var index = 0
    while index < moves.count {
      candidate.sheet.keepsTrail = seeksDivergence
      let quiet = candidate.sheet.follow(moves, from: index)
      if quiet.end > index { recorder.pass(moves[quiet.end - 1].time) }
      let end = quiet.isBroken ? quiet.end + 1 : quiet.end
      if candidate.sheet.keepsTrail {
        compare(places.extracting(index..<end), at: moves.extracting(index..<end))
      }
      guard quiet.isBroken else { return }
      candidate.sheet.record(moves[quiet.end].event, in: &recorder)
      log.note(candidate: candidate.sheet.engine.step)
      index = end
    }
  }

  /// Compares where the sheets were after the moves that the candidate's has followed last.
  private mutating func compare(_ places: Span<SheetPlace>, at moves: Span<LocatedTouch>) {
    let trail = candidate.sheet.trail
    log.note(places, trail.span, at: moves)
    guard watch != nil else { return }
    for index in moves.indices {
      watch?.note(places[index].y, trail[index].y, at: moves[index].time)
    }
  }

  /// Answers an event that the baseline's sheet has answered.
  mutating func observe(_ step: Step, of event: TraceEvent, sheet: ReplayedSheet) {
    guard candidate.isApart else {
      recorder.record(step, event: event, detents: sheet)
      if sheet.isTouched { log.note(step, step, at: event.time) } else { log.note(common: step) }
      return
    }
    candidate.sheet.take(event)
    candidate.sheet.record(event, in: &recorder)
    log.note(step, candidate.sheet.engine.step, at: event.time)
    watch?.note(step.y, candidate.sheet.engine.step.y, at: event.time)
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

package import SheetAnalytics
package import SheetReplay
package import TouchTraces

/// Replays a recording under many tunings beside the one it watches, and records each.
package struct SweepObserver: StepObserver {
  private let tunings: [Tuning]
  private var arms: [SweepArm] = []

  /// Creates the observer that adds sheets under `tunings`.
  package init(tunings: [Tuning]) {
    self.tunings = tunings
  }

  package mutating func begin(
    _ header: SessionHeader, sheet: ReplayedSheet, anchor: ReplayAnchor
  ) {
    arms = tunings.map { SweepArm(header, $0, sheet: sheet, anchor: anchor) }
  }

  package mutating func restart(sheet: ReplayedSheet) {}

  package mutating func prepare(for event: TraceEvent, sheet: ReplayedSheet) {
    if sheet.beginsGesture(with: event) {
      for index in arms.indices { arms[index].leave(sheet) }
    } else if sheet.isTouched, event.action.mayLift {
      for index in arms.indices { arms[index].beginLift(sheet) }
    }
  }

  package static var passesQuietMoves: Bool { true }

  package mutating func pass(_ moves: Span<LocatedTouch>, sheet: ReplayedSheet) {
    for index in arms.indices { arms[index].pass(moves) }
  }

  package mutating func observe(_ step: Step, of event: TraceEvent, sheet: ReplayedSheet) {
    for index in arms.indices { arms[index].observe(step, of: event, sheet: sheet) }
  }

  package mutating func finish(sheet: ReplayedSheet) -> [[SessionResult]] {
    arms.indices.map { arms[$0].finish() }
  }

  package static func presentationCount(of results: [[SessionResult]]) -> Int { 1 }
}

/// One tuning of a sweep and what becomes of a recording under it.
private struct SweepArm {
  private var candidate: CandidateSheet
  private var recorder: SessionRecorder

  init(_ header: SessionHeader, _ tuning: Tuning, sheet: ReplayedSheet, anchor: ReplayAnchor) {
    let isAlikeBefore = tuning.differsOnlyInReleases(from: sheet.engine.tuning)
    candidate = CandidateSheet(
      tuning, baseline: sheet, anchor: anchor, departure: isAlikeBefore ? .lift : .touchDown)
    recorder = SessionRecorder(header: header, engine: candidate.sheet.engine, anchor: anchor)
  }

  mutating func leave(_ sheet: ReplayedSheet) {
    candidate.leave(sheet)
  }

  mutating func beginLift(_ sheet: ReplayedSheet) {
    candidate.beginLift(sheet)
  }

  /// Moves that nothing came of on the sheet in common may be something on this one.
  mutating func pass(_ moves: Span<LocatedTouch>) {
    guard candidate.isApart else { return recorder.pass(moves[moves.count - 1].time) }
    candidate.sheet.handle(moves, recording: &recorder)
  }

  mutating func observe(_ step: Step, of event: TraceEvent, sheet: ReplayedSheet) {
    guard candidate.isApart else {
      return recorder.record(step, event: event, detents: sheet)
    }
    candidate.sheet.handle(event, recording: &recorder)
    if !candidate.isTouched(baseline: sheet) { candidate.endGesture() }
  }

  mutating func finish() -> [SessionResult] {
    recorder.finish()
    var results: [SessionResult] = []
    while let result = recorder.takeResult() { results.append(result) }
    return results
  }
}

extension TraceAction {
  /// Whether it could end a touch: anything but a finger that goes down or moves.
  fileprivate var mayLift: Bool {
    guard case .touch(let sample) = self else { return true }
    switch sample.phase {
    case .began, .moved: return false
    case .ended, .cancelled: return true
    }
  }
}

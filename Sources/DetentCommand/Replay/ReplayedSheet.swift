import SheetAnalytics
package import SheetReplay
package import TouchTraces

/// An engine in one place: it is large, and watchers of a replay must not copy it for each event.
package final class ReplayedSheet: DetentDirectory {
  package private(set) var engine: SheetEngine

  init(_ engine: SheetEngine) {
    self.engine = engine
  }

  /// Handles one event and says what it did.
  func handle(_ event: TraceEvent) -> Step {
    engine.handle(event)
    return engine.step
  }

  /// Handles one event and has the answer recorded where it lies.
  func handle(_ event: TraceEvent, recording recorder: inout SessionRecorder) {
    engine.handle(event)
    recorder.record(engine.step, event: event, detents: self)
  }

  /// Has fingers move until something comes of it.
  func follow(_ touches: Span<LocatedTouch>, from start: Int) -> QuietMoves {
    engine.follow(touches, from: start)
  }

  /// Has fingers move and what comes of it recorded where it lies.
  func handle(_ moves: Span<LocatedTouch>, recording recorder: inout SessionRecorder) {
    var index = 0
    while index < moves.count {
      let quiet = engine.follow(moves, from: index)
      if quiet.end > index { recorder.pass(moves[quiet.end - 1].time) }
      guard quiet.end < moves.count else { return }
      recorder.record(engine.step, event: moves[quiet.end].event, detents: self)
      index = quiet.end + 1
    }
  }

  /// Whether a gesture begins with the next event.
  func beginsGesture(with event: TraceEvent) -> Bool {
    guard case .touch(let sample) = event.action, sample.phase == .began else { return false }
    return !isTouched
  }

  /// Whether a touch sequence is open or its fingers are still down.
  var isTouched: Bool { engine.isTouched }

  /// Takes another sheet in place of this one.
  func replace(by engine: SheetEngine) { self.engine = engine }

  /// Takes the state of another sheet, and goes on under another tuning.
  func replace(by other: ReplayedSheet, retuned tuning: Tuning) {
    engine = other.engine
    engine.retune(tuning)
  }

  /// Takes the state of another sheet, and goes on under a tuning that differs only in releases.
  func replace(by other: ReplayedSheet, withReleasesOf tuning: Tuning) {
    engine = other.engine
    engine.retuneReleases(tuning)
  }

  package func name(of detent: DetentID) -> String { engine.name(of: detent) }
  package func value(of detent: DetentID) -> Points? { engine.value(of: detent) }
}

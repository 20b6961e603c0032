import SheetAnalytics
package import SheetReplay
package import TouchTraces

/// An engine in one place: it is large, and watchers of a replay must not copy it for each event.
package final class ReplayedSheet: DetentDirectory {
  package private(set) var engine: SheetEngine
  /// Whether it is kept where the sheet is after each of the moves that it follows.
  var keepsTrail = false
  /// Where the sheet was after each of the moves that it followed last, if that is kept.
  private(set) var trail: [SheetPlace] = []

  init(_ engine: SheetEngine) {
    self.engine = engine
  }

  /// Handles one event and says what it did.
  func handle(_ event: TraceEvent) -> Step {
    engine.handle(event)
    return engine.step
  }

  /// Handles one event; what it did is asked of the engine or recorded.
  func take(_ event: TraceEvent) {
    engine.handle(event)
  }

  /// A recorder of what the sheet is going to do.
  func recorder(_ header: SessionHeader, anchor: ReplayAnchor) -> SessionRecorder {
    SessionRecorder(
      header: header, tuning: engine.tuning, anchor: anchor, initialStep: engine.step,
      detents: self)
  }

  /// Has what the last event did recorded where it lies.
  func record(_ event: TraceEvent, in recorder: inout SessionRecorder) {
    recorder.record(engine.step, event: event, detents: self)
  }

  /// Has fingers move until something comes of it.
  func follow(_ touches: Span<LocatedTouch>, from start: Int) -> QuietMoves {
    guard keepsTrail else { return engine.follow(touches, from: start) }
    trail.removeAll(keepingCapacity: true)
    return engine.follow(touches, from: start, trail: &trail)
  }

  /// Whether a gesture begins with the next event.
  func beginsGesture(with event: TraceEvent) -> Bool {
    guard case .touch(let sample) = event.action, sample.phase == .began else { return false }
    return !isTouched
  }

  /// Whether a touch sequence is open or its fingers are still down.
  var isTouched: Bool { engine.isTouched }

  /// Whether another sheet is in the same state and has answered the last event alike.
  func isLike(_ other: ReplayedSheet) -> Bool {
    self === other || SheetEngine.areAlike(&engine, &other.engine)
  }

  /// Begins anew, with a sheet that is there from the start.
  func restart() { engine = engine.restarted }

  /// Takes the state of another sheet and its tuning.
  func replace(by other: ReplayedSheet) { engine.become(&other.engine) }

  /// Goes on under another tuning.
  func retune(_ tuning: Tuning) { engine.retune(tuning) }

  /// Goes on under a tuning that would have led here, too.
  func exchangeTuning(for tuning: Tuning) { engine.exchangeTuning(for: tuning) }

  package func name(of detent: DetentID) -> String { engine.name(of: detent) }
  package func value(of detent: DetentID) -> Points? {
    SheetEngine.value(of: detent, in: &engine)
  }
}

package import SheetReplay
package import TouchTraces

/// Watches a replay and cuts it into gestures that can be replayed alone.
///
/// At most one gesture is held at a time.
package struct GestureWatch: Sendable {
  private enum State: Sendable {
    /// No finger is down; the sheet as it is.
    case idle(SheetEngine)
    case collecting(start: SheetEngine, events: [TraceEvent])
    /// The gesture has ended, fingers are still down.
    case spent
  }

  private var state: State
  private var numbering: GestureNumbering

  /// Begins to watch the replay of a recording by `engine`.
  package init(engine: SheetEngine, anchor: ReplayAnchor) {
    state = .idle(engine)
    numbering = GestureNumbering(initialStep: engine.step, anchor: anchor)
  }

  /// The next gesture starts on another engine.
  package mutating func restart(engine: SheetEngine) {
    state = .idle(engine)
  }

  /// Takes note of what `engine` did at `event`; gives the gesture that ended by it.
  package mutating func observe(
    _ step: borrowing Step, of event: TraceEvent, engine: SheetEngine
  ) -> RecordedGesture? {
    collect(event, engine)
    var ended: RecordedGesture?
    for index in 0..<step.records.count {
      let place = numbering.note(step.records[index])
      guard let place, let summary = step.gesture else { continue }
      ended = gesture(summary, at: place, engine)
    }
    if step.gesture != nil { state = .spent }
    if !engine.isTouched { state = .idle(engine) }
    return ended
  }

  private mutating func collect(_ event: TraceEvent, _ engine: SheetEngine) {
    switch state {
    case .idle(let before):
      guard engine.isTouched else { return }
      state = .collecting(start: before, events: [event])
    case .collecting(let start, var events):
      state = .spent
      if events.count <= RecordedGesture.eventLimit { events.append(event) }
      state = .collecting(start: start, events: events)
    case .spent: break
    }
  }

  private func gesture(
    _ summary: GestureSummary, at place: GestureNumbering.Place, _ engine: SheetEngine
  ) -> RecordedGesture? {
    guard case .collecting(let start, let events) = state else { return nil }
    let row = GestureRow(summary, number: place.number, origin: place.origin, detents: engine)
    let isComplete = events.count <= RecordedGesture.eventLimit
    return RecordedGesture(
      place: place, row: row, start: start, events: isComplete ? events : [])
  }
}

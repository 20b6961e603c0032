package import SheetReplay
package import TouchTraces

extension SessionRecorder {
  /// Takes note of what happened at `event`.
  package mutating func record(
    _ step: borrowing Step, event: TraceEvent, detents: borrowing some DetentDirectory
  ) {
    now = max(now, step.time)
    note(event.action)
    if step.records.count > 0 {
      open?.beginStep()
      handleRecords(of: step, detents: detents)
    }
    open?.endStep(step, detents: detents)
    if !held.isEmpty { giveOutSettledSessions() }
  }

  /// Takes note that until `time` fingers have moved, and that nothing has come of it.
  package mutating func pass(_ time: Timestamp) {
    now = max(now, time)
  }

  mutating func handleRecords(of step: borrowing Step, detents: borrowing some DetentDirectory) {
    guard step.records.count > 0 else { return }
    let records = step.records.storage.span
    for index in 0..<step.records.count {
      switch anchor {
      case .session: handle(records[index], in: step, detents: detents)
      case .gesture: handleAlone(records[index], in: step, detents: detents)
      }
    }
  }

  private mutating func handle(
    _ record: StepRecord, in step: borrowing Step, detents: borrowing some DetentDirectory
  ) {
    switch record {
    case .presentationBegan(let time): present(at: time, in: step, detents: detents)
    case .presentationEnded(let end): endPresentation(at: end.time)
    case .callback(let callback): open?.note(callback, detents: detents)
    case .detentChanged(let change): open?.note(change, during: step, detents: detents)
    case .visitBegan(let visit): open?.note(visit, detents: detents)
    case .visitEnded(let visit): open?.note(visit, detents: detents)
    case .dismissalBegan(let dismissal): open?.note(dismissal, detents: detents)
    case .handOff(let handOff): open?.note(handOff)
    case .gestureEnded: endGesture(in: step, detents: detents)
    }
  }

  /// Handles what gestures that stand alone have, too.
  private mutating func handleAlone(
    _ record: StepRecord, in step: borrowing Step, detents: borrowing some DetentDirectory
  ) {
    switch record {
    case .handOff(let handOff): open?.note(handOff)
    case .gestureEnded: endGesture(in: step, detents: detents)
    case .presentationBegan, .presentationEnded, .callback, .detentChanged, .visitBegan,
      .visitEnded, .dismissalBegan:
      break
    }
  }

  private mutating func endGesture(
    in step: borrowing Step, detents: borrowing some DetentDirectory
  ) {
    guard let summary = step.gesture else { return }
    let intent = notes.endGesture()
    open?.note(summary, in: step, intent: intent, detents: detents)
  }

  private mutating func present(
    at time: Timestamp, in step: borrowing Step, detents: borrowing some DetentDirectory
  ) {
    endPresentation(at: time)
    if !held.isEmpty { held[held.count - 1].notePresentation(at: time) }
    begin(at: time, startAge: .known(microseconds: 0), in: step, detents: detents)
  }

  mutating func endPresentation(at time: Timestamp) {
    if let session = open.take() { hold(session, endedAt: time) }
  }

  /// Whether an observation made next would belong to the oldest session held.
  private var canStillBeObserved: Bool {
    open == nil && held.count == 1 && notes.canObserve
  }

  private mutating func giveOutSettledSessions() {
    while let first = held.first, first.isSettled(at: now), !canStillBeObserved {
      finished.append(first.completed(observedUntil: now))
      held.removeFirst()
    }
  }
}

extension SessionRecorder {
  private mutating func note(_ action: TraceAction) {
    switch action {
    case .touch(let sample):
      if sample.phase == .began { notes.noteTouchDown() }
    case .intent(let intent): notes.note(intent)
    case .observed(let observation): note(observation)
    case .keyboard, .screen, .select, .detents, .invalidate, .set, .content, .present, .dismiss,
      .item, .stack, .interrupt, .mark, .end:
      break
    }
  }

  /// The last observation before the next touch tells what became of the last gesture.
  private mutating func note(_ observation: Observation) {
    guard notes.canObserve, let outcome = ObservedOutcome(observation) else { return }
    if let session = open {
      let last = session.result.gestures.count - 1
      if last >= 0 { open?.result.gestures[last].observed = outcome }
    } else if !held.isEmpty {
      let last = held[held.count - 1].session.result.gestures.count - 1
      if last >= 0 { held[held.count - 1].session.result.gestures[last].observed = outcome }
    }
  }
}

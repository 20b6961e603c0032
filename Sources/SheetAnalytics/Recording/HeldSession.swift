import SheetReplay
import TouchTraces

/// A session that is over, but of which later events may still tell more.
struct HeldSession: Sendable {
  var session: SessionInProgress
  /// Whether the next presentation may be M08 of its dismissal.
  private var awaitsPresentation: Bool

  /// Closes `session`, which ended at `end`.
  init(_ session: SessionInProgress, endedAt end: Timestamp) {
    self.session = session
    self.session.close(at: end)
    switch session.dismissal {
    case .swipe, .tapOutside, .grabber:
      awaitsPresentation = session.anchor == .session
      self.session.regrets.noteDismissal(at: end)
    case .programmatic, nil: awaitsPresentation = false
    }
  }

  /// Takes note of the presentation that follows.
  mutating func notePresentation(at time: Timestamp) {
    guard awaitsPresentation else { return }
    awaitsPresentation = false
    if session.regrets.notePresentation(at: time) { session.noteDismissRegret() }
  }

  /// Whether every window that an undo could lie in is over at `time`.
  func isSettled(at time: Timestamp) -> Bool {
    session.regrets.deadline < time
  }

  /// The finished session, given that the recording is known until `end`.
  func completed(observedUntil end: Timestamp) -> SessionResult {
    var result = session.result
    result.regrets = session.regrets.tally(observedUntil: end)
    return result
  }
}

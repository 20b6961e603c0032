import SheetReplay
import TouchTraces

/// Follows the user's changes of one session: finds M07 and counts what could be undone.
struct RegretWatch: Sendable {
  private struct Change: Sendable {
    /// The last moment at which undoing it counts.
    var deadline: Timestamp
    var isUndone: Bool
  }

  private let detentWindow: Int64
  private let presentWindow: Int64
  private var last: DetentChange?
  private var changes: [Change] = []

  init(tuning: Tuning) {
    detentWindow = tuning.regretDetentWindow
    presentWindow = tuning.regretPresentWindow
  }

  /// The last moment that anything known now can depend on.
  var deadline: Timestamp {
    changes.reduce(Timestamp(microseconds: .min)) { max($0, $1.deadline) }
  }

  /// Takes note of a change of detent and says whether it is M07.
  mutating func note(_ change: DetentChange) -> Bool {
    let previous = last
    last = change.cause == .user ? change : nil
    guard change.cause == .user else { return false }
    var isRegret = false
    if let previous, previous.from == change.to, previous.to == change.from {
      isRegret = change.time.since(previous.time) <= detentWindow
    }
    if isRegret, !changes.isEmpty { changes[changes.count - 1].isUndone = true }
    changes.append(Change(deadline: change.time.advanced(by: detentWindow), isUndone: false))
    return isRegret
  }

  /// Takes note of a dismissal by the user that was complete at `time`.
  mutating func noteDismissal(at time: Timestamp) {
    changes.append(Change(deadline: time.advanced(by: presentWindow), isUndone: false))
  }

  /// Says whether a presentation at `time` is M08 of the dismissal noted last.
  mutating func notePresentation(at time: Timestamp) -> Bool {
    guard let dismissal = changes.last, time <= dismissal.deadline else { return false }
    changes[changes.count - 1].isUndone = true
    return true
  }

  /// What could be seen by the `end` of the recording.
  func tally(observedUntil end: Timestamp) -> RegretTally {
    var tally = RegretTally()
    for change in changes {
      guard change.deadline <= end else {
        tally.unobserved += 1
        continue
      }
      tally.observed += 1
      if change.isUndone { tally.undone += 1 }
    }
    return tally
  }
}

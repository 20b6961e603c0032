import SheetReplay
import TouchTraces

/// One session under way: its rows so far, and what is needed to finish them.
///
/// Times come in as the recording's and go into the rows as the session's own.
struct SessionInProgress: Sendable {
  let origin: Timestamp
  let anchor: ReplayAnchor
  var result: SessionResult
  var facts: PresentationFacts
  var visits: VisitLog
  var clock: DetentClock
  var rage: RageWatch
  var regrets: RegretWatch
  var dismissal: DismissalCause?
  /// The effective detent after the last step.
  var effective: DetentID
  /// Whether the step under way has made an M07.
  var hasRegretInStep = false
  /// Whether the open gesture has captured the sheet from outside (H05).
  var isCapturedFromOutside = false

  /// Begins a session at `origin`, when the effective detent is `detent`.
  init(
    _ result: SessionResult, origin: Timestamp, startAge: StartAge, anchor: ReplayAnchor,
    rage: RageWatch, regrets: RegretWatch, detent: DetentID, named name: String
  ) {
    self.result = result
    self.origin = origin
    self.anchor = anchor
    effective = detent
    facts = PresentationFacts(firstDetent: name)
    visits = VisitLog(origin: origin, startAge: startAge)
    clock = DetentClock(detent: name, start: origin)
    self.rage = rage
    self.regrets = regrets
  }

  /// Forgets what belongs to the step before.
  mutating func beginStep() {
    hasRegretInStep = false
  }

  /// Brings the effective detent up to date, and the clock when a drag begins away from rest.
  mutating func endStep(_ step: borrowing Step, detents: borrowing some DetentDirectory) {
    guard dismissal == nil else { return }
    if step.phaseAfter == .sheetDrag, step.phaseBefore != .sheetDrag, !visits.isOpen {
      clock.turn(to: detents.name(of: effective), at: step.time)
    }
    guard step.detent != effective else { return }
    effective = step.detent
    facts.lastDetent = detents.name(of: effective)
  }

  /// Ends the session at `end` and completes its rows.
  mutating func close(at end: Timestamp) {
    let end = max(end, origin)
    result.session.durationMicroseconds = end.since(origin)
    result.session.gestures = result.gestures.count
    guard anchor == .session else { return }
    visits.close(at: end, dismissal: dismissal)
    result.dwells = visits.rows
    result.timeShares = clock.stop(at: end)
    if let first = visits.rows.first { facts.firstDetent = first.detent }
    facts.dismissedBy = dismissal
    facts.outcome = dismissal == nil ? .openAtEnd : .dismissed
    result.session.presentation = facts
  }
}

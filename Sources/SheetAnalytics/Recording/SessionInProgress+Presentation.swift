import SheetReplay
import TouchTraces

extension SessionInProgress {
  mutating func note(_ callback: CallbackRecord, detents: borrowing some DetentDirectory) {
    var name: String?
    if let detent = callback.detent { name = detents.name(of: detent) }
    result.callbacks.append(
      CallbackRow(
        timeMicroseconds: callback.time.since(origin), callback: callback.callback, detent: name))
  }

  mutating func note(_ dismissal: DismissalBegin, detents: borrowing some DetentDirectory) {
    guard self.dismissal == nil else { return }
    self.dismissal = dismissal.cause
    facts.lastDetent = detents.name(of: dismissal.detent)
  }

  mutating func note(
    _ change: DetentChange, during step: borrowing Step, detents: borrowing some DetentDirectory
  ) {
    if regrets.note(change) {
      hasRegretInStep = true
      facts.regrets += 1
    }
    switch change.cause {
    case .user: facts.detentChangesUser += 1
    case .programmatic: facts.detentChangesProgrammatic += 1
    case .container: break
    }
    guard !visits.isOpen else { return }
    if step.phaseBefore == .sheetDrag, step.phaseAfter == .sheetDrag {
      clock.correct(to: detents.name(of: change.to))
    } else {
      clock.turn(to: detents.name(of: change.from), at: change.time)
    }
  }

  mutating func note(_ visit: VisitBegin, detents: borrowing some DetentDirectory) {
    let name = detents.name(of: visit.detent)
    visits.begin(visit, named: name, detents: detents)
    clock.turn(to: name, at: visit.time)
  }

  mutating func note(_ visit: VisitEnd, detents: borrowing some DetentDirectory) {
    visits.end(visit)
    guard visit.reason == .sheetDrag else { return }
    clock.turn(to: detents.name(of: effective), at: visit.time)
  }
}

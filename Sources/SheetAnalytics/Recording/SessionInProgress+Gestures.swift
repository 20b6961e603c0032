import SheetReplay
import TouchTraces

extension SessionInProgress {
  mutating func note(_ handOff: HandOffRecord) {
    switch handOff.direction {
    case .toContent: result.session.handOffsToContent += 1
    case .toSheet: result.session.handOffsToSheet += 1
    case .fromOutside: isCapturedFromOutside = true
    }
    result.handOffs.append(
      HandOffRow(
        gesture: result.gestures.count + 1, timeMicroseconds: handOff.time.since(origin),
        direction: handOff.direction, sheetY: handOff.y, contentOffset: handOff.contentOffset))
  }

  /// Takes note of a gesture that ended in `step`.
  mutating func note(
    _ summary: GestureSummary, in step: borrowing Step, intent: GestureIntent?,
    detents: borrowing some DetentDirectory
  ) {
    var row = GestureRow(
      summary, number: result.gestures.count + 1, origin: origin, detents: detents)
    row.intent = intent
    if isCapturedFromOutside { row.firstOwner = .sheet }
    isCapturedFromOutside = false
    if summary.outcome == .dismissed { row.dismissal = step.records.dismissalCause }
    if hasRegretInStep { row.metrics.insert(.detentRegret) }
    hasRegretInStep = false
    if anchor == .session, completesRage(summary) {
      row.metrics.insert(.rageDrag)
      facts.rageDrags += 1
    }
    count(row)
    result.gestures.append(consume row)
  }

  /// Marks the gesture that dismissed with M08.
  mutating func noteDismissRegret() {
    result.session.presentation?.regrets += 1
    guard let index = result.gestures.lastIndex(where: { $0.outcome == .dismissed }) else { return }
    result.gestures[index].metrics.insert(.dismissRegret)
  }

  /// M06 skips cancelled and open gestures: they are not counted and break no run.
  private mutating func completesRage(_ summary: GestureSummary) -> Bool {
    guard summary.outcome != .open, !summary.traits.contains(.cancelled) else { return false }
    if summary.outcome == .dismissed || summary.traits.contains(.changedDetent) {
      rage.succeed()
      return false
    }
    return summary.traits.contains(.failedAttempt) && rage.fail(at: summary.end)
  }

  private mutating func count(_ row: GestureRow) {
    let isRefused = row.metrics.contains(.refusedAttempt)
    if isRefused || row.metrics.contains(.attemptedDismissal) || row.dismissal == .swipe {
      result.session.attemptedDismissals += 1
    }
    if isRefused { result.session.refusedDismissals += 1 }
    if row.metrics.contains(.deadDrag) { result.session.deadDrags += 1 }
  }
}

extension RecordList {
  /// What began a dismissal in this step.
  fileprivate var dismissalCause: DismissalCause? {
    for index in 0..<count {
      if case .dismissalBegan(let dismissal) = self[index] { return dismissal.cause }
    }
    return nil
  }
}

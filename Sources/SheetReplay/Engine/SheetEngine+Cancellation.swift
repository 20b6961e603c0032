import TouchTraces

extension SheetEngine {
  /// Takes the sequence away from the fingers (E24): S10 or S11 for a sheet, S08 for content.
  mutating func cancelSequence(_ pace: Pace) {
    let bringsKeyboard = storedKeyboard != nil
    applyStoredKeyboard()
    defer { if bringsKeyboard && pace == .animated { makeRoomForKeyboard() } }
    gesture.traits.insert(.cancelled)
    guard sequence == .owned else {
      closeSequence(outcome: .cancelled)
      return settleStoppedContent()
    }
    switch drag.owner {
    case .none, .undecided: closeSequence(outcome: .cancelled)
    case .content:
      releaseContent(velocity: 0, pace: pace)
      closedOutcome = .cancelled
    case .sheet where drag.kind == .percent: releasePercent(outcome: .cancelled)
    case .sheet: cancelSheetDrag(pace)
    }
  }

  private mutating func cancelSheetDrag(_ pace: Pace) {
    switch tuning.cancelledTouch {
    case .releaseAtRest:
      record(.s11)
      decideRelease(velocity: 0, pace: pace)
      closeSequence(outcome: gesture.hasDismissed ? .dismissed : .cancelled)
    case .returnToStart:
      lastSheetPanEnd = now
      noteRelease(.s10)
      let isRunning = drag.dismissal == .running
      if isRunning { record(.d05) }
      motion = .rest
      if pace == .animated {
        startSettle(
          spring(to: restY, velocity: 0, ratio: tuning.springDampingRatio, cause: .release),
          owingReappearance: isRunning)
      } else {
        owesReappearance = isRunning
      }
      closeSequence(outcome: .cancelled)
    }
  }
}

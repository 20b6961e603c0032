import TouchTraces

extension SheetEngine {
  /// Takes the sequence away from the fingers (E24): S10 or S11 for a sheet, S08 for content.
  mutating func cancelSequence(_ pace: Pace) {
    let bringsKeyboard = storedKeyboard != nil
    applyStoredKeyboard()
    defer { if bringsKeyboard && pace == .animated { makeRoomForKeyboard() } }
    gesture?.traits.insert(.cancelled)
    guard case .owned(let drag) = sequence else {
      closeSequence(outcome: .cancelled)
      return settleStoppedContent()
    }
    switch drag.owner {
    case .none, .undecided: closeSequence(outcome: .cancelled)
    case .content:
      releaseContent(drag, velocity: 0, pace: pace)
      endedGesture?.outcome = .cancelled
    case .sheet where drag.kind == .percent: releasePercent(drag, outcome: .cancelled)
    case .sheet: cancelSheetDrag(drag, pace: pace)
    }
  }

  private mutating func cancelSheetDrag(_ drag: Drag, pace: Pace) {
    switch tuning.cancelledTouch {
    case .releaseAtRest:
      record(.s11)
      decideRelease(drag, velocity: 0, pace: pace)
      closeSequence(outcome: gesture?.hasDismissed == true ? .dismissed : .cancelled)
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

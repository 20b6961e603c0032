import TouchTraces

extension SheetEngine {
  /// Writes the row of the gesture that ended in this step, once its consequences are known.
  mutating func flushGesture() {
    guard let outcome = closedOutcome else { return }
    closedOutcome = nil
    guard !gesture.isForeign else { return }
    step.gesture = summary(outcome: outcome)
    step.records.append(.gestureEnded)
  }

  @inline(__always) private func summary(outcome: GestureOutcome) -> GestureSummary {
    let isSheetDrag = gesture.traits.contains(.sheetDrag)
    let leavesDetent = outcome == .dismissed || outcome == .open
    return GestureSummary(
      start: gesture.start, end: gesture.end, target: gesture.target,
      arbitration: gesture.blockedBy ?? gesture.arbitration, firstOwner: gesture.firstOwner,
      handOffsToContent: gesture.handOffsToContent, handOffsToSheet: gesture.handOffsToSheet,
      fromDetent: gesture.fromDetent, toDetent: leavesDetent ? nil : effective,
      releaseY: gesture.releaseY, releaseVelocity: gesture.releaseVelocity,
      projectedY: gesture.projectedY, releaseRule: gesture.releaseRule, outcome: outcome,
      travel: isSheetDrag ? gesture.travel : nil, overdrag: isSheetDrag ? gesture.overdrag : nil,
      contentOffset: shownOffset, settle: step.settle,
      traits: traits(outcome: outcome))
  }

  /// M01 to M05 and their kin (section 17 of the sheet model).
  @inline(__always) private func traits(outcome: GestureOutcome) -> GestureTraits {
    var traits = gesture.traits
    if outcome == .cancelled { traits.insert(.cancelled) }
    if gesture.wentToSheet { traits.remove(.blockedHandOff) }
    if effective != gesture.fromDetent { traits.insert(.changedDetent) }
    guard outcome != .open else { return traits }
    if gesture.hasAttempted {
      traits.insert(.refusedAttempt)
    } else if gesture.wasRefused {
      traits.insert(.refusedCrossing)
    }
    if gesture.askedAndAllowed && !gesture.hasDismissed && !gesture.endedByDismiss {
      traits.insert(.attemptedDismissal)
    }
    guard !traits.contains(.cancelled) && outcome != .dismissed else { return traits }
    let isUntouched = traits.isDisjoint(with: .attempts)
    if traits.contains(.recognised), isDeadRow, !gesture.hasMoved {
      traits.insert(.deadDrag)
    } else if traits.contains(.sheetDrag), effective == gesture.fromDetent, isUntouched {
      traits.insert(.returnedDrag)
    }
    if !traits.isDisjoint(with: .failures), effective == gesture.fromDetent {
      traits.insert(.failedAttempt)
    }
    return traits
  }

  /// M04 asks only of drags that a user could have expected to move something.
  @inline(__always) private var isDeadRow: Bool {
    guard gesture.target != .outside, gesture.blockedBy == nil else { return false }
    return gesture.arbitration != .a17 && gesture.arbitration != .a23
  }

  /// E26: the recording ends here; an open sequence is not settled.
  mutating func endRecording() {
    hasEnded = true
    if isSequenceOpen {
      if !gesture.isForeign { record(.e26) }
      closeSequence(outcome: .open)
    }
    flushGesture()
    endVisit(at: now, reason: .endOfTrace)
  }
}

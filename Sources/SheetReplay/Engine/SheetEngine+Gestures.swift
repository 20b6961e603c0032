import TouchTraces

extension SheetEngine {
  /// Writes the row of the gesture that ended in this step, once its consequences are known.
  mutating func flushGesture() {
    guard let ended = endedGesture else { return }
    endedGesture = nil
    guard !ended.trace.isForeign else { return }
    step.gesture = summary(of: ended.trace, outcome: ended.outcome)
    step.records.append(.gestureEnded)
  }

  private func summary(of trace: GestureTrace, outcome: GestureOutcome) -> GestureSummary {
    let isSheetDrag = trace.traits.contains(.sheetDrag)
    let leavesDetent = outcome == .dismissed || outcome == .open
    return GestureSummary(
      start: trace.start, end: trace.end, target: trace.target,
      arbitration: trace.blockedBy ?? trace.arbitration, firstOwner: trace.firstOwner,
      handOffsToContent: trace.handOffsToContent, handOffsToSheet: trace.handOffsToSheet,
      fromDetent: trace.fromDetent, toDetent: leavesDetent ? nil : effective,
      releaseY: trace.releaseY, releaseVelocity: trace.releaseVelocity,
      projectedY: trace.projectedY, releaseRule: trace.releaseRule, outcome: outcome,
      travel: isSheetDrag ? trace.travel : nil, overdrag: isSheetDrag ? trace.overdrag : nil,
      contentOffset: shownOffset, settle: step.settle,
      traits: traits(of: trace, outcome: outcome))
  }

  /// M01 to M05 and their kin (section 17 of the sheet model).
  private func traits(of trace: GestureTrace, outcome: GestureOutcome) -> GestureTraits {
    var traits = trace.traits
    if outcome == .cancelled { traits.insert(.cancelled) }
    if trace.wentToSheet { traits.remove(.blockedHandOff) }
    if effective != trace.fromDetent { traits.insert(.changedDetent) }
    guard outcome != .open else { return traits }
    if trace.hasAttempted {
      traits.insert(.refusedAttempt)
    } else if trace.wasRefused {
      traits.insert(.refusedCrossing)
    }
    if trace.askedAndAllowed && !trace.hasDismissed && !trace.endedByDismiss {
      traits.insert(.attemptedDismissal)
    }
    guard !traits.contains(.cancelled) && outcome != .dismissed else { return traits }
    let isUntouched = traits.isDisjoint(with: .attempts)
    if traits.contains(.recognised), isDeadRow(trace), !trace.hasMoved {
      traits.insert(.deadDrag)
    } else if traits.contains(.sheetDrag), effective == trace.fromDetent, isUntouched {
      traits.insert(.returnedDrag)
    }
    if !traits.isDisjoint(with: .failures), effective == trace.fromDetent {
      traits.insert(.failedAttempt)
    }
    return traits
  }

  /// M04 asks only of drags that a user could have expected to move something.
  private func isDeadRow(_ trace: GestureTrace) -> Bool {
    guard trace.target != .outside, trace.blockedBy == nil else { return false }
    return trace.arbitration != .a17 && trace.arbitration != .a23
  }

  /// E26: the recording ends here; an open sequence is not settled.
  mutating func endRecording() {
    hasEnded = true
    if isSequenceOpen {
      if gesture?.isForeign != true { record(.e26) }
      closeSequence(outcome: .open)
    }
    flushGesture()
    endVisit(at: now, reason: .endOfTrace)
  }
}

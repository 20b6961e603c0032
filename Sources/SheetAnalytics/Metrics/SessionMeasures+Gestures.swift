internal import SheetReplay
internal import TouchTraces

extension SessionMeasures {
  /// Counts one gesture; an open one has no metrics, a cancelled one keeps its attempts.
  mutating func count(_ gesture: borrowing GestureRow) {
    count(.gestures)
    guard gesture.outcome != .open else {
      count(.openGestures)
      return
    }
    let agrees = gesture.agreesWithDevice
    count(.observedGestures, if: agrees != nil)
    count(.agreeingGestures, if: agrees == true)
    count(.refusedCrossings, if: gesture.metrics.contains(.refusedCrossing))
    let attempt = gesture.attempt
    count(attempt)
    guard gesture.isLifted else {
      count(.cancelledGestures)
      return
    }
    countTouch(gesture)
    countScrollable(gesture)
    countIntent(gesture)
    guard gesture.traits.contains(.sheetDrag) else { return }
    count(.sheetDrags)
    count(.dismissingDrags, if: gesture.isSwipeDismissal)
    count(.attemptingDrags, if: attempt != nil)
  }

  private mutating func count(_ attempt: DismissalAttempt?) {
    guard let attempt else { return }
    count(.attempts)
    switch attempt {
    case .dismissed: count(.dismissedAttempts)
    case .refused: count(.refusedAttempts)
    case .abandoned: count(.abandonedAttempts)
    }
  }

  private mutating func countTouch(_ gesture: borrowing GestureRow) {
    guard gesture.target != .outside else { return }
    count(.touches)
    count(.swipeDismissals, if: gesture.isSwipeDismissal)
    guard gesture.traits.contains(.recognised) else { return }
    count(.recognisedTouches)
    count(.deadDrags, if: gesture.metrics.contains(.deadDrag))
  }

  private mutating func countScrollable(_ gesture: borrowing GestureRow) {
    guard gesture.traits.contains(.beganOnScrollableContent) else { return }
    count(.scrollableTouches)
    count(.scrollDismissals, if: gesture.outcome == .dismissed)
    let toContent = Int64(gesture.handOffsToContent)
    let toSheet = Int64(gesture.handOffsToSheet)
    tallies[.touchHandOffsToContent] += toContent
    tallies[.touchHandOffsToSheet] += toSheet
    tallies[.touchHandOffs] += toContent + toSheet
    count(.touchesToContent, if: toContent > 0)
    count(.touchesToSheet, if: toSheet > 0)
    count(.touchesHandedOff, if: toContent + toSheet > 0)
  }

  private mutating func countIntent(_ gesture: borrowing GestureRow) {
    switch gesture.intent {
    case nil: break
    case .dismiss:
      count(.dismissIntents)
      count(.missedDismissals, if: gesture.outcome != .dismissed)
    case .expand, .collapse, .scroll:
      count(.otherIntents)
      count(.accidentalDismissals, if: gesture.outcome == .dismissed)
    }
  }
}

/// What came of a drag that tried to dismiss the sheet.
enum DismissalAttempt {
  case dismissed
  case refused
  case abandoned
}

extension GestureRow {
  /// Whether it has a release: it was neither cancelled, nor by its session, nor left down.
  var isLifted: Bool {
    wasLifted && outcome != .cancelled
  }

  /// Whether its release dismissed the sheet.
  var isSwipeDismissal: Bool {
    isLifted && outcome == .dismissed && dismissal == .swipe
  }

  /// The attempt that it stands for, one per drag; a dismissing cancel is none.
  var attempt: DismissalAttempt? {
    if isSwipeDismissal { return .dismissed }
    if metrics.contains(.refusedAttempt) { return .refused }
    return metrics.contains(.attemptedDismissal) ? .abandoned : nil
  }
}

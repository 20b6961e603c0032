import TouchTraces

/// The hand-made bottom sheet with one position and a percentage (section 18 of the sheet model).
extension SheetEngine {
  /// What a drag falls under: the outside and sideways drags as ever, all others P02.
  @inline(__always) func percentRule(direction: Arbitration.Direction) -> Rule {
    if gesture.target == .outside { return gesture.dimAtDown > 0 ? .a29 : .a28 }
    return direction == .horizontal ? .a17 : .p02
  }

  mutating func beginPercentDrag() {
    record(drag.rule)
    gesture.firstOwner = Owner.none
    guard drag.rule == .p02 else { return }
    drag.kind = .percent
    drag.owner = .sheet
    drag.label = .sheet
    endVisit(at: now, reason: .sheetDrag)
    motion = .dragged
    log(.viewWillDisappear, .p02)
    gesture.firstOwner = .sheet
    follow()
  }

  /// P03: the drag sets the percentage.
  mutating func followPercent() {
    record(.p03)
    y = restY + percentFraction * percentHeight
  }

  @inline(__always) var percentFraction: Double {
    guard percentHeight > 0 else { return 0 }
    return min(max(translation / percentHeight, 0), 1)
  }

  /// P04, P05: past the threshold the sheet goes, else it comes back.
  mutating func releasePercent(outcome: GestureOutcome) {
    lastSheetPanEnd = now
    let fraction = percentFraction
    let u = restY + translation
    gesture.releaseY = u
    step.release = ReleaseDecision(u: u)
    guard fraction > tuning.percentDismissThreshold else {
      record(.p05)
      gesture.releaseRule = .p05
      gesture.askedAndAllowed = fraction > 0
      motion = .rest
      startSettle(
        linear(to: restY, seconds: fraction * tuning.percentDuration, cause: .release),
        owingReappearance: true)
      return closeSequence(outcome: outcome)
    }
    record(.p04)
    gesture.releaseRule = .p04
    gesture.hasDismissed = true
    beginDismissal(
      linear(
        to: scene.screen.height, seconds: (1 - fraction) * tuning.percentDuration,
        cause: .release), cause: .swipe, reason: .sheetDrag)
    closeSequence(outcome: .dismissed)
  }

  /// P06: a tap on the overlay.
  mutating func dismissPercentByTap() {
    record(.p06)
    gesture.releaseRule = .p06
    gesture.hasDismissed = true
    log(.viewWillDisappear, .p06)
    beginDismissal(
      linear(
        to: scene.screen.height, seconds: tuning.percentDuration, cause: .release),
      cause: .tapOutside, reason: .dismissal)
  }

  /// How long the rest of the way out takes at the even speed of the whole.
  @inline(__always) var remainingPercentSeconds: Double {
    guard percentHeight > 0 else { return tuning.percentDuration }
    let rest = (scene.screen.height - y) / percentHeight
    return min(max(rest, 0), 1) * tuning.percentDuration
  }
}

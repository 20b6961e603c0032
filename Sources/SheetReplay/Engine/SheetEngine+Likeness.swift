extension SheetEngine {
  /// Whether two engines that replay the same recording, each under a tuning of its own, are in the
  /// same state and have answered the last event alike.
  ///
  /// Both stay as they are. They are passed in place, and compared piece by piece, since a call copies
  /// a large value.
  package static func areAlike(_ a: inout SheetEngine, _ b: inout SheetEngine) -> Bool {
    moveAlike(&a, &b) && standAlike(&a, &b) && areTouchedAlike(&a, &b) && oweAlike(&a, &b)
      && haveAnsweredAlike(&a, &b)
  }

  /// Becomes a copy of another engine, which is passed in place, since it is large.
  package mutating func become(_ other: inout SheetEngine) {
    self = other
  }

  @inline(__always) private static func moveAlike(
    _ a: inout SheetEngine, _ b: inout SheetEngine
  ) -> Bool {
    a.y == b.y && a.offset == b.offset && a.motion == b.motion && a.now == b.now
      && a.contentMotion == b.contentMotion && a.deadline == b.deadline
      && a.animation == b.animation && a.contentAnimation == b.contentAnimation
      && a.carriedMomentum == b.carriedMomentum
  }

  @inline(__always) private static func areTouchedAlike(
    _ a: inout SheetEngine, _ b: inout SheetEngine
  ) -> Bool {
    a.sequence == b.sequence && a.trackedX == b.trackedX && a.trackedY == b.trackedY
      && a.drag == b.drag && a.gesture == b.gesture && a.fingers == b.fingers
      && a.closedOutcome == b.closedOutcome && a.lastSheetPanEnd == b.lastSheetPanEnd
      && a.lastContentScroll == b.lastContentScroll && a.samples == b.samples
  }

  @inline(__always) private static func oweAlike(
    _ a: inout SheetEngine, _ b: inout SheetEngine
  ) -> Bool {
    a.owesReappearance == b.owesReappearance && a.owesChange == b.owesChange
      && a.lastReported == b.lastReported && a.presentsAgain == b.presentsAgain
      && a.isVisiting == b.isVisiting && a.hasEnded == b.hasEnded
      && a.queuedChanges == b.queuedChanges
  }

  @inline(__always) private static func haveAnsweredAlike(
    _ a: inout SheetEngine, _ b: inout SheetEngine
  ) -> Bool {
    a.step.time == b.step.time && a.step.phaseBefore == b.step.phaseBefore
      && a.step.phaseAfter == b.step.phaseAfter && a.step.owner == b.step.owner
      && a.step.y == b.step.y && a.step.contentOffset == b.step.contentOffset
      && a.step.detent == b.step.detent && a.step.rejection == b.step.rejection
      && a.step.release == b.step.release && a.step.settle == b.step.settle
      && a.step.gesture == b.step.gesture && a.step.rules == b.step.rules
      && a.step.records == b.step.records
  }

  // Asked early: tunings make geometries differ before any touch does.
  @inline(__always) private static func standAlike(
    _ a: inout SheetEngine, _ b: inout SheetEngine
  ) -> Bool {
    a.effective == b.effective && a.geometry == b.geometry && a.selected == b.selected
      && a.undimmed == b.undimmed && a.keyboard == b.keyboard
      && a.storedKeyboard == b.storedKeyboard && a.isFront == b.isFront
      && a.percentHeight == b.percentHeight && a.frame == b.frame && a.names == b.names
      && a.scene == b.scene
      && a.nextScene == b.nextScene
  }
}

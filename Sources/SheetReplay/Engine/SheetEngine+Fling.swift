import TouchTraces

extension SheetEngine {
  /// Whether the content that has the finger passes a fling on to the sheet when it is at its top.
  var passesFling: Bool {
    tuning.collapseMomentum == .carry && drag.kind.isLaw && passesToSheet(drag.kind)
  }

  /// L26: the resting sheet goes on as if it had been let go with the speed that the fling has left.
  ///
  /// A sheet that stays where it is swings with that speed if it settles by a spring.
  mutating func passFlingToSheet() {
    let velocity = 0 - contentAnimation.velocityAtEnd
    guard velocity > 0, motion == .rest, !isSequenceOpen, isFront, !isPopover, !isKeyboardUp,
      !geometry.isFullScreen
    else { return }
    drag = Drag()
    drag.originY = trackedY
    if tuning.dismissFrom == .never { drag.dismissal = .none }
    let candidates = candidates
    let decision = Release.decision(
      lift(u: y, velocity: velocity, among: candidates), among: candidates, tuning: tuning)
    guard decision.target.y != y || tuning.settleAnimation == .spring else { return }
    record(.l26)
    if decision.target.detent == nil, drag.dismissal == .unasked { askToDismiss(.l06) }
    record(decision.rule)
    send(to: decision.target, rule: decision.rule, velocity: velocity, from: y, pace: .animated)
  }
}

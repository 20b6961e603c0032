import TouchTraces

extension SheetEngine {
  /// E17 to E22: what a tap does, by what was under the finger.
  mutating func tap() {
    switch gesture.target {
    case .outside: tapOutside()
    case .grabber: tapGrabber()
    case .header, .content, .plain, .indicator, .control, .customView, .text,
      .horizontalCarousel, .map:
      break
    }
  }

  /// Dimming and edge are those of the touch-down.
  private mutating func tapOutside() {
    if isPercentDriven { return dismissPercentByTap() }
    guard gesture.dimAtDown > 0 || isPopover else { return noteRelease(.e19) }
    guard gesture.edgeAtDown > geometry.yMax + epsilon || isPopover else {
      return noteRelease(.e17)
    }
    if dismissByTap(.d07, cause: .tapOutside) {
      record(.e17)
      return noteRelease(.d07)
    }
    noteRelease(.e18)
    guard !isPopover, let position = geometry.position(of: undimmed), position.id != effective
    else { return }
    selectByTap(position.id, cause: .dimmingTap, rule: .e18)
  }

  private mutating func tapGrabber() {
    if isKeyboardUp {
      noteRelease(.e22)
      return hideKeyboard()
    }
    guard geometry.positions.count > 1 else {
      noteRelease(.e21)
      _ = dismissByTap(.d09, cause: .grabber)
      return
    }
    noteRelease(.e20)
    selectByTap(nextLarger, cause: .grabber, rule: .e20)
  }

  /// The next larger detent than the effective one, stepping over equal ones; from the largest
  /// the smallest.
  private var nextLarger: DetentID {
    let edge = geometry.position(of: effective)?.y ?? geometry.ySmallest
    var index = 0
    while index < geometry.positions.count {
      if geometry.positions[index].y < edge { return geometry.positions[index].id }
      index += 1
    }
    return geometry.positions[0].id
  }

  private mutating func selectByTap(_ detent: DetentID, cause: MotionCause, rule: Rule) {
    selectByUser(detent, rule: rule)
    moveToRest(cause: cause, pace: .animated)
  }
}

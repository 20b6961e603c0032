import TouchTraces

extension SheetEngine {
  /// E17 to E22: what a tap does, by what was under the finger.
  mutating func tap(_ trace: GestureTrace) {
    gesture?.isTap = true
    switch trace.target {
    case .outside: tapOutside(trace)
    case .grabber: tapGrabber()
    case .header, .content, .plain, .indicator, .control, .customView, .text,
      .horizontalCarousel, .map:
      break
    }
  }

  private mutating func noteTap(_ rule: Rule) {
    record(rule)
    gesture?.releaseRule = rule
  }

  /// Dimming and edge are those of the touch-down.
  private mutating func tapOutside(_ trace: GestureTrace) {
    if isPercentDriven { return dismissPercentByTap() }
    guard trace.dimAtDown > 0 || isPopover else { return noteTap(.e19) }
    guard trace.edgeAtDown > geometry.yMax + epsilon || isPopover else { return noteTap(.e17) }
    if dismissByTap(.d07, cause: .tapOutside) {
      record(.e17)
      return noteTap(.d07)
    }
    noteTap(.e18)
    guard !isPopover, let position = geometry.position(of: undimmed), position.id != effective
    else { return }
    selectByTap(position.id, cause: .dimmingTap, rule: .e18)
  }

  private mutating func tapGrabber() {
    if isKeyboardUp {
      noteTap(.e22)
      return hideKeyboard()
    }
    guard geometry.positions.count > 1 else {
      noteTap(.e21)
      _ = dismissByTap(.d09, cause: .grabber)
      return
    }
    noteTap(.e20)
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

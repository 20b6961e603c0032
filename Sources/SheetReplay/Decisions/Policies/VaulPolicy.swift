import TouchTraces

/// vaul: the mean speed of the whole drag and its net direction.
///
/// A drawer with one detent is one without snap points.
enum VaulPolicy {
  static func choice(
    _ lift: Release.Lift, among candidates: Release.Candidates,
    tuning: Tuning
  ) -> Release.Choice {
    guard candidates.count > 1 else { return withoutSnapPoints(lift, tuning) }
    let closes = lift.translation > 0
    let lowest = candidates.lowest
    let speed = abs(lift.velocity)
    if let skip = tuning.skipVelocityThreshold, speed > skip {
      let index = closes ? (lift.mayDismiss ? nil : lowest) : 0
      let rule = closes ? (lift.mayDismiss ? Rule.l04 : .l11) : .l10
      return Release.Choice(index, rule, speed, against: skip)
    }
    guard tuning.isFlick(lift.velocity), abs(lift.translation) < longDrag * lift.height,
      let current = lift.current
    else { return Release.Choice(candidates.nearest(to: lift.u, tie: tuning.tie), .s02) }
    if closes, current == lowest, lift.mayDismiss {
      return Release.Choice(nil, .l04, speed, against: tuning.flickSpeed)
    }
    return Release.Choice(candidates.index(closes ? 1 : -1, below: current), .s05)
  }

  private static func withoutSnapPoints(
    _ lift: Release.Lift, _ tuning: Tuning
  ) -> Release.Choice {
    guard lift.mayDismiss, lift.translation > 0 else { return Release.Choice(0, .s02) }
    if tuning.isFlick(lift.velocity) {
      return Release.Choice(nil, .l04, abs(lift.velocity), against: tuning.flickSpeed)
    }
    let drawer = min(lift.height - (lift.u - lift.translation), lift.height)
    guard let share = tuning.dismissThreshold, lift.translation >= share * drawer else {
      return Release.Choice(0, .s02)
    }
    return Release.Choice(nil, .l05, lift.translation, against: share * drawer)
  }

  /// Share of the window from which a fast drag is no longer a swipe; fixed in vaul.
  private static let longDrag = 0.4
}

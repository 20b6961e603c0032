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
    if let skip = tuning.skipVelocityThreshold, abs(lift.velocity) > skip {
      guard closes else { return Release.Choice(0, .l10) }
      return lift.mayDismiss ? Release.Choice(nil, .l04) : Release.Choice(lowest, .l11)
    }
    guard tuning.isFlick(lift.velocity), abs(lift.translation) < longDrag * lift.height,
      let current = lift.current
    else { return Release.Choice(candidates.nearest(to: lift.u, tie: tuning.tie), .s02) }
    if closes, current == lowest, lift.mayDismiss { return Release.Choice(nil, .l04) }
    return Release.Choice(candidates.index(closes ? 1 : -1, below: current), .s05)
  }

  private static func withoutSnapPoints(
    _ lift: Release.Lift, _ tuning: Tuning
  ) -> Release.Choice {
    guard lift.mayDismiss, lift.translation > 0 else { return Release.Choice(0, .s02) }
    if tuning.isFlick(lift.velocity) { return Release.Choice(nil, .l04) }
    let drawer = min(lift.height - (lift.u - lift.translation), lift.height)
    guard let share = tuning.dismissThreshold, lift.translation >= share * drawer else {
      return Release.Choice(0, .s02)
    }
    return Release.Choice(nil, .l05)
  }

  /// Share of the window from which a fast drag is no longer a swipe; fixed in vaul.
  private static let longDrag = 0.4
}

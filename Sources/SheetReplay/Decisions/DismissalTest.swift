import TouchTraces

/// Tests that dismiss a sheet by themselves, wherever its detents are.
package enum DismissalTest {
  /// The dismissal that the release comes to; `nil` if it comes to none.
  package static func passed(
    _ lift: Release.Lift, among candidates: Release.Candidates,
    tuning: Tuning
  ) -> Release.Choice? {
    guard lift.mayDismiss else { return nil }
    return fast(lift, tuning) ?? low(lift, candidates, tuning)
  }

  /// The dismissal of a sheet that goes down fast enough.
  package static func fast(_ lift: Release.Lift, _ tuning: Tuning) -> Release.Choice? {
    guard let threshold = tuning.dismissVelocityThreshold, lift.velocity > 0 else { return nil }
    let speed =
      switch tuning.dismissVelocityReference {
      case .points: lift.velocity
      case .containerHeight: lift.velocity / lift.height
      case .distanceLeft: lift.velocity / abs(lift.height + depthOfHidden - lift.u)
      }
    guard tuning.dismissStrictness.passes(speed, threshold) else { return nil }
    return Release.Choice(nil, .l04, speed, against: threshold)
  }

  /// The dismissal of a sheet at rest that has too little of its smallest detent left.
  private static func low(
    _ lift: Release.Lift, _ candidates: Release.Candidates, _ tuning: Tuning
  ) -> Release.Choice? {
    guard let threshold = tuning.dismissThreshold, lift.velocity == 0 else { return nil }
    let least = threshold * (lift.height - candidates[candidates.smallestDetent].y)
    let left = lift.height - lift.u
    guard tuning.dismissStrictness.passes(least, left) else { return nil }
    return Release.Choice(nil, .l05, left, against: least)
  }

  /// How far below the container FloatingPanel's undeclared hidden state lies.
  private static let depthOfHidden: Points = 100
}

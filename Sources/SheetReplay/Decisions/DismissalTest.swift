import TouchTraces

/// Tests that dismiss a sheet by themselves, wherever its detents are.
package enum DismissalTest {
  /// The rule by which the release dismisses; `nil` if it does not.
  package static func passed(
    _ lift: Release.Lift, among candidates: Release.Candidates,
    tuning: Tuning
  ) -> Rule? {
    guard lift.mayDismiss else { return nil }
    if isFast(lift, tuning) { return .l04 }
    return isLow(lift, candidates, tuning) ? .l05 : nil
  }

  /// Whether the sheet goes down fast enough.
  package static func isFast(_ lift: Release.Lift, _ tuning: Tuning) -> Bool {
    guard let threshold = tuning.dismissVelocityThreshold, lift.velocity > 0 else { return false }
    let speed =
      switch tuning.dismissVelocityReference {
      case .points: lift.velocity
      case .containerHeight: lift.velocity / lift.height
      case .distanceLeft: lift.velocity / abs(lift.height + depthOfHidden - lift.u)
      }
    return tuning.dismissStrictness.passes(speed, threshold)
  }

  /// Whether a sheet at rest has too little of its smallest detent left.
  private static func isLow(
    _ lift: Release.Lift, _ candidates: Release.Candidates, _ tuning: Tuning
  ) -> Bool {
    guard let threshold = tuning.dismissThreshold, lift.velocity == 0 else { return false }
    let smallest = lift.height - candidates[candidates.smallestDetent].y
    return tuning.dismissStrictness.passes(threshold * smallest, lift.height - lift.u)
  }

  /// How far below the container FloatingPanel's undeclared hidden state lies.
  private static let depthOfHidden: Points = 100
}

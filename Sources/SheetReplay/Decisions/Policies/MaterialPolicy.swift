import TouchTraces

/// Material's BottomSheetBehavior: the tree of a captured drag.
///
/// The largest detent is its expanded state, the smallest the collapsed one; a detent between them
/// is the half-expanded state, and without one the sheet fits its contents.
enum MaterialPolicy {
  static func choice(
    _ lift: Release.Lift, among candidates: Release.Candidates,
    tuning: Tuning
  ) -> Release.Choice {
    let collapsed = candidates.lowest
    let half = candidates.count > 2 ? candidates.count / 2 : nil
    if lift.velocity < 0 {
      guard let half, lift.u > candidates[half].y else { return Release.Choice(0, .l09) }
      return Release.Choice(half, .l09)
    }
    if lift.mayDismiss, mayHide(lift, candidates, tuning) {
      return hidden(lift, half, candidates, tuning)
    }
    guard let half else {
      return lift.velocity > 0
        ? Release.Choice(collapsed, .l14)
        : Release.Choice(nearer(0, collapsed, to: lift.u, candidates), .s02)
    }
    if lift.velocity == 0, lift.u < candidates[half].y {
      // The raw edge stands against a distance, which favours the expanded state.
      let isExpanded = lift.u < abs(lift.u - candidates[collapsed].y)
      return Release.Choice(isExpanded ? 0 : half, .l12)
    }
    return Release.Choice(nearer(half, collapsed, to: lift.u, candidates), .l14)
  }

  /// Whether a sheet that coasts a little is far enough below its collapsed state.
  private static func mayHide(
    _ lift: Release.Lift, _ candidates: Release.Candidates, _ tuning: Tuning
  ) -> Bool {
    guard !tuning.skipsSmallestDetent else { return true }
    let collapsed = candidates[candidates.lowest].y
    guard lift.u >= collapsed, let share = tuning.dismissThreshold else { return false }
    let projected = abs(lift.u + hideFriction * lift.velocity - collapsed)
    return projected / (lift.height - collapsed) > share
  }

  /// A sheet that may hide does if it is fast or low, else it goes back up.
  private static func hidden(
    _ lift: Release.Lift, _ half: Int?, _ candidates: Release.Candidates,
    _ tuning: Tuning
  ) -> Release.Choice {
    if DismissalTest.isFast(lift, tuning) { return Release.Choice(nil, .l04) }
    if lift.u > (lift.height + candidates[0].y) / 2 { return Release.Choice(nil, .l05) }
    guard let half else { return Release.Choice(0, .s02) }
    let isExpanded = abs(lift.u - candidates[0].y) < abs(lift.u - candidates[half].y)
    return Release.Choice(isExpanded ? 0 : half, .s02)
  }

  /// The nearer of two detents, the lower one if they are equally near.
  private static func nearer(
    _ upper: Int, _ lower: Int, to y: Points, _ candidates: Release.Candidates
  ) -> Int {
    abs(y - candidates[upper].y) < abs(y - candidates[lower].y) ? upper : lower
  }

  /// Seconds for which the test of hiding projects; fixed in Material.
  private static let hideFriction = 0.1
}

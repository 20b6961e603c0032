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
      let isBelowHalf = half.map { lift.u > candidates[$0].y } ?? false
      return Release.Choice(isBelowHalf ? half : 0, .l09, lift.velocity, against: 0)
    }
    if lift.mayDismiss, mayHide(lift, candidates, tuning) {
      return hidden(lift, half, candidates, tuning)
    }
    guard let half else {
      return lift.velocity > 0
        ? Release.Choice(collapsed, .l18, lift.velocity, against: 0)
        : Release.Choice(nearer(0, collapsed, to: lift.u, candidates), .s02)
    }
    if lift.velocity == 0, lift.u < candidates[half].y {
      // The raw edge stands against a distance, which favours the expanded state.
      let way = abs(lift.u - candidates[collapsed].y)
      return Release.Choice(lift.u < way ? 0 : half, .l12, lift.u, against: way)
    }
    let lower = nearer(half, collapsed, to: lift.u, candidates)
    let other = lower == half ? collapsed : half
    return Release.Choice(
      lower, .l14, abs(lift.u - candidates[lower].y), against: abs(lift.u - candidates[other].y))
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
    if let choice = DismissalTest.fast(lift, tuning) { return choice }
    let middle = (lift.height + candidates[0].y) / 2
    if lift.u > middle { return Release.Choice(nil, .l05, lift.u, against: middle) }
    let upper = half.map { nearer(0, $0, to: lift.u, candidates) } ?? 0
    return Release.Choice(upper, .l17, lift.u, against: middle)
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

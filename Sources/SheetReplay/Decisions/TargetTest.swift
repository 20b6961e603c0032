import TouchTraces

/// Tests of the detent that a release has chosen, for a release that may dismiss instead.
enum TargetTest {
  /// The choice, or another one where the sheet must not settle there.
  static func passed(
    _ choice: Release.Choice, of lift: Release.Lift, among candidates: Release.Candidates,
    tuning: Tuning
  ) -> Release.Choice {
    var choice = choice
    if tuning.skipsSmallestDetent, lift.velocity >= 0 {
      choice = skipping(choice, lift, candidates, tuning)
    }
    guard let limit = tuning.dismissTargetBelow, let index = choice.index,
      candidates[index].detent != nil
    else { return choice }
    let height = lift.height - candidates[index].y
    return height < limit ? Release.Choice(nil, .l15, height, against: limit) : choice
  }

  /// The nearer of the neighbours in place of the smallest detent.
  ///
  /// A flick takes no step across it: the way out has to be near. A sheet that was there stays.
  private static func skipping(
    _ choice: Release.Choice, _ lift: Release.Lift, _ candidates: Release.Candidates,
    _ tuning: Tuning
  ) -> Release.Choice {
    let smallest = candidates.smallestDetent
    guard smallest > 0, choice.index == smallest, lift.current != smallest else { return choice }
    let projected = lift.projected(tuning)
    let larger = abs(candidates[smallest - 1].y - projected)
    guard smallest < candidates.lowest else { return Release.Choice(smallest - 1, .l16) }
    let out = abs(lift.height - projected)
    return out < larger
      ? Release.Choice(smallest + 1, .l16, out, against: larger)
      : Release.Choice(smallest - 1, .l16, larger, against: out)
  }
}

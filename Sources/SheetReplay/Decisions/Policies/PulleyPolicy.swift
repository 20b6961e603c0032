import TouchTraces

/// Pulley: the stop nearest to where a scroll view would come to rest, or the next one if that is
/// the stop it came from and the way is long enough.
enum PulleyPolicy {
  static func choice(
    _ lift: Release.Lift, among candidates: Release.Candidates,
    tuning: Tuning
  ) -> Release.Choice {
    let lowest = candidates.lowest
    let end = min(max(lift.projected(tuning), candidates[0].y), candidates[lowest].y)
    // A tie goes to the lowest stop, and to the higher one of any others.
    let lower = candidates.nearest(to: end, tie: .lower)
    let nearest = lower == lowest ? lower : candidates.nearest(to: end, tie: .upper)
    guard nearest == lift.current, let distance = tuning.positionalDistance,
      tuning.positionalStrictness.passes(abs(end - candidates[nearest].y), distance)
    else { return Release.Choice(nearest, end == lift.u ? .s02 : .s03) }
    let way = end - candidates[nearest].y
    return Release.Choice(
      candidates.index(way < 0 ? -1 : 1, below: nearest), .l08, abs(way), against: distance)
  }
}

import TouchTraces

/// react-spring-bottom-sheet: the projection grows with the way of the drag times its speed.
enum ReactSpringPolicy {
  static func choice(
    _ lift: Release.Lift, among candidates: Release.Candidates,
    tuning: Tuning
  ) -> Release.Choice {
    let way = lift.translation * (abs(lift.velocity) / 1000)
    let lowest = candidates[candidates.lowest].y
    if lift.mayDismiss, lift.velocity > 0, let share = tuning.dismissThreshold {
      let (height, least) = (lift.height - (lift.u + way), (lift.height - lowest) * share)
      if height < least { return Release.Choice(nil, .l05, height, against: least) }
    }
    let projected = min(max(lift.u + 2 * way, candidates[0].y), lowest)
    return Release.Choice(
      candidates.nearest(to: projected, tie: tuning.tie), .l13, projected, against: lift.u)
  }
}

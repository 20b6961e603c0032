import TouchTraces

/// PanModal: two forms, the smallest detent and the largest; further detents play no part.
enum PanModalPolicy {
  static func choice(
    _ lift: Release.Lift, among candidates: Release.Candidates,
    tuning: Tuning
  ) -> Release.Choice {
    let (long, short) = (0, candidates.lowest)
    guard !tuning.isFlick(lift.velocity) else {
      let (index, rule) = flick(lift, long, short, candidates)
      return Release.Choice(index, rule, abs(lift.velocity), against: tuning.flickSpeed)
    }
    // Ties go to the bottom, then to the short form.
    let toShort = abs(lift.u - candidates[short].y)
    let toLong = abs(lift.u - candidates[long].y)
    let (toBottom, nearest) = (abs(lift.u - lift.height), min(toShort, toLong))
    if toBottom <= nearest {
      return lift.mayDismiss
        ? Release.Choice(nil, .l05, toBottom, against: nearest) : Release.Choice(short, .s02)
    }
    return Release.Choice(toShort <= toLong ? short : long, .s02)
  }

  /// Where a flick goes: up to the long form; down to the short one from the upper part, else out.
  private static func flick(
    _ lift: Release.Lift, _ long: Int, _ short: Int, _ candidates: Release.Candidates
  ) -> (index: Int?, rule: Rule) {
    if lift.velocity < 0 { return (long, .l10) }
    let isNearLong = abs(lift.u - candidates[long].y) <= abs(lift.u - lift.height)
    let isAboveShort = lift.u < candidates[short].y
    let stays = !lift.mayDismiss || (isNearLong && isAboveShort)
    return stays ? (short, .l11) : (nil, .l04)
  }
}

import TouchTraces

/// PanModal: two forms, the smallest detent and the largest; further detents play no part.
enum PanModalPolicy {
  static func choice(
    _ lift: Release.Lift, among candidates: Release.Candidates,
    tuning: Tuning
  ) -> Release.Choice {
    let (long, short) = (0, candidates.lowest)
    guard !tuning.isFlick(lift.velocity) else {
      if lift.velocity < 0 { return Release.Choice(long, .l10) }
      let isNearLong = abs(lift.u - candidates[long].y) <= abs(lift.u - lift.height)
      let isAboveShort = lift.u < candidates[short].y
      if !lift.mayDismiss || (isNearLong && isAboveShort) {
        return Release.Choice(short, .l11)
      }
      return Release.Choice(nil, .l04)
    }
    // Ties go to the bottom, then to the short form.
    let toShort = abs(lift.u - candidates[short].y)
    let toLong = abs(lift.u - candidates[long].y)
    if abs(lift.u - lift.height) <= min(toShort, toLong) {
      return lift.mayDismiss ? Release.Choice(nil, .l05) : Release.Choice(short, .s02)
    }
    return Release.Choice(toShort <= toLong ? short : long, .s02)
  }
}

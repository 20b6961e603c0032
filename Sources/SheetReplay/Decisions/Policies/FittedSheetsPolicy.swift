import TouchTraces

/// FittedSheets: the next size in the direction of the whole drag wins, however short the drag was.
enum FittedSheetsPolicy {
  static func choice(
    _ lift: Release.Lift, among candidates: Release.Candidates,
    tuning: Tuning
  ) -> Release.Choice {
    let projected = lift.projected(tuning)
    if lift.mayDismiss {
      if DismissalTest.isFast(lift, tuning) { return Release.Choice(nil, .l04) }
      if projected >= lift.height { return Release.Choice(nil, .l05) }
    }
    let heading = lift.translation < 0 ? Settle.Heading.up : .down
    return Release.Choice(Settle.segment(at: projected, heading, candidates).to, .l07)
  }
}

import TouchTraces

/// FittedSheets: the next size in the direction of the whole drag wins, however short the drag was.
enum FittedSheetsPolicy {
  static func choice(
    _ lift: Release.Lift, among candidates: Release.Candidates,
    tuning: Tuning
  ) -> Release.Choice {
    let projected = lift.projected(tuning)
    if lift.mayDismiss {
      if let choice = DismissalTest.fast(lift, tuning) { return choice }
      if projected >= lift.height {
        return Release.Choice(nil, .l05, projected, against: lift.height)
      }
    }
    let heading = lift.translation < 0 ? Settle.Heading.up : .down
    let size = Settle.segment(at: projected, heading, candidates).to
    return Release.Choice(size, .l07, lift.translation, against: 0)
  }
}

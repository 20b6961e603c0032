package import TouchTraces

/// The settle function: chooses the detent of a release by the parameters of a tuning.
///
/// It is one function for all sheets whose rule is made of a projection, a flick that steps, and a
/// choice between detents near the end of it. The default tuning is one setting of it.
package enum Settle {
  /// Up is towards larger sheets: smaller edges, lower indices.
  package enum Heading: Sendable {
    case up
    case down

    /// The neighbour of a candidate in this direction is so many below it.
    @inline(__always) var step: Int { self == .up ? -1 : 1 }
  }

  /// The candidate that the release `lift` settles at; there must be one.
  package static func choice(
    _ lift: Release.Lift, among candidates: Release.Candidates,
    tuning: Tuning
  ) -> Release.Choice {
    if let index = outermost(lift, candidates, tuning) {
      return Release.Choice(index, .l01, lift.u, against: candidates[index].y)
    }
    let projected = lift.projected(tuning)
    if let heading = heading(lift, candidates, tuning) {
      if isFlick(lift, heading, tuning),
        let index = step(lift, projected, heading, candidates, tuning)
      {
        return Release.Choice(index, .s05)
      }
      if let choice = threshold(lift, projected, heading, candidates, tuning) { return choice }
    }
    return Release.Choice(
      candidates.nearest(to: projected, tie: tuning.tie), projected == lift.u ? .s02 : .s03)
  }

  /// The detent that takes in a release beyond it, whatever the speed.
  private static func outermost(
    _ lift: Release.Lift, _ candidates: Release.Candidates, _ tuning: Tuning
  ) -> Int? {
    let lowest = candidates.lowest
    switch tuning.outsideRange {
    case .segment: return nil
    case .absorb:
      if lift.u > candidates[lowest].y { return lowest }
      return lift.u < candidates[0].y ? 0 : nil
    case .absorbLowest: return lift.u >= candidates[lowest].y ? lowest : nil
    }
  }

  /// In which direction the release goes; `nil` if it is at rest.
  private static func heading(
    _ lift: Release.Lift, _ candidates: Release.Candidates, _ tuning: Tuning
  ) -> Heading? {
    switch tuning.directionSource {
    case .netTranslation: return lift.translation < 0 ? .up : .down
    case .currentDetentSide: return side(lift, candidates)
    case .velocity:
      if lift.velocity < 0 { return .up }
      if lift.velocity > 0 { return .down }
      switch tuning.directionAtRest {
      case .nearest: return nil
      case .sideOfCurrent: return side(lift, candidates)
      }
    }
  }

  /// On which side of the detent that the sheet was at it is let go.
  private static func side(
    _ lift: Release.Lift, _ candidates: Release.Candidates
  ) -> Heading {
    guard let current = lift.current, lift.u < candidates[current].y else { return .down }
    return .up
  }

  /// A flick is fast enough, and goes where the release goes.
  private static func isFlick(
    _ lift: Release.Lift, _ heading: Heading, _ tuning: Tuning
  ) -> Bool {
    let along = heading == .up ? 0 - lift.velocity : lift.velocity
    return tuning.flickStrictness.passes(along, tuning.flickSpeed)
  }
}

extension Tuning {
  /// Whether a velocity is that of a flick.
  @inline(__always) package func isFlick(_ velocity: PointsPerSecond) -> Bool {
    flickStrictness.passes(abs(velocity), flickSpeed)
  }
}

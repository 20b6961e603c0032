package import TouchTraces

extension Settle {
  /// The detents that an edge lies between.
  package struct Segment {
    /// The one that the motion leaves, and the one that it goes to.
    package var from: Int
    package var to: Int
  }

  /// The detents around the edge `y`: the one at or behind it, and the one beyond it; the outermost
  /// one where there is none.
  package static func segment(
    at y: Points, _ heading: Heading, _ candidates: Release.Candidates
  ) -> Segment {
    let lowest = candidates.lowest
    let above = candidates.count(above: y)
    let below = firstBelow(y, above, candidates)
    switch heading {
    case .up: return Segment(from: min(above, lowest), to: max(above - 1, 0))
    case .down: return Segment(from: max(below - 1, 0), to: min(below, lowest))
    }
  }

  /// The detent at the edge `y` or the next one beyond it.
  static func anchor(
    at y: Points, _ heading: Heading, _ candidates: Release.Candidates
  ) -> Int {
    let above = candidates.count(above: y)
    switch heading {
    case .up: return max(firstBelow(y, above, candidates) - 1, 0)
    case .down: return min(above, candidates.lowest)
    }
  }

  /// The first candidate below `y`, `above` being the first that is not above it.
  private static func firstBelow(
    _ y: Points, _ above: Int, _ candidates: Release.Candidates
  ) -> Int {
    var index = above
    while index < candidates.count, candidates[index].y == y { index += 1 }
    return index
  }

  /// S05: the detent that a flick steps to; `nil` if it makes no step.
  static func step(
    _ lift: Release.Lift, _ projected: Points, _ heading: Heading,
    _ candidates: Release.Candidates, _ tuning: Tuning
  ) -> Int? {
    switch tuning.stepReference {
    case .none: return nil
    case .unmovedNearest:
      let nearest = candidates.nearest(to: projected, tie: tuning.tie)
      let y = candidates[nearest].y
      let leaves = heading == .up ? lift.u < y : lift.u > y
      guard leaves, candidates.nearest(to: lift.u, tie: tuning.tie) == nearest else { return nil }
      let next = nearest + heading.step
      return next >= 0 && next < candidates.count ? next : nil
    case .releaseSegment: return segment(at: candidates.snapped(lift.u), heading, candidates).to
    case .releaseAnchor: return anchor(at: candidates.snapped(lift.u), heading, candidates)
    case .nearestDetent:
      let nearest = candidates.nearest(to: projected, tie: tuning.tie)
      return candidates.index(heading.step, below: nearest)
    case .twoClosestProjected: return fartherOfTwo(projected, heading, candidates)
    case .currentDetent: return lift.current.map { candidates.index(heading.step, below: $0) }
    }
  }

  /// Of the two candidates nearest to `y`, ties going to the lower, the farther in the direction.
  private static func fartherOfTwo(
    _ y: Points, _ heading: Heading, _ candidates: Release.Candidates
  ) -> Int? {
    guard candidates.count > 1 else { return nil }
    let first = candidates.nearest(to: y, tie: .lower)
    let (upper, lower) = (first - 1, first + 1)
    let second: Int
    if upper < 0 {
      second = lower
    } else if lower >= candidates.count {
      second = upper
    } else {
      second = abs(candidates[upper].y - y) < abs(candidates[lower].y - y) ? upper : lower
    }
    return heading == .up ? min(first, second) : max(first, second)
  }

  /// A release that is no flick, decided by how far it has come on its way; `nil` if the nearest
  /// detent decides.
  static func threshold(
    _ lift: Release.Lift, _ projected: Points, _ heading: Heading,
    _ candidates: Release.Candidates, _ tuning: Tuning
  ) -> Release.Choice? {
    if tuning.thresholdReference == .currentDetent, let current = lift.current {
      guard lift.u != candidates[current].y else {
        return Release.Choice(
          current, .l03, 0, against: tuning.positionalDistance ?? tuning.positionalThreshold)
      }
      let next = anchor(at: lift.u, heading, candidates)
      return passing(Segment(from: current, to: next), projected, candidates, tuning)
    }
    let isPlain = tuning.positionalThreshold == 0.5 && tuning.positionalDistance == nil
    if tuning.maxDetentSteps == 0, isPlain, tuning.tie != .stay { return nil }
    var choice = share(projected, heading, candidates, tuning)
    guard tuning.maxDetentSteps > 0, let index = choice.index else { return choice }
    let origin = segment(at: lift.u, heading, candidates).from
    let furthest = candidates.index(heading.step * tuning.maxDetentSteps, below: origin)
    choice.index = heading == .up ? max(index, furthest) : min(index, furthest)
    return choice
  }

  /// One of the detents around the projected edge.
  private static func share(
    _ projected: Points, _ heading: Heading, _ candidates: Release.Candidates,
    _ tuning: Tuning
  ) -> Release.Choice {
    var segment = segment(at: projected, heading, candidates)
    if segment.from == segment.to {
      segment.to = candidates.index(heading.step, below: segment.from)
      guard segment.to != segment.from else { return Release.Choice(segment.to, .l02) }
    }
    return passing(segment, projected, candidates, tuning)
  }

  /// The far end of a segment if the edge has come past the threshold, else the near one.
  private static func passing(
    _ segment: Segment, _ y: Points, _ candidates: Release.Candidates,
    _ tuning: Tuning
  ) -> Release.Choice {
    let (from, to) = (candidates[segment.from].y, candidates[segment.to].y)
    let way = to < from ? from - y : y - from
    let (value, limit) =
      if let distance = tuning.positionalDistance {
        (way, distance)
      } else {
        (max(0, way / abs(to - from)), tuning.positionalThreshold)
      }
    return tuning.positionalStrictness.passes(value, limit)
      ? Release.Choice(segment.to, .l02, value, against: limit)
      : Release.Choice(segment.from, .l03, value, against: limit)
  }
}

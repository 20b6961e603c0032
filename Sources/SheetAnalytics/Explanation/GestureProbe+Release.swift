import SheetReplay
import TouchTraces

extension GestureProbe {
  /// What a release was decided from.
  func releaseComparisons(_ rule: Rule, _ moment: Moment) -> [Comparison] {
    let engine = moment.before
    switch rule {
    case .s01:
      guard let release = engine.releaseFacts else { return [] }
      let stale = Double(engine.tuning.velocityStaleAfter)
      return [
        threshold(.restBeforeLift, Double(release.rest), .atLeast, .velocityStaleAfter, stale)
      ]
    case .s02, .s03, .s05: return projectionComparisons(rule, moment)
    case .s08, .s09: return restComparisons(engine)
    case .p04, .p05:
      guard let share = engine.dragFacts?.share else { return [] }
      let limit = engine.tuning.percentDismissThreshold
      let relation: ComparisonRelation = rule == .p04 ? .moreThan : .atMost
      return [threshold(.draggedShare, share, relation, .percentDismissThreshold, limit)]
    default: return []
    }
  }

  private func projectionComparisons(_ rule: Rule, _ moment: Moment) -> [Comparison] {
    let tuning = moment.before.tuning
    guard let release = moment.before.releaseFacts, let decided = moment.step.release,
      let velocity = decided.velocity, let projected = decided.projected
    else { return [] }
    let speed = abs(velocity)
    let least = tuning.minimumProjectedSpeed
    let flick = tuning.flickSpeed
    var comparisons: [Comparison] = []
    if least > 0 {
      comparisons.append(
        threshold(
          .releaseSpeed, speed, speed >= least ? .atLeast : .lessThan, .minimumProjectedSpeed,
          least))
    }
    if rule != .s02 {
      comparisons.append(
        threshold(
          .releaseSpeed, speed, speed >= flick ? .atLeast : .lessThan, .flickSpeed, flick))
    }
    let decision = decision(release, decided, tuning)
    comparisons.append(
      .nearest(
        nearest(
          to: projected, among: release.candidates, decision: decision, tuning: tuning,
          names: moment.before)))
    return comparisons + dismissalComparisons(projected, moment)
  }

  /// The decision of a release, made once more.
  func decision(
    _ release: SheetEngine.ReleaseFacts, _ decided: ReleaseDecision, _ tuning: Tuning
  ) -> Release.Decision {
    var lift = release.lift
    (lift.u, lift.velocity) = (decided.u ?? lift.u, decided.velocity ?? lift.velocity)
    return Release.decision(lift, among: release.candidates, tuning: tuning)
  }

  /// How near the target is, beside the next one that is no nearer; of a flick's target, how near
  /// the one is from which it moves on.
  func nearest(
    to projected: Points, among candidates: Release.Candidates, decision: Release.Decision,
    tuning: Tuning, names engine: SheetEngine
  ) -> NearestComparison {
    func place(_ candidate: Release.Candidate) -> NearestComparison.Place {
      NearestComparison.Place(
        detent: candidate.detent.map { engine.name(of: $0) }, y: candidate.y)
    }
    let isStep = decision.rule == .s05
    let winner =
      isStep ? candidates[candidates.nearest(to: projected, tie: tuning.tie)] : decision.target
    let least = abs(winner.y - projected)
    var second: Release.Candidate?
    for index in 0..<candidates.count where candidates[index] != winner {
      let distance = abs(candidates[index].y - projected)
      if distance < least { continue }
      if let known = second, abs(known.y - projected) <= distance { continue }
      second = candidates[index]
    }
    return NearestComparison(
      projected: projected, nearest: place(winner), runnerUp: second.map(place),
      movedOn: isStep ? place(decision.target) : nil)
  }

  /// How far a drag that aimed below the smallest detent was from asking for dismissal (D06), or a
  /// refused one from being an attempt.
  private func dismissalComparisons(_ projected: Points, _ moment: Moment) -> [Comparison] {
    let facts = moment.before.facts
    guard let drag = moment.before.dragFacts else { return [] }
    if drag.isRefused && !drag.hasAttempted {
      return [
        threshold(
          .overshoot, overshoot, .atMost, .attemptFraction, facts.attemptOvershoot)
      ]
    }
    guard let lowest = lowestAskedEdge, lowest <= facts.ySmallest, projected > facts.ySmallest
    else { return [] }
    return [threshold(.lowestAskedEdge, lowest, .atMost, .smallestDetent, facts.ySmallest)]
  }

  /// Whether a sheet that the content leaves stands at a detent.
  private func restComparisons(_ engine: SheetEngine) -> [Comparison] {
    guard let release = engine.releaseFacts, engine.dragFacts?.cap != nil else { return [] }
    let distance = abs(engine.facts.y - release.nearestRest.y)
    let half = engine.facts.epsilon
    return [
      threshold(
        .detentDistance, distance, distance > half ? .moreThan : .atMost, .halfPixel, half)
    ]
  }
}

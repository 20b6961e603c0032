package import TouchTraces

/// Decides where a sheet goes when the finger lifts (section 11 of the sheet model).
package enum Release {
  /// A finger that lifts, as far as the decision looks at it; positions and speeds grow downwards.
  package struct Lift: Equatable, Sendable, BitwiseCopyable {
    /// The edge that the release is decided from, and its velocity.
    package var u: Points
    package var velocity: PointsPerSecond
    /// How far the drag has moved the edge.
    package var translation: Points = 0
    /// The container's height, where the way out is.
    package var height: Points
    /// The candidate that the sheet was at before the drag; `nil` if none.
    package var current: Int?
    /// Whether this release may dismiss the sheet.
    package var mayDismiss = false

    package init(u: Points, velocity: PointsPerSecond, height: Points) {
      self.u = u
      self.velocity = velocity
      self.height = height
    }

    /// Where the edge would coast to.
    @inline(__always) package func projected(_ tuning: Tuning) -> Points {
      let v = abs(velocity) >= tuning.minimumProjectedSpeed ? velocity : 0
      return Release.projection(u: u, v: v, tuning: tuning)
    }
  }

  /// What was decided, and from what.
  package struct Decision: Sendable, BitwiseCopyable {
    package var target: Candidate
    package var rule: Rule
    package var values: ReleaseDecision
    /// `nil` where the nearest detent decided.
    package var compared: Compared?
  }

  /// What the rule of another sheet held against its limit.
  package struct Compared: Equatable, Sendable, BitwiseCopyable {
    package var value: Double
    package var limit: Double
  }

  /// A candidate, or the way out, and the rule that chose it.
  package struct Choice: Equatable, Sendable, BitwiseCopyable {
    /// `nil` is the way out.
    package var index: Int?
    package var rule: Rule
    package var compared: Compared?

    package init(_ index: Int?, _ rule: Rule) {
      self.index = index
      self.rule = rule
    }

    /// A choice by `value`, which was held against `limit`.
    package init(_ index: Int?, _ rule: Rule, _ value: Double, against limit: Double) {
      self.init(index, rule)
      compared = Compared(value: value, limit: limit)
    }
  }

  /// The detent that a lift settles at, or the way out, as the tuning's policy decides.
  ///
  /// There must be a candidate.
  package static func decision(
    _ lift: Lift, among candidates: Candidates, tuning: Tuning
  ) -> Decision {
    let choice = choice(lift, among: candidates, tuning: tuning)
    var target = Candidate(detent: nil, y: lift.height)
    if let index = choice.index { target = candidates[index] }
    return Decision(
      target: target, rule: choice.rule,
      values: ReleaseDecision(
        u: lift.u, velocity: lift.velocity, projected: lift.projected(tuning)),
      compared: choice.compared)
  }

  private static func choice(
    _ lift: Lift, among candidates: Candidates, tuning: Tuning
  ) -> Choice {
    switch tuning.settlePolicy {
    case .parameters:
      if let choice = DismissalTest.passed(lift, among: candidates, tuning: tuning) {
        return choice
      }
      let choice = Settle.choice(lift, among: candidates, tuning: tuning)
      guard lift.mayDismiss else { return choice }
      return TargetTest.passed(choice, of: lift, among: candidates, tuning: tuning)
    case .fittedSheets: return FittedSheetsPolicy.choice(lift, among: candidates, tuning: tuning)
    case .material: return MaterialPolicy.choice(lift, among: candidates, tuning: tuning)
    case .panModal: return PanModalPolicy.choice(lift, among: candidates, tuning: tuning)
    case .pulley: return PulleyPolicy.choice(lift, among: candidates, tuning: tuning)
    case .reactSpring: return ReactSpringPolicy.choice(lift, among: candidates, tuning: tuning)
    case .vaul: return VaulPolicy.choice(lift, among: candidates, tuning: tuning)
    }
  }

  /// Where an edge at `u` with velocity `v` would coast to.
  @inline(__always) package static func projection(
    u: Points, v: PointsPerSecond, tuning: Tuning
  ) -> Points {
    let rate = tuning.decelerationRate
    return u + v * (tuning.projectionTime ?? (rate / (1 - rate) / 1000))
  }
}

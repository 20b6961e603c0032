import TouchTraces

extension SheetEngine {
  /// The motion that a release starts from the shown edge to `target`, by default a spring; the
  /// finger asked for the edge `u`.
  @inline(__always) func releaseMotion(
    to target: Points, velocity: PointsPerSecond, from u: Points, ratio: Double
  ) -> SheetAnimation {
    let velocity = startVelocity(velocity, from: u)
    let way = y - target
    switch tuning.settleAnimation {
    case .spring: return spring(to: target, velocity: velocity, ratio: ratio, cause: .release)
    case .tween(let seconds, let curve): return tween(to: target, seconds: seconds, curve)
    case .travel(let least):
      return linear(
        to: target, seconds: abs(way) / max(least, abs(velocity)), cause: .release)
    case .dragHelper:
      let seconds = Tween.dragHelperSeconds(
        way: way, velocity: velocity, height: scene.screen.height)
      return tween(to: target, seconds: seconds, .easeOutQuint)
    }
  }

  /// The velocity that the motion begins with.
  @inline(__always) private func startVelocity(
    _ finger: PointsPerSecond, from u: Points
  ) -> PointsPerSecond {
    let limits = edgeLimits
    var velocity = finger
    if tuning.settleVelocity == .edge { velocity *= limits.slope(at: u) }
    velocity *= tuning.settleVelocityScale
    if let cap = tuning.settleVelocityCap { velocity = min(max(velocity, 0 - cap), cap) }
    if tuning.settleVelocity == .dampedOutwards { velocity *= limits.kept(velocity, at: y) }
    return velocity
  }

  @inline(__always) private func tween(
    to target: Points, seconds: Double, _ curve: TweenCurve
  ) -> SheetAnimation {
    SheetAnimation(
      start: now, end: now.advanced(by: microsecondsRoundedUp(seconds)), target: target,
      curve: .tween(Tween(curve), distance: y - target, seconds: seconds), cause: .release)
  }
}

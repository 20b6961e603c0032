import TouchTraces

extension SheetEngine {
  /// The motion that a release starts from the shown edge to `target`, by default a spring.
  func releaseMotion(
    to target: Points, velocity: PointsPerSecond, ratio: Double
  ) -> SheetAnimation {
    var velocity = velocity * tuning.settleVelocityScale
    if let cap = tuning.settleVelocityCap { velocity = min(max(velocity, 0 - cap), cap) }
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

  private func tween(
    to target: Points, seconds: Double, _ curve: TweenCurve
  ) -> SheetAnimation {
    SheetAnimation(
      start: now, end: now.advanced(by: microsecondsRoundedUp(seconds)), target: target,
      curve: .tween(Tween(curve), distance: y - target, seconds: seconds), cause: .release)
  }
}

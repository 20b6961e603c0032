package import TouchTraces

/// Momentum of the content after a lift (13.3): it coasts, and where it meets an edge it bounces.
package struct ContentAnimation: Equatable, Sendable, BitwiseCopyable {
  /// When it started.
  package var start = Timestamp.zero
  /// When it ends.
  package var end = Timestamp.zero
  /// What the offset is at the end.
  package var destination: Points = 0
  /// Whether the sheet goes on with the speed that is left at the top.
  package var passesOn = false
  private var origin: Points = 0
  private var velocity: PointsPerSecond = 0
  private var decay = 1.0
  /// Seconds of coasting; after them the bounce, if there is one.
  private var coast = 0.0
  private var bounce: Spring?

  /// The limits and constants of a content animation.
  package struct Limits: Sendable, BitwiseCopyable {
    package var top: Points
    package var bottom: Points
    package var bounces: Bool
    /// Whether a fling to the top ends there, for the sheet to go on.
    package var passesOn = false
    /// Half a device pixel.
    package var tolerance: Points
  }

  /// Starts the motion of content at `origin`.
  ///
  /// - Parameters:
  ///   - origin: The shown offset.
  ///   - velocity: Velocity of the offset; positive scrolls towards the end.
  ///   - start: The time of the lift.
  ///   - limits: Where the content's edges are.
  ///   - tuning: Rates and thresholds.
  /// - Returns: The motion, or `nil` if nothing moves.
  package static func started(
    from origin: Points, velocity: PointsPerSecond, at start: Timestamp, limits: Limits,
    tuning: Tuning
  ) -> ContentAnimation? {
    let k = tuning.contentDecay
    if origin < limits.top || origin > limits.bottom {
      let edge = origin < limits.top ? limits.top : limits.bottom
      return bouncing(
        from: origin, to: edge, velocity: velocity, after: 0, at: start, decay: k, limits: limits,
        tuning: tuning)
    }
    guard velocity != 0 else { return nil }
    let reach = origin + velocity / k
    guard reach < limits.top || reach > limits.bottom else {
      let threshold = k * limits.tolerance
      guard abs(velocity) > threshold else { return nil }
      let seconds = DeterministicMath.log(abs(velocity) / threshold) / k
      var coasting = ContentAnimation(
        start: start, end: start.advanced(by: microsecondsRoundedUp(seconds)), destination: 0,
        origin: origin, velocity: velocity, decay: k, coast: seconds, bounce: nil)
      coasting.destination = coasting.coastingState(at: seconds).offset
      return coasting
    }
    let edge = reach < limits.top ? limits.top : limits.bottom
    let remaining = max(1 - k * (edge - origin) / velocity, 1e-12)
    let seconds = (0 - DeterministicMath.log(remaining)) / k
    let passesOn = limits.passesOn && reach < limits.top
    guard limits.bounces, !passesOn else {
      return ContentAnimation(
        start: start, end: start.advanced(by: microsecondsRoundedUp(seconds)), destination: edge,
        passesOn: passesOn, origin: origin, velocity: velocity, decay: k, coast: seconds,
        bounce: nil)
    }
    let speed = velocity * DeterministicMath.exp(-(k * seconds))
    var result = bouncing(
      from: edge, to: edge, velocity: speed, after: seconds, at: start, decay: k, limits: limits,
      tuning: tuning)
    result.origin = origin
    result.velocity = velocity
    return result
  }

  private static func bouncing(
    from origin: Points, to edge: Points, velocity: PointsPerSecond, after coast: Double,
    at start: Timestamp, decay: Double, limits: Limits, tuning: Tuning
  ) -> ContentAnimation {
    let spring = Spring(
      omega: tuning.bounceFrequency, ratio: 1, distance: origin - edge, velocity: velocity)
    let length = spring.end(
      probe: tuning.settleProbe, limit: tuning.settleLimit, nearness: limits.tolerance,
      slowness: tuning.contentRestSpeed)
    let seconds = coast + Double(length) / 1e6
    return ContentAnimation(
      start: start, end: start.advanced(by: microsecondsRoundedUp(seconds)), destination: edge,
      origin: origin, velocity: velocity, decay: decay, coast: coast, bounce: spring)
  }

  /// The offset and its velocity at `time`, which must not lie before the start.
  package func state(at time: Timestamp) -> (offset: Points, velocity: PointsPerSecond) {
    guard time < end else { return (destination, 0) }
    let t = Double(time.since(start)) / 1e6
    guard let bounce, t >= coast else { return coastingState(at: t) }
    let (x, v) = bounce.state(at: t - coast)
    return (destination + x, v)
  }

  /// The velocity with which a coast ends that no bounce follows.
  package var velocityAtEnd: PointsPerSecond {
    bounce == nil ? coastingState(at: coast).velocity : 0
  }

  private func coastingState(at t: Double) -> (offset: Points, velocity: PointsPerSecond) {
    let rest = DeterministicMath.exp(-(decay * t))
    return (origin + velocity / decay * (1 - rest), velocity * rest)
  }
}

extension Tuning {
  /// How fast momentum of the content decays, per second (13.3).
  var contentDecay: Double { -1000 * DeterministicMath.log(contentDecelerationRate) }
}

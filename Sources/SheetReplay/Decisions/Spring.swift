package import TouchTraces

/// A damped spring in closed form (13.1): a distance from the target and its velocity over time.
package struct Spring: Equatable, Sendable, BitwiseCopyable {
  /// Natural frequency in rad/s.
  package var omega: Double
  /// Damping ratio; 1 and above act as critical damping.
  package var ratio: Double
  /// Distance from the target at the start.
  package var distance: Points
  /// Velocity at the start.
  package var velocity: PointsPerSecond

  package init(omega: Double, ratio: Double, distance: Points, velocity: PointsPerSecond) {
    self.omega = omega
    self.ratio = ratio
    self.distance = distance
    self.velocity = velocity
  }

  /// The natural frequency of a spring that answers within `response` seconds.
  package static func omega(response: Double) -> Double {
    2 * Double.pi / response
  }

  /// Distance from the target and velocity, `t` seconds after the start.
  package func state(at t: Double) -> (x: Points, v: PointsPerSecond) {
    guard ratio < 1 else {
      let slope = velocity + omega * distance
      let decay = DeterministicMath.exp(-(omega * t))
      return ((distance + slope * t) * decay, (velocity - omega * slope * t) * decay)
    }
    let a = ratio * omega
    let b = omega * (1 - ratio * ratio).squareRoot()
    let amplitude = (velocity + a * distance) / b
    let decay = DeterministicMath.exp(-(a * t))
    let sine = DeterministicMath.sin(b * t)
    let cosine = DeterministicMath.cos(b * t)
    return (
      decay * (distance * cosine + amplitude * sine),
      decay * (velocity * cosine - (a * amplitude + b * distance) * sine)
    )
  }

  /// The first point of the probe grid at which the spring is slow and near enough to end.
  ///
  /// - Parameters:
  ///   - probe: Width of the grid in microseconds, at least 1.
  ///   - limit: The most probes; then the spring ends anyway.
  ///   - nearness: Distance below which (strict) it may end.
  ///   - slowness: Speed below which (strict) it may end.
  /// - Returns: Microseconds after the start.
  package func end(probe: Int64, limit: Int, nearness: Points, slowness: PointsPerSecond) -> Int64 {
    var count = 0
    while count < limit {
      let elapsed = Int64(count) * probe
      let (x, v) = state(at: Double(elapsed) / 1e6)
      if abs(x) < nearness && abs(v) < slowness { return elapsed }
      let seconds = timeToEnd(x: x, v: v, nearness: nearness, slowness: slowness)
      let probes = min(seconds * 1e6 / Double(probe), Double(limit - count))
      count += probes > 1 ? Int(probes) : 1
    }
    return Int64(limit) * probe
  }

  /// Seconds in which the spring can certainly not end, given its state; most probes need no look.
  ///
  /// Its energy never grows, so from now on its speed is at most `r` and its acceleration at most
  /// `omega * (1 + 2 * damping) * r`. Damping takes at most the share `exp(-2 * damping * omega * t)`
  /// of `r`, which has to fall to `rest` first. A hundredth is left for rounding.
  private func timeToEnd(
    x: Points, v: PointsPerSecond, nearness: Points, slowness: PointsPerSecond
  ) -> Double {
    let damping = min(ratio, 1)
    let r = (v * v + omega * omega * x * x).squareRoot()
    let rest = (slowness * slowness + omega * omega * nearness * nearness).squareRoot()
    let ratioToRest = r / rest
    if ratioToRest > 2 {
      // The chords of the logarithm between powers of two lie below it.
      let doublings = Double(ratioToRest.exponent) + (ratioToRest.significand - 1)
      return 0.99 * (doublings * 0.6931471805599453 / (2 * damping * omega))
    }
    if abs(x) > nearness { return 0.99 * ((abs(x) - nearness) / r) }
    return 0.99 * ((abs(v) - slowness) / (omega * (1 + 2 * damping) * r))
  }
}

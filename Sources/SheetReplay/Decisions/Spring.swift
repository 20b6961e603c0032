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
  /// Points are left out where none can be the end: while the energy, which never grows, is still
  /// that of a moving spring; and between two points at which the same of distance and speed is too
  /// large, for its logarithm is concave from one of its zeros to the next.
  ///
  /// - Parameters:
  ///   - probe: Width of the grid in microseconds, at least 1.
  ///   - limit: The most probes; then the spring ends anyway.
  ///   - nearness: Distance below which (strict) it may end.
  ///   - slowness: Speed below which (strict) it may end.
  /// - Returns: Microseconds after the start.
  package func end(probe: Int64, limit: Int, nearness: Points, slowness: PointsPerSecond) -> Int64 {
    let rest = SpringRest(nearness: nearness, slowness: slowness)
    let probesPerSecond = 1e6 / Double(probe)
    let halfPeriod = halfPeriod * probesPerSecond
    // A spring without frequency has no state in closed form.
    var (x, v) = omega > 0 ? (distance, velocity) : state(at: 0)
    guard !rest.contains(x, v) else { return 0 }
    // No end is at `count` or before; the end is at `last` or before.
    var (count, last) = (0, limit)
    var step = secondsToRest(x, v, rest) * probesPerSecond
    while last - count > 1 {
      let most = last - count - 1
      // Steps are guesses that only cost time; one that is no number goes to the next point.
      let next = count + (step > 1 ? (step < Double(most) ? Int(step) : most) : 1)
      let ahead = state(at: Double(Int64(next) * probe) / 1e6)
      if rest.contains(ahead.x, ahead.v) {
        last = next
        step =
          Double(next - count) - max(secondsAtRest(ahead.x, ahead.v, rest) * probesPerSecond, 1)
        continue
      }
      let isShort = Double(next - count) < halfPeriod
      guard
        next == count + 1 || energy(ahead.x, ahead.v) >= energy(rest.nearness, rest.slowness)
          || (isShort && rest.isMissed(between: (x, v), and: ahead))
      else {
        step = 0.5 * Double(next - count)
        continue
      }
      count = next
      (x, v) = ahead
      step = secondsToRest(x, v, rest) * probesPerSecond
    }
    return Int64(last) * probe
  }

  private var damping: Double { min(ratio, 1) }

  /// Seconds from one zero of distance or speed to the next.
  private var halfPeriod: Double {
    ratio < 1 ? Double.pi / (omega * (1 - ratio * ratio).squareRoot()) : .infinity
  }

  /// Twice the energy of a unit mass.
  private func energy(_ x: Points, _ v: PointsPerSecond) -> Double {
    v * v + omega * omega * x * x
  }

  private func acceleration(_ x: Points, _ v: PointsPerSecond) -> Double {
    -2 * damping * omega * v - omega * omega * x
  }

  /// About how long it takes from a distance and a velocity until the spring may end.
  private func secondsToRest(_ x: Points, _ v: PointsPerSecond, _ rest: SpringRest) -> Double {
    let surplus = energy(x, v) / energy(rest.nearness, rest.slowness)
    if surplus > 2 { return Self.logarithm(surplus) / (2 * damping * omega) }
    let a = acceleration(x, v)
    let seconds = max(
      Self.secondsToFall(x, v, a, below: rest.nearness),
      Self.secondsToFall(v, a, acceleration(v, a), below: rest.slowness))
    return min(seconds, 0.99 * halfPeriod)
  }

  /// For about how long the spring has been slow and near enough at a distance and a velocity.
  private func secondsAtRest(_ x: Points, _ v: PointsPerSecond, _ rest: SpringRest) -> Double {
    min(
      Self.logarithm(rest.nearness / abs(x)) * abs(x / v),
      Self.logarithm(rest.slowness / abs(v)) * abs(v / acceleration(x, v)))
  }

  /// Seconds until a quantity falls below a limit, by the first two derivatives of its logarithm;
  /// 0 if it is not above.
  private static func secondsToFall(
    _ value: Double, _ slope: Double, _ bend: Double, below limit: Double
  ) -> Double {
    guard abs(value) > limit else { return 0 }
    let height = logarithm(abs(value) / limit)
    let rate = slope / value
    let change = bend / value - rate * rate
    return 2 * height / ((rate * rate - 2 * change * height).squareRoot() - rate)
  }

  /// About the natural logarithm of a positive number, by the bits of the number themselves:
  /// exact for powers of two, along a parabola between them that is off by 0.008 at most.
  private static func logarithm(_ value: Double) -> Double {
    let bits = Int64(bitPattern: value.bitPattern) - Int64(bitPattern: 1.0.bitPattern)
    let fraction = Double(bits & 0xF_FFFF_FFFF_FFFF) * 0x1p-52
    let log2 = Double(bits >> 52) + fraction * (1.3465 - 0.3465 * fraction)
    return 0.6931471805599453 * log2
  }
}

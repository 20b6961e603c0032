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
    let probesPerSecond = 1e6 / Double(probe)
    let restEnergy = energy(x: nearness, v: slowness)
    let probesPerHalving = 0.6931471805599453 / (2 * damping * omega) * probesPerSecond
    var count = 0
    var (x, v) = state(at: 0)
    var isFast = true
    while !(abs(x) < nearness && abs(v) < slowness) {
      let energy = energy(x: x, v: v)
      if isFast {
        let halvings = Self.lowLog2(energy / restEnergy)
        let guess = count + probes(halvings * probesPerHalving, atMost: limit - count)
        let ahead = state(at: Double(Int64(guess) * probe) / 1e6)
        // Energy never grows: where it is still that of a moving spring, no end lies before.
        isFast = guess > count + 1 && self.energy(x: ahead.x, v: ahead.v) >= restEnergy
        if isFast {
          count = guess
          guard count < limit else { break }
          (x, v) = ahead
          continue
        }
      }
      // From now on the speed is at most this.
      let r = energy.squareRoot()
      let seconds =
        abs(x) > nearness
        ? timeToFall(from: abs(x), to: nearness, speed: abs(v), acceleration: strength * r)
        : timeToFall(
          from: abs(v), to: slowness, speed: abs(2 * damping * omega * v + omega * omega * x),
          acceleration: (2 * damping * strength + omega) * omega * r)
      count += probes(seconds * probesPerSecond, atMost: limit - count)
      guard count < limit else { break }
      (x, v) = state(at: Double(Int64(count) * probe) / 1e6)
    }
    return Int64(min(count, limit)) * probe
  }

  private var damping: Double { min(ratio, 1) }

  /// The largest acceleration of a spring for each unit of its largest speed.
  private var strength: Double { omega * (1 + 2 * damping) }

  /// Twice the energy of a unit mass.
  private func energy(x: Points, v: PointsPerSecond) -> Double {
    v * v + omega * omega * x * x
  }

  /// The logarithm to the base 2 of a positive number, or a little less: its chords between powers
  /// of two, which are the bits of the number themselves.
  private static func lowLog2(_ value: Double) -> Double {
    let bits = Int64(bitPattern: value.bitPattern) - Int64(bitPattern: 1.0.bitPattern)
    return Double(bits) * 0x1p-52
  }

  /// Seconds in which a quantity certainly stays at or above `target`, given how fast it changes and
  /// how fast that can change; a hundredth is left for rounding.
  private func timeToFall(
    from value: Double, to target: Double, speed: Double, acceleration: Double
  ) -> Double {
    let gap = value - target
    guard gap > 0 else { return 0 }
    return 0.99 * (2 * gap / (speed + (speed * speed + 2 * acceleration * gap).squareRoot()))
  }

  /// Whole probes in `count`, at least one.
  private func probes(_ count: Double, atMost limit: Int) -> Int {
    count > 1 ? (count < Double(limit) ? Int(count) : limit) : 1
  }
}

package import TouchTraces

/// The release velocity of a touch sequence (V02 to V09).
///
/// All functions leave the samples as they are; these are passed in place, since they are large.
package enum Velocity {
  /// A velocity, and whether it is 0 because the finger had stopped (S01).
  package struct Estimate: Equatable, Sendable, BitwiseCopyable {
    package var value: PointsPerSecond
    package var isStale: Bool
  }

  /// The velocity of a finger that lifts at `lift`.
  @inline(__always) package static func estimate(
    _ samples: inout VelocitySamples, lift: Timestamp, tuning: Tuning
  ) -> Estimate {
    guard samples.count > 0 else { return Estimate(value: 0, isStale: false) }
    let age = lift.since(samples[0].time)
    switch tuning.velocityEstimator {
    case .lastTwoDistinctSamples, .leastSquares, .weightedPairs, .gestureMean:
      if age >= tuning.velocityStaleAfter { return Estimate(value: 0, isStale: true) }
    case .leastSquares2(_, let gap), .impulse(_, let gap):
      if age > gap { return Estimate(value: 0, isStale: false) }
    case .platformStale: break
    }
    let value = value(&samples, lift: lift, tuning: tuning)
    return Estimate(value: limited(value, tuning: tuning), isStale: false)
  }

  /// A velocity between the slowest and the fastest that the tuning knows.
  @inline(__always) private static func limited(
    _ value: PointsPerSecond, tuning: Tuning
  ) -> PointsPerSecond {
    guard abs(value) >= tuning.minFlingVelocity else { return 0 }
    guard let most = tuning.maxFlingVelocity else { return value }
    return min(max(value, 0 - most), most)
  }

  @inline(__always) private static func value(
    _ samples: inout VelocitySamples, lift: Timestamp, tuning: Tuning
  ) -> PointsPerSecond {
    switch tuning.velocityEstimator {
    case .lastTwoDistinctSamples, .platformStale:
      lastTwo(&samples, minimumInterval: tuning.velocityMinimumInterval)
    case .leastSquares(let horizon):
      line(&samples, horizon: horizon, minimumInterval: tuning.velocityMinimumInterval)
    case .leastSquares2(let horizon, let gap): parabola(&samples, horizon: horizon, gap: gap)
    case .impulse(let horizon, let gap): impulse(&samples, horizon: horizon, gap: gap)
    case .weightedPairs: weightedPairs(&samples)
    case .gestureMean: slope(from: samples.first, to: samples[0], at: lift)
    }
  }

  /// V03: the newest pair that is wide enough, or the widest there is.
  @inline(__always) private static func lastTwo(
    _ samples: inout VelocitySamples, minimumInterval: Int64
  ) -> PointsPerSecond {
    guard samples.count >= 2 else { return 0 }
    let last = samples[0]
    var age = 1
    while age < samples.count {
      let earlier = samples[age]
      if last.time.since(earlier.time) >= minimumInterval {
        return slope(from: earlier, to: last, at: last.time)
      }
      age += 1
    }
    return slope(from: samples.first, to: last, at: last.time)
  }

  /// V04: a straight line through the entries of the horizon; V03 if there are fewer than two.
  private static func line(
    _ samples: inout VelocitySamples, horizon: Int64, minimumInterval: Int64
  ) -> PointsPerSecond {
    let last = samples[0]
    var n = 0.0
    var (sumS, sumY, sumSS, sumSY) = (0.0, 0.0, 0.0, 0.0)
    var age = 0
    while age < samples.count, last.time.since(samples[age].time) <= horizon {
      let s = Double(samples[age].time.since(last.time)) / 1e6
      let y = samples[age].y
      n += 1
      sumS += s
      sumY += y
      sumSS += s * s
      sumSY += s * y
      age += 1
    }
    let determinant = n * sumSS - sumS * sumS
    guard n >= 2, determinant != 0 else {
      return lastTwo(&samples, minimumInterval: minimumInterval)
    }
    return (n * sumSY - sumS * sumY) / determinant
  }

  /// How many of the newest entries lie within the horizon without a gap (V06, V07).
  private static func window(
    _ samples: inout VelocitySamples, horizon: Int64, gap: Int64
  ) -> Int {
    let last = samples[0]
    var count = 1
    while count < samples.count, last.time.since(samples[count].time) <= horizon,
      samples[count - 1].time.since(samples[count].time) <= gap
    {
      count += 1
    }
    return count
  }

  /// V06: a parabola through the window; its slope at the newest entry.
  private static func parabola(
    _ samples: inout VelocitySamples, horizon: Int64, gap: Int64
  ) -> PointsPerSecond {
    let count = window(&samples, horizon: horizon, gap: gap)
    guard count >= 3 else {
      return count == 2
        ? slope(
          from: samples[1], to: samples[0],
          at: samples[0].time) : 0
    }
    let n = Double(count)
    var (s1, s2, s3, s4) = (0.0, 0.0, 0.0, 0.0)
    var (sumY, sumSY, sumSSY) = (0.0, 0.0, 0.0)
    var age = 0
    while age < count {
      let s = Double(samples[age].time.since(samples[0].time)) / 1e6
      let y = samples[age].y - samples[0].y
      s1 += s
      s2 += s * s
      s3 += s * s * s
      s4 += s * s * s * s
      sumY += y
      sumSY += s * y
      sumSSY += s * s * y
      age += 1
    }
    let (a11, a12, a22) = (s2 - s1 * s1 / n, s3 - s1 * s2 / n, s4 - s2 * s2 / n)
    let (b1, b2) = (sumSY - s1 * sumY / n, sumSSY - s2 * sumY / n)
    let determinant = a11 * a22 - a12 * a12
    guard determinant != 0 else { return 0 }
    return (b1 * a22 - b2 * a12) / determinant
  }

  /// V07: the velocity of a mass that the finger's work has set in motion.
  private static func impulse(
    _ samples: inout VelocitySamples, horizon: Int64, gap: Int64
  ) -> PointsPerSecond {
    let count = window(&samples, horizon: horizon, gap: gap)
    guard count >= 2 else { return 0 }
    guard count > 2 else {
      return slope(
        from: samples[1], to: samples[0],
        at: samples[0].time)
    }
    var work = 0.0
    var isFirst = true
    var age = count - 1
    while age > 0 {
      let (older, newer) = (samples[age], samples[age - 1])
      age -= 1
      guard newer.time != older.time else { continue }
      let current = slope(from: older, to: newer, at: newer.time)
      work = work + (current - speed(work)) * abs(current)
      if isFirst {
        work = work * 0.5
        isFirst = false
      }
    }
    return speed(work)
  }

  private static func speed(_ work: Double) -> PointsPerSecond {
    let magnitude = (2 * abs(work)).squareRoot()
    return work < 0 ? 0 - magnitude : magnitude
  }

  /// V08: the three newest pairs, the oldest weighing most.
  private static func weightedPairs(_ samples: inout VelocitySamples) -> PointsPerSecond {
    var sum = 0.0
    var age = 0
    while age < 3, age + 1 < samples.count {
      let weight = age == 0 ? 0.05 : (age == 1 ? 0.35 : 0.6)
      sum +=
        weight
        * slope(
          from: samples[age + 1], to: samples[age],
          at: samples[age].time)
      age += 1
    }
    return sum
  }

  /// Points per second between two entries, the second taken to be at `time`; 0 for equal times.
  private static func slope(
    from earlier: VelocitySamples.Entry, to later: VelocitySamples.Entry, at time: Timestamp
  ) -> PointsPerSecond {
    let span = time.since(earlier.time)
    guard span != 0 else { return 0 }
    return (later.y - earlier.y) * 1e6 / Double(span)
  }
}

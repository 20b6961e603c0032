import TouchTraces

/// How near and how slow a spring must be to end.
struct SpringRest {
  let nearness: Points
  let slowness: PointsPerSecond

  /// Whether the spring may end at a distance and a velocity.
  @inline(__always) func contains(_ x: Points, _ v: PointsPerSecond) -> Bool {
    abs(x) < nearness && abs(v) < slowness
  }

  /// Whether nothing lies at rest between two states less than a half period apart.
  @inline(__always) func isMissed(
    between a: (x: Points, v: PointsPerSecond), and b: (x: Points, v: PointsPerSecond)
  ) -> Bool {
    Self.staysAway(a.x, b.x, nearness) || Self.staysAway(a.v, b.v, slowness)
  }

  @inline(__always) private static func staysAway(
    _ a: Double, _ b: Double, _ limit: Double
  ) -> Bool {
    abs(a) >= limit && abs(b) >= limit && (a < 0) == (b < 0)
  }
}

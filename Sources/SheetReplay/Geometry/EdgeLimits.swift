package import TouchTraces

/// Between which positions the shown edge follows a finger, and how it gives way past them (9.2).
package struct EdgeLimits: Sendable, BitwiseCopyable {
  /// The edge of the largest and of the smallest sheet.
  package var largest: Points
  package var smallest: Points
  /// How the edge rises above `largest`.
  package var top: Overdrag
  /// How the edge of a sheet that is held sinks below `smallest`; `nil` while nothing holds it.
  package var bottom: Overdrag?

  /// The shown edge for the edge `u` that the finger asks for; `trail` is the drag's.
  @inline(__always) package func shown(_ u: Points, _ trail: inout FrictionTrail) -> Points {
    if u < largest { return largest - top.shown(largest - u, &trail) }
    guard u > smallest, let bottom else { return u }
    return smallest + bottom.shown(u - smallest, &trail)
  }

  /// How fast the shown edge follows the finger at `u` (S07).
  package func slope(at u: Points) -> Double {
    if u < largest { return top.slope(largest - u) }
    guard u > smallest, let bottom else { return 1 }
    return bottom.slope(u - smallest)
  }

  /// The share of a velocity that an edge shown at `y` keeps when it is let go.
  package func kept(_ velocity: PointsPerSecond, at y: Points) -> Double {
    if y < largest, velocity < 0 { return top.kept(largest - y) }
    guard y > smallest, velocity > 0, let bottom else { return 1 }
    return bottom.kept(y - smallest)
  }

  /// The edge that a finger would have to ask for to show `y`.
  package func asked(for y: Points) -> Points {
    if y < largest { return largest - top.pull(largest - y) }
    guard y > smallest, let bottom else { return y }
    return smallest + bottom.pull(y - smallest)
  }

  /// The edge to go on from after the finger asked for `u`: a clamped limit forgets what is past it.
  @inline(__always) package func remembered(_ u: Points) -> Points {
    if u < largest { return top.curve == .clamp ? largest : u }
    guard u > smallest, let bottom else { return u }
    return bottom.curve == .clamp ? smallest : u
  }
}

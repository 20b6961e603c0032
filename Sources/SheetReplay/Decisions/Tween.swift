package import TouchTraces

/// A motion of fixed length along a curve: the share of the way after a share of the time.
package struct Tween: Equatable, Sendable, BitwiseCopyable {
  package var curve: TweenCurve

  package init(_ curve: TweenCurve) {
    self.curve = curve
  }

  /// Share of the way and its derivative at the share `t` of the time, from 0 to 1.
  package func state(at t: Double) -> (way: Double, slope: Double) {
    switch curve {
    case .linear: return (t, 1)
    case .easeOutQuint:
      let rest = t - 1
      let square = rest * rest
      return (square * square * rest + 1, 5 * (square * square))
    case .standard: return Self.cubic(0.4, 0, 0.2, 1, at: t)
    case .decelerate: return Self.cubic(0, 0, 0.2, 1, at: t)
    case .drawer: return Self.cubic(0.32, 0.72, 0, 1, at: t)
    }
  }

  /// The cubic curve from (0, 0) to (1, 1) with two control points, at the abscissa `t`.
  private static func cubic(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at t: Double
  ) -> (way: Double, slope: Double) {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if point(x1, x2, middle) < t { low = middle } else { high = middle }
    }
    let s = (low + high) / 2
    let run = derivative(x1, x2, s)
    return (point(y1, y2, s), run > 0 ? derivative(y1, y2, s) / run : 0)
  }

  private static func point(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * a + 3 * rest * s * s * b + s * s * s
  }

  private static func derivative(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * a + 6 * rest * s * (b - a) + 3 * s * s * (1 - b)
  }

  /// How many seconds Android's ViewDragHelper takes for a way, in a container of a height.
  package static func dragHelperSeconds(
    way: Points, velocity: PointsPerSecond, height: Points
  ) -> Double {
    guard height > 0 else { return 0 }
    let share = min(abs(way) / height, 1)
    guard velocity != 0 else { return min((share + 1) * 0.256, longestDragHelper) }
    // Near 0.5 the share counts evenly, towards 0 and 1 less.
    let angle = (share - 0.5) * (0.3 * Double.pi / 2)
    let influence = angle < 0 ? -DeterministicMath.sin(-angle) : DeterministicMath.sin(angle)
    let distance = height / 2 + height / 2 * influence
    let milliseconds = 4 * (1000 * distance / abs(velocity)).rounded()
    return min(milliseconds / 1000, longestDragHelper)
  }

  /// Seconds.
  private static let longestDragHelper = 0.6
}

package import TouchTraces

/// Between which positions the shown edge follows a finger, and how it gives way past them (9.2).
package struct EdgeLimits: Sendable, BitwiseCopyable {
  /// The edge of the largest and of the smallest sheet.
  package var largest: Points
  package var smallest: Points
  /// How far the edge can rise above `largest` (G12).
  package var topExtent: Points
  /// How far the edge of a refused sheet can sink below `smallest` (G12); `nil` while nothing
  /// holds the sheet there.
  package var bottomExtent: Points?
  package var band: RubberBand

  /// The shown edge for the edge `u` that the finger asks for.
  @inline(__always) package func shown(_ u: Points) -> Points {
    if u < largest { return largest - band.shown(largest - u, dimension: topExtent) }
    guard u > smallest, let bottomExtent else { return u }
    return smallest + band.shown(u - smallest, dimension: bottomExtent)
  }

  /// How fast the shown edge follows the finger at `u` (S07).
  package func slope(at u: Points) -> Double {
    if u < largest { return band.slope(largest - u, dimension: topExtent) }
    guard u > smallest, let bottomExtent else { return 1 }
    return band.slope(u - smallest, dimension: bottomExtent)
  }

  /// The edge that a finger would have to ask for to show `y`.
  package func asked(for y: Points) -> Points {
    if y < largest { return largest - band.pull(largest - y, dimension: topExtent) }
    guard y > smallest, let bottomExtent else { return y }
    return smallest + band.pull(y - smallest, dimension: bottomExtent)
  }
}

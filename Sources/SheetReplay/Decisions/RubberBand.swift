package import TouchTraces

/// How far a dragged edge or content gives way past its limit (9.1).
///
/// With the coefficient 0.55 and a dimension of 195.75 pt, a pull of 100 pt shows 42.94 pt.
package struct RubberBand: Sendable, BitwiseCopyable {
  /// Slope at the limit; observed on shipped systems.
  package var coefficient: Double

  package init(coefficient: Double) {
    self.coefficient = coefficient
  }

  /// The shown overshoot for a pull of `x` past the limit; it approaches `dimension`.
  package func shown(_ x: Points, dimension: Points) -> Points {
    guard dimension > 0 else { return 0 }
    return dimension * (1 - 1 / (x * coefficient / dimension + 1))
  }

  /// The derivative of `shown`.
  package func slope(_ x: Points, dimension: Points) -> Double {
    guard dimension > 0 else { return 0 }
    let stretch = x * coefficient / dimension + 1
    return coefficient / (stretch * stretch)
  }

  /// The pull that shows `overshoot`, which is first limited to 0.99 of `dimension`.
  package func pull(_ overshoot: Points, dimension: Points) -> Points {
    guard dimension > 0, coefficient > 0 else { return 0 }
    let limited = min(overshoot, 0.99 * dimension)
    return dimension / coefficient * (limited / (dimension - limited))
  }
}

/// Student's t distribution.
package struct StudentDistribution: Sendable {
  /// The degrees of freedom, at least 1.
  package let freedom: Double

  /// Creates the distribution with `freedom` degrees of freedom.
  package init(freedom: Int) {
    precondition(freedom >= 1, "Student's distribution needs a degree of freedom")
    self.freedom = Double(freedom)
  }

  /// The probability above `t`, precise for large t.
  package func upperTail(_ t: Double) -> Double {
    let square = t * t
    let outer =
      Numerics.regularisedBeta(
        freedom / (freedom + square), complement: square / (freedom + square),
        a: freedom / 2, b: 0.5) / 2
    return t >= 0 ? outer : 1 - outer
  }

  /// The probability up to `t`.
  package func cumulative(_ t: Double) -> Double {
    upperTail(-t)
  }

  /// The point up to which lies the probability `p`, 0 < p < 1.
  package func quantile(_ p: Double) -> Double {
    guard p != 0.5 else { return 0 }
    guard p > 0.5 else { return -Bisection.point(whereTail: p, upperTail) }
    return Bisection.point(whereTail: 1 - p, upperTail)
  }
}

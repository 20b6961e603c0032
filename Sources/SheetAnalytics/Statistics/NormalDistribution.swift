/// The standard normal distribution.
package enum NormalDistribution {
  /// The 0.975 quantile, the z of a 95 % interval.
  package static let z975 = 1.959963984540054

  /// The probability above `x`, precise for large x.
  package static func upperTail(_ x: Double) -> Double {
    let outer = Numerics.upperGamma(0.5, x * x / 2) / 2
    return x >= 0 ? outer : 1 - outer
  }

  /// The probability up to `x`.
  package static func cumulative(_ x: Double) -> Double {
    upperTail(-x)
  }

  /// The point up to which lies the probability `p`, 0 < p < 1.
  package static func quantile(_ p: Double) -> Double {
    guard p != 0.5 else { return 0 }
    guard p > 0.5 else { return -Bisection.point(whereTail: p, upperTail) }
    return Bisection.point(whereTail: 1 - p, upperTail)
  }
}

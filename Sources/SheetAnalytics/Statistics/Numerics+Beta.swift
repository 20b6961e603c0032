extension Numerics {
  /// The regularised incomplete beta function I_x(a, b).
  ///
  /// - Parameters:
  ///   - x: The upper limit, from 0 to 1.
  ///   - complement: 1 - x, stated apart because subtraction would lose its digits.
  ///   - a: The first parameter, above 0.
  ///   - b: The second parameter, above 0.
  /// - Returns: A share from 0 to 1.
  package static func regularisedBeta(
    _ x: Double, complement: Double, a: Double, b: Double
  ) -> Double {
    guard x > 0 else { return 0 }
    guard complement > 0 else { return 1 }
    let logFront =
      logGamma(a + b) - logGamma(a) - logGamma(b)
      + a * logarithm(x) + b * logarithm(complement)
    let front = exponential(logFront)
    // The fraction converges fast below the mean, its mirror image above.
    guard x < (a + 1) / (a + b + 2) else {
      return 1 - front * betaFraction(complement, a: b, b: a) / b
    }
    return front * betaFraction(x, a: a, b: b) / a
  }

  /// Lentz's method for the continued fraction of the incomplete beta function.
  private static func betaFraction(_ x: Double, a: Double, b: Double) -> Double {
    let tiny = 1e-300
    var c = 1.0
    var d = guarded(1 - (a + b) * x / (a + 1), tiny)
    d = 1 / d
    var fraction = d
    var step = 1.0
    while step < 100_000 {
      let even = step * (b - step) * x / ((a + 2 * step - 1) * (a + 2 * step))
      d = 1 / guarded(1 + even * d, tiny)
      c = guarded(1 + even / c, tiny)
      fraction *= c * d
      let odd = -(a + step) * (a + b + step) * x / ((a + 2 * step) * (a + 2 * step + 1))
      d = 1 / guarded(1 + odd * d, tiny)
      c = guarded(1 + odd / c, tiny)
      let factor = c * d
      fraction *= factor
      if abs(factor - 1) < 1e-16 { break }
      step += 1
    }
    return fraction
  }

  private static func guarded(_ value: Double, _ tiny: Double) -> Double {
    abs(value) < tiny ? tiny : value
  }
}

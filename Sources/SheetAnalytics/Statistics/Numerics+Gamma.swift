extension Numerics {
  /// Half the logarithm of two pi.
  private static let halfLogTwoPi = 0.9189385332046728

  /// The coefficients of Stirling's series, 1/12, -1/360, ..., for odd powers of 1/x.
  private static let stirling: [Double] = [
    1.0 / 12, -1.0 / 360, 1.0 / 1260, -1.0 / 1680, 1.0 / 1188, -691.0 / 360360, 1.0 / 156,
  ]

  /// The logarithm of the gamma function, for x > 0.
  ///
  /// Below 15 the argument is raised by the recurrence; from there Stirling's series holds.
  package static func logGamma(_ x: Double) -> Double {
    guard x > 0 else { return .nan }
    var argument = x
    var product = 1.0
    while argument < 15 {
      product *= argument
      argument += 1
    }
    let inverse = 1 / argument
    let square = inverse * inverse
    var series = 0.0
    var index = stirling.count - 1
    while index >= 0 {
      series = series * square + stirling[index]
      index -= 1
    }
    let large = (argument - 0.5) * logarithm(argument) - argument + halfLogTwoPi
    return large + series * inverse - logarithm(product)
  }

  /// The regularised upper incomplete gamma function Q(a, x), for a > 0 and x >= 0.
  package static func upperGamma(_ a: Double, _ x: Double) -> Double {
    guard x > 0 else { return 1 }
    let front = exponential(a * logarithm(x) - x - logGamma(a))
    guard x < a + 1 else { return front * gammaFraction(a, x) }
    return 1 - front * gammaSeries(a, x)
  }

  private static func gammaSeries(_ a: Double, _ x: Double) -> Double {
    var term = 1 / a
    var sum = term
    var divisor = a
    while term > sum * 1e-17 {
      divisor += 1
      term *= x / divisor
      sum += term
    }
    return sum
  }

  /// Lentz's method for the continued fraction of the upper function.
  private static func gammaFraction(_ a: Double, _ x: Double) -> Double {
    let tiny = 1e-300
    var b = x + 1 - a
    var c = 1 / tiny
    var d = 1 / b
    var fraction = d
    var step = 1.0
    while step < 100_000 {
      let numerator = -step * (step - a)
      b += 2
      d = numerator * d + b
      if abs(d) < tiny { d = tiny }
      c = b + numerator / c
      if abs(c) < tiny { c = tiny }
      d = 1 / d
      let factor = c * d
      fraction *= factor
      if abs(factor - 1) < 1e-16 { break }
      step += 1
    }
    return fraction
  }
}

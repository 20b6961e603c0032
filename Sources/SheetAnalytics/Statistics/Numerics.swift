/// Elementary functions from + - * / alone, so that every machine gives the same bits.
package enum Numerics {
  /// ln 2, rounded to 32 bits: its products with binary exponents are exact.
  private static let logTwoHigh = 0x1.62e42feep-1
  /// What `logTwoHigh` lacks.
  private static let logTwoLow = 0x1.a39ef35793c76p-33
  /// Beyond it `exponential` is infinite: the logarithm of the largest double.
  private static let largestExponent = 709.782712893384
  /// Below it `exponential` is zero: the logarithm of half the smallest double.
  private static let smallestExponent = -745.1332191019412

  /// The natural logarithm; minus infinity at 0, not a number below.
  ///
  /// With x = m 2^e and s = (m - 1)/(m + 1), ln m = 2 (s + s^3/3 + s^5/5 + ...);
  /// m lies within a factor of sqrt 2 of 1, so that twelve terms suffice.
  package static func logarithm(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return .infinity }
    var mantissa = x.significand
    var exponent = Double(x.exponent)
    if mantissa > 1.4142135623730951 {
      mantissa /= 2
      exponent += 1
    }
    let s = (mantissa - 1) / (mantissa + 1)
    let square = s * s
    var series = 0.0
    var divisor = 25.0
    while divisor >= 3 {
      series = (series + 1 / divisor) * square
      divisor -= 2
    }
    return exponent * logTwoHigh + (2 * s + (2 * s * series + exponent * logTwoLow))
  }

  /// The exponential function.
  ///
  /// With x = k ln 2 + r, |r| <= ln 2 / 2, it is 2^k times the Taylor series of r.
  package static func exponential(_ x: Double) -> Double {
    guard !x.isNaN else { return x }
    guard x <= largestExponent else { return .infinity }
    guard x >= smallestExponent else { return 0 }
    let k = (x / 0.6931471805599453).rounded()
    let r = (x - k * logTwoHigh) - k * logTwoLow
    var series = 1.0
    var divisor = 16.0
    while divisor >= 1 {
      series = 1 + series * r / divisor
      divisor -= 1
    }
    // In two halves: 2^k alone may be too large or too small for a double.
    let half = Int(k) / 2
    let first = Double(sign: .plus, exponent: half, significand: 1)
    let second = Double(sign: .plus, exponent: Int(k) - half, significand: 1)
    return series * first * second
  }

  /// `base` to the power of `exponent`, for a positive base.
  package static func power(_ base: Double, _ exponent: Double) -> Double {
    exponential(exponent * logarithm(base))
  }
}

/// The transcendental functions of the state path, the same bits on every machine.
///
/// They use `+ - * /` and bit operations alone: argument reduction with split constants, then a
/// fixed polynomial in Horner form. Errors stay below 2 ulp over the stated ranges; arguments
/// outside are limited to them.
package enum DeterministicMath {
  private static let log2OfE = 1.4426950408889634
  /// ln 2 in two parts, the first with 20 trailing zero bits so that its multiples are exact.
  private static let ln2High = 6.93147180369123816490e-01
  private static let ln2Low = 1.90821492927058770002e-10

  /// e to the power of `x`, for `x` in -700...0; 0 below.
  package static func exp(_ x: Double) -> Double {
    guard x >= -700 else { return 0 }
    guard x < 0 else { return 1 }
    let exponent = Int(x * log2OfE - 0.5)
    let multiple = Double(exponent)
    let r = (x - multiple * ln2High) - multiple * ln2Low
    // Taylor coefficients 1/2! ... 1/13!; the next term is below 4e-18 for |r| <= ln 2 / 2.
    var sum = 1.6059043836821613e-10
    sum = sum * r + 2.08767569878681e-09
    sum = sum * r + 2.505210838544172e-08
    sum = sum * r + 2.755731922398589e-07
    sum = sum * r + 2.7557319223985893e-06
    sum = sum * r + 2.48015873015873e-05
    sum = sum * r + 0.0001984126984126984
    sum = sum * r + 0.001388888888888889
    sum = sum * r + 0.008333333333333333
    sum = sum * r + 0.041666666666666664
    sum = sum * r + 0.16666666666666666
    sum = sum * r + 0.5
    let value = 1 + (r + r * r * sum)
    return value * powerOfTwo(exponent)
  }

  /// The natural logarithm of `x`, for `x` in 1e-12...1e12.
  package static func log(_ x: Double) -> Double {
    let limited = min(max(x, 1e-12), 1e12)
    var exponent = Int(limited.exponent)
    var mantissa = limited.significand
    if mantissa > 1.4142135623730951 {
      mantissa = mantissa * 0.5
      exponent += 1
    }
    let f = mantissa - 1
    let s = f / (2 + f)
    let z = s * s
    // 2/(2n+1) for the series of 2 artanh(s); |s| <= 0.1716.
    var series = 0.08695652173913043
    series = series * z + 0.09523809523809523
    series = series * z + 0.10526315789473684
    series = series * z + 0.11764705882352941
    series = series * z + 0.13333333333333333
    series = series * z + 0.15384615384615385
    series = series * z + 0.18181818181818182
    series = series * z + 0.2222222222222222
    series = series * z + 0.2857142857142857
    series = series * z + 0.4
    series = series * z + 0.6666666666666666
    let remainder = z * series
    let halfSquare = 0.5 * f * f
    let multiple = Double(exponent)
    let correction = s * (halfSquare + remainder) + multiple * ln2Low
    return multiple * ln2High - ((halfSquare - correction) - f)
  }

  /// The sine of `x`, for `x` in 0...1e4.
  package static func sin(_ x: Double) -> Double {
    let (quadrant, r, tail) = reduced(x)
    switch quadrant {
    case 0: return sineKernel(r, tail)
    case 1: return cosineKernel(r, tail)
    case 2: return 0 - sineKernel(r, tail)
    default: return 0 - cosineKernel(r, tail)
    }
  }

  /// The cosine of `x`, for `x` in 0...1e4.
  package static func cos(_ x: Double) -> Double {
    let (quadrant, r, tail) = reduced(x)
    switch quadrant {
    case 0: return cosineKernel(r, tail)
    case 1: return 0 - sineKernel(r, tail)
    case 2: return 0 - cosineKernel(r, tail)
    default: return sineKernel(r, tail)
    }
  }

  /// 2 to the power of `exponent`, which must be that of a normal number.
  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }

  /// `x` less the nearest multiple of pi/2, in two parts, and that multiple modulo 4.
  private static func reduced(_ x: Double) -> (quadrant: Int, head: Double, tail: Double) {
    let limited = min(max(x, 0), 1e4)
    let count = Int(limited * 0.6366197723675814 + 0.5)
    let multiple = Double(count)
    // pi/2 in three parts of 33 bits and a rest, so that the first two products are exact.
    let first = limited - multiple * 1.57079632673412561417
    let second = multiple * 6.07710050630396597660e-11
    let difference = first - second
    let rest = multiple * 2.02226624879595063154e-21 - ((first - difference) - second)
    let head = difference - rest
    return (count & 3, head, (difference - head) - rest)
  }

  private static func sineKernel(_ r: Double, _ tail: Double) -> Double {
    let z = r * r
    var sum = 2.8114572543455206e-15
    sum = sum * z - 7.647163731819816e-13
    sum = sum * z + 1.6059043836821613e-10
    sum = sum * z - 2.505210838544172e-08
    sum = sum * z + 2.7557319223985893e-06
    sum = sum * z - 0.0001984126984126984
    sum = sum * z + 0.008333333333333333
    let cube = z * r
    return r - ((z * (0.5 * tail - cube * sum) - tail) + cube * 0.16666666666666666)
  }

  private static func cosineKernel(_ r: Double, _ tail: Double) -> Double {
    let z = r * r
    var sum = 4.779477332387385e-14
    sum = sum * z - 1.1470745597729725e-11
    sum = sum * z + 2.08767569878681e-09
    sum = sum * z - 2.755731922398589e-07
    sum = sum * z + 2.48015873015873e-05
    sum = sum * z - 0.001388888888888889
    sum = sum * z + 0.041666666666666664
    let half = 0.5 * z
    let head = 1 - half
    return head + (((1 - head) - half) + (z * (z * sum) - r * tail))
  }
}

/// The smallest whole number of microseconds that is at least `seconds`, with a tolerance of a
/// thousandth of a microsecond; limited to one year.
func microsecondsRoundedUp(_ seconds: Double) -> Int64 {
  let value = (seconds * 1e6 - 0.001).rounded(.up)
  return Int64(min(max(value, 0), 3.2e13))
}

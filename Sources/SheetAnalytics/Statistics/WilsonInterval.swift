/// Wilson's score interval of a rate of independent units.
package enum WilsonInterval {
  /// The interval for `successes` of `units`; `nil` without units.
  ///
  /// 0 of 10 gives [0, 0.2775]: the interval stays within 0 and 1 and is never a point.
  package static func of(
    successes: Int64, units: Int64, z: Double = NormalDistribution.z975
  ) -> ConfidenceInterval? {
    guard units > 0 else { return nil }
    return of(successes: Double(successes), units: Double(units), z: z)
  }

  /// The interval for numbers that need not be whole, as an effective sample size gives them.
  static func of(successes: Double, units: Double, z: Double) -> ConfidenceInterval {
    let square = z * z
    let failures = units - successes
    let centre = (successes + square / 2) / (units + square)
    let spread = (max(0, successes * failures) / units + square / 4).squareRoot()
    let half = z / (units + square) * spread
    return ConfidenceInterval(
      low: successes <= 0 ? 0 : max(0, centre - half),
      high: failures <= 0 ? 1 : min(1, centre + half))
  }
}

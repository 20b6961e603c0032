/// How many pairs a comparison needs.
package enum SampleSize {
  /// The pairs with which a paired difference of rates is found; `nil` for a difference of 0.
  ///
  /// - Parameters:
  ///   - discordant: The share of pairs whose outcomes differ.
  ///   - difference: The difference of the rates to be found.
  ///   - level: The confidence level of the test.
  ///   - power: The chance to find it.
  /// - Returns: The number of pairs, rounded up.
  package static func pairs(
    discordant: Double, difference: Double, level: Double = 0.95, power: Double = 0.8
  ) -> Int? {
    guard difference != 0, discordant >= difference * difference else { return nil }
    let square = difference * difference
    let effort =
      NormalDistribution.quantile(1 - (1 - level) / 2) * discordant.squareRoot()
      + NormalDistribution.quantile(power) * (discordant - square).squareRoot()
    return Int(exactly: (effort * effort / square).rounded(.up))
  }
}

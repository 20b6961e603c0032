/// A time read off a survival curve, in microseconds.
package enum SurvivalTime: Equatable, Sendable {
  case reached(Int64)
  /// The curve stays above; the largest time would be no answer.
  case notReached
  /// The risk set ran empty before later visits entered.
  case riskSetEmptied
}

extension SurvivalCurve {
  /// What rounding may add to one half.
  private static let tolerance = 1e-12

  /// The first time at which at most half of the visits last longer.
  package var median: SurvivalTime {
    guard !riskSetEmptied else { return .riskSetEmptied }
    guard let step = steps.first(where: { $0.survival <= 0.5 + Self.tolerance }) else {
      return .notReached
    }
    return .reached(step.time)
  }

  /// The times at which the two edges of the band come down to one half.
  ///
  /// The upper edge may not come down: that end is then not reached.
  package func medianBand(
    z: Double = NormalDistribution.z975
  ) -> (low: SurvivalTime, high: SurvivalTime) {
    guard !riskSetEmptied else { return (.riskSetEmptied, .riskSetEmptied) }
    var low = SurvivalTime.notReached
    var high = SurvivalTime.notReached
    for step in steps {
      let band = step.band(z: z)
      let lower = band?.low ?? step.survival
      let upper = band?.high ?? step.survival
      if low == .notReached, lower <= 0.5 + Self.tolerance { low = .reached(step.time) }
      if high == .notReached, upper <= 0.5 + Self.tolerance { high = .reached(step.time) }
      guard low == .notReached || high == .notReached else { break }
    }
    return (low, high)
  }
}

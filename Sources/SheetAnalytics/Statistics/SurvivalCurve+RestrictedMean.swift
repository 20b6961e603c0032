/// The mean of the visits' times, each cut at a horizon.
package struct RestrictedMean: Equatable, Sendable {
  /// The area under the curve up to the horizon, in microseconds.
  package let mean: Double
  /// The variance of the mean, in square microseconds.
  package let variance: Double

  /// The interval of the mean.
  package func interval(z: Double = NormalDistribution.z975) -> ConfidenceInterval {
    .around(mean, half: z * variance.squareRoot())
  }
}

extension SurvivalCurve {
  /// The fewest visits at risk at the horizon that give a mean.
  package static let fewestAtHorizon: Int64 = 10

  /// The mean dwell of the first `horizon` microseconds; `nil` where the risk set ran empty.
  ///
  /// Whether enough visits are at risk at the horizon is the caller's question.
  package func restrictedMean(horizon: Int64) -> RestrictedMean? {
    guard !riskSetEmptied, horizon > 0 else { return nil }
    let inside = steps.prefix { $0.time <= horizon }
    var area = 0.0
    var variance = 0.0
    var end = horizon
    // From the back: `area` is the one between the drop at hand and the horizon.
    for step in inside.reversed() {
      area += step.survival * Double(end - step.time)
      end = step.time
      if step.atRisk > step.events {
        let left = Double(step.atRisk) * Double(step.atRisk - step.events)
        variance += area * area * Double(step.events) / left
      }
    }
    return RestrictedMean(mean: area + Double(end), variance: variance)
  }
}

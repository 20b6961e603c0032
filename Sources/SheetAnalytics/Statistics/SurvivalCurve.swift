/// One drop of a survival curve.
package struct SurvivalStep: Equatable, Sendable {
  /// Microseconds since the visits began.
  package let time: Int64
  /// Visits at risk just before: entered earlier, not yet ended or cut.
  package let atRisk: Int64
  /// Visits that ended here, of any cause.
  package let events: Int64
  /// The share of visits that last longer.
  package let survival: Double
  /// Greenwood's sum up to here; infinite once nobody is left.
  package let greenwood: Double

  /// The standard error of `survival`.
  package var standardError: Double {
    survival > 0 ? survival * greenwood.squareRoot() : 0
  }

  /// The interval of `survival`, log minus log; `nil` at survivals of 0 and 1.
  package func band(z: Double = NormalDistribution.z975) -> ConfidenceInterval? {
    guard survival > 0, survival < 1 else { return nil }
    let logarithm = Numerics.logarithm(survival)
    let width = z * greenwood.squareRoot() / -logarithm
    let outer = Numerics.exponential(width)
    return ConfidenceInterval(
      low: Numerics.exponential(logarithm * outer),
      high: Numerics.exponential(logarithm / outer))
  }
}

/// The Kaplan-Meier curve of visits, with delayed entry.
///
/// A visit cut at the time of an event is still at risk there;
/// one that enters at that time is not yet.
package struct SurvivalCurve: Equatable, Sendable {
  /// What was observed, in order of time.
  package let moments: [SurvivalMoment]
  /// The drops of the curve, in order of time.
  package let steps: [SurvivalStep]
  /// Whether all visits at risk ended while others had yet to enter.
  ///
  /// The curve is 0 from there for want of data, so it has no median and no mean.
  package let riskSetEmptied: Bool

  /// Draws the curve of `moments`, which must be sorted by time, times being distinct.
  package init(_ moments: [SurvivalMoment]) {
    self.moments = moments
    var steps: [SurvivalStep] = []
    steps.reserveCapacity(moments.count)
    var atRisk: Int64 = 0
    var survival = 1.0
    var greenwood = 0.0
    var emptied = false
    for (index, moment) in moments.enumerated() {
      let events = moment.events
      if events > 0 {
        let left = atRisk - events
        survival *= 1 - Double(events) / Double(atRisk)
        greenwood += Double(events) / (Double(atRisk) * Double(left))
        if left == 0 {
          survival = 0
          emptied =
            emptied || moment.entered > 0 || moments[(index + 1)...].contains { $0.entered > 0 }
        }
        steps.append(
          SurvivalStep(
            time: moment.time, atRisk: atRisk, events: events,
            survival: survival, greenwood: greenwood))
      }
      atRisk += moment.entered - events - moment.censored
    }
    self.steps = steps
    riskSetEmptied = emptied
  }

  /// The number of visits.
  package var visits: Int64 {
    moments.reduce(0) { $0 + $1.entered }
  }

  /// The visits at risk at `time`: entered before it, and not ended or cut before it.
  package func atRisk(at time: Int64) -> Int64 {
    var count: Int64 = 0
    for moment in moments where moment.time < time {
      count += moment.entered - moment.events - moment.censored
    }
    return count
  }
}

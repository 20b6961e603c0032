extension TuningLint {
  /// Recognition of drags and taps.
  var touchWarnings: [TuningWarning] {
    var warnings: [TuningWarning] = []
    if tuning.touchSlop == 0, tuning.tapMaximumDuration > 0 {
      warnings.append(
        TuningWarning(
          .slopZero, ["touchSlop"], "a tap that trembles is a drag, so taps get lost",
          advice: "give touchSlop some pt, 8 to 18 are usual"))
    }
    if tuning.touchSlop > Limit.slop {
      warnings.append(
        TuningWarning(
          .slopLarge, ["touchSlop"], "\(value("touchSlop")) pass before anything moves",
          advice: "lower touchSlop, 8 to 18 pt are usual"))
    }
    if tuning.tapMaximumDuration < Limit.shortestTap {
      warnings.append(
        TuningWarning(
          .tapNever, ["tapMaximumDuration"],
          "fingers tap longer than \(value("tapMaximumDuration"))",
          advice: "raise tapMaximumDuration to 50000 us or more"))
    }
    if tuning.grabberTarget < Limit.grabber {
      warnings.append(
        TuningWarning(
          .grabberSmall, ["grabberTarget"],
          "\(value("grabberTarget")) is too small a target for a finger",
          advice: "raise grabberTarget, 44 pt are usual"))
    }
    return warnings
  }

  /// Estimation of the release velocity.
  var velocityWarnings: [TuningWarning] {
    var warnings: [TuningWarning] = []
    let interval = Limit.sampleInterval
    if let rest = restLimit {
      if rest.time < interval {
        warnings.append(
          TuningWarning(
            .velocityAlwaysZero, [rest.field],
            "samples of 60 Hz are further apart than \(value(rest.field)),"
              + " so every release is one at rest",
            advice: "allow 16667 us or more"))
      }
      if rest.time > Limit.rest {
        warnings.append(
          TuningWarning(
            .velocityOutlivesRest, [rest.field],
            "a finger that has rested keeps its speed, as \(value(rest.field)) allows",
            advice: "allow 300000 us or less"))
      }
    }
    if let horizon, horizon < 2 * interval {
      warnings.append(
        TuningWarning(
          .velocityWindowSmall, ["velocityEstimator"],
          "\(value("velocityEstimator")) sees fewer than three samples of 60 Hz",
          advice: "give it a horizon of 33334 us or more"))
    }
    return warnings
  }

  /// The field that says when a finger has stopped, and after how long; `nil` if none does.
  private var restLimit: (field: String, time: Int64)? {
    switch tuning.velocityEstimator {
    case .lastTwoDistinctSamples, .leastSquares, .weightedPairs:
      ("velocityStaleAfter", tuning.velocityStaleAfter)
    case .leastSquares2(_, let gap), .impulse(_, let gap): ("velocityEstimator", gap)
    case .platformStale, .gestureMean: nil
    }
  }

  private var horizon: Int64? {
    switch tuning.velocityEstimator {
    case .leastSquares(let horizon), .leastSquares2(let horizon, _), .impulse(let horizon, _):
      horizon
    case .lastTwoDistinctSamples, .platformStale, .weightedPairs, .gestureMean: nil
    }
  }
}

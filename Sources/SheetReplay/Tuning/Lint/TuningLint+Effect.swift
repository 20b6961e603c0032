extension TuningLint {
  /// Windows and counts of metrics.
  var metricWarnings: [TuningWarning] {
    var warnings: [TuningWarning] = []
    if tuning.rageCount <= 1 {
      warnings.append(
        TuningWarning(
          .rageEachFailure, ["rageCount"],
          "with \(value("rageCount")) a single failed attempt is rage",
          advice: "raise rageCount to 2 or more"))
    }
    let windows = [
      ("rageWindow", tuning.rageWindow), ("regretDetentWindow", tuning.regretDetentWindow),
      ("regretPresentWindow", tuning.regretPresentWindow),
    ]
    for (name, time) in windows where time == 0 {
      warnings.append(
        TuningWarning(
          .windowZero, [name], "nothing happens within \(value(name)), so nothing is counted",
          advice: "raise \(name) above 0"))
    }
    return warnings
  }

  /// Fields that were chosen and that nothing reads under this tuning.
  var effectWarnings: [TuningWarning] {
    var warnings: [TuningWarning] = []
    for idle in idleFields {
      for name in idle.fields where stated.contains(name) {
        warnings.append(
          TuningWarning(
            .noEffect, [name], "\(name) has no effect: \(idle.reason)",
            advice: "leave it out, or change \(idle.cause)"))
      }
    }
    return warnings
  }

  /// Fields that nothing reads.
  struct Idle {
    var fields: [String]
    /// The field whose value makes them idle.
    var cause: String
    var reason: String
  }

  /// The fields that nothing reads under this tuning.
  package var idleFieldNames: [String] { idleFields.flatMap(\.fields) }

  private var idleFields: [Idle] {
    switch tuning.settleModel {
    case .detents:
      [
        Idle(
          fields: ["percentDismissThreshold", "percentDuration"], cause: "settleModel",
          reason: "a sheet with detents has no percentage")
      ] + idleOfEstimator + idleOfRelease + idleOfOwnership
    case .percentDriven:
      [
        Idle(
          fields: [
            "velocityEstimator", "velocityStaleAfter", "velocityMinimumInterval",
            "decelerationRate", "minimumProjectedSpeed", "flickSpeed", "flickDampingRatio",
          ], cause: "settleModel", reason: "a percent-driven sheet asks for no speed"),
        Idle(
          fields: Self.sharingFields + ["dragsFromContent", "dragsFromHeader"],
          cause: "settleModel", reason: "any drag moves a percent-driven sheet"),
      ]
    }
  }

  private var idleOfEstimator: [Idle] {
    let (fields, reason): ([String], String) =
      switch tuning.velocityEstimator {
      case .lastTwoDistinctSamples, .leastSquares: ([], "")
      case .platformStale: (["velocityStaleAfter"], "the estimator knows no rest")
      case .leastSquares2, .impulse:
        (["velocityStaleAfter", "velocityMinimumInterval"], "the estimator has a gap of its own")
      case .weightedPairs, .gestureMean:
        (["velocityMinimumInterval"], "the estimator takes its samples without it")
      }
    return [Idle(fields: fields, cause: "velocityEstimator", reason: reason)]
  }

  private var idleOfRelease: [Idle] {
    var idle: [Idle] = []
    if tuning.projectionTime != nil {
      idle.append(
        Idle(
          fields: ["decelerationRate"], cause: "projectionTime",
          reason: "projectionTime stands in its place"))
    }
    if tuning.positionalDistance != nil {
      idle.append(
        Idle(
          fields: ["positionalThreshold"], cause: "positionalDistance",
          reason: "positionalDistance stands in its place"))
    }
    if tuning.settlePolicy != .vaul {
      idle.append(
        Idle(
          fields: ["skipVelocityThreshold"], cause: "settlePolicy",
          reason: "the policy has no such speed"))
    }
    if tuning.settlePolicy != .parameters {
      let isSkipped = tuning.settlePolicy == .material
      idle.append(
        Idle(
          fields: ["dismissTargetBelow"] + (isSkipped ? [] : ["skipsSmallestDetent"]),
          cause: "settlePolicy", reason: "the policy asks for no such detent"))
    }
    if tuning.dismissFrom == .never {
      idle.append(
        Idle(
          fields: [
            "dismissalDetent", "dismissVelocityThreshold", "dismissVelocityReference",
            "dismissThreshold", "dismissStrictness", "dismissTargetBelow", "skipsSmallestDetent",
          ], cause: "dismissFrom", reason: "no drag dismisses the sheet"))
    }
    return idle
  }
}

import TouchTraces

extension TuningLint {
  /// Thresholds of speed.
  var speedWarnings: [TuningWarning] {
    guard tuning.settleModel == .detents else { return [] }
    var warnings: [TuningWarning] = []
    for name in ["minimumProjectedSpeed", "minFlingVelocity"] {
      guard let least = speed(name), steps, tuning.flickSpeed > 0, tuning.flickSpeed < least else {
        continue
      }
      warnings.append(
        TuningWarning(
          .flickContradiction, ["flickSpeed", name],
          "a release between \(value("flickSpeed")) and \(value(name)) counts as a flick"
            + " and as one at rest",
          advice: "raise flickSpeed or lower \(name)"))
    }
    for name in thresholds {
      guard let speed = speed(name) else { continue }
      if speed > Limit.fingerSpeed {
        warnings.append(
          TuningWarning(
            .speedBeyondFingers, [name], "no finger is as fast as \(value(name))",
            advice: "lower \(name), fingers reach up to 8000 pt/s"))
      }
      if let clamp = tuning.maxFlingVelocity, speed > clamp {
        warnings.append(
          TuningWarning(
            .speedBeyondClamp, [name, "maxFlingVelocity"],
            "no release is as fast as \(value(name)), as \(value("maxFlingVelocity")) clamps it",
            advice: "lower \(name) or raise maxFlingVelocity"))
      }
    }
    return warnings
  }

  /// Where a release goes.
  var releaseWarnings: [TuningWarning] {
    guard tuning.settleModel == .detents else { return [] }
    var warnings: [TuningWarning] = []
    let (field, seconds) = projection
    if Limit.slowSpeed * seconds > scene.screen.height {
      warnings.append(
        TuningWarning(
          .projectionBeyondScreen, [field],
          "at \(value(field)) even a slow drag is projected across the whole screen",
          advice: "lower \(field), 0.1 to 0.5 s or 0.99 to 0.998 per ms are usual"))
    }
    let share = tuning.positionalDistance == nil ? "positionalThreshold" : "positionalDistance"
    if tuning.settlePolicy == .parameters, speed(share) == 0 {
      warnings.append(
        TuningWarning(
          .nudgeLeaves, [share], "the smallest slow drag takes the sheet to the next detent",
          advice: "raise \(share) above 0"))
    }
    return warnings
  }

  /// Whether a flick steps to another detent.
  private var steps: Bool {
    tuning.settlePolicy == .parameters && tuning.stepReference != .none
  }

  /// The fields that a release's speed in pt/s is held against.
  private var thresholds: [String] {
    let isInPoints = tuning.dismissVelocityReference == .points
    return ["minimumProjectedSpeed", "minFlingVelocity", "flickSpeed", "skipVelocityThreshold"]
      + (isInPoints ? ["dismissVelocityThreshold"] : [])
  }

  private func speed(_ name: String) -> Double? {
    Tuning.fields.first { $0.name == name }?.number(in: tuning)
  }

  /// How far ahead a speed is projected, in seconds, and the field that says so.
  private var projection: (field: String, seconds: Double) {
    if let seconds = tuning.projectionTime { return ("projectionTime", seconds) }
    let rate = tuning.decelerationRate
    return ("decelerationRate", rate / (1 - rate) / 1000)
  }
}

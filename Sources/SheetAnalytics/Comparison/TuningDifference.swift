public import SheetReplay
public import TouchTraces

/// A field in which two tunings differ.
public struct TuningDifference: Equatable, Sendable {
  /// Its name in tuning files.
  public var field: String
  public var unit: TuningUnit
  public var baseline: JSONValue
  public var candidate: JSONValue
  /// When it acts.
  public var stage: TuningStage

  /// The fields in which `candidate` differs from `baseline`, in the order of `Tuning.fields`.
  public static func all(_ baseline: Tuning, _ candidate: Tuning) -> [TuningDifference] {
    Tuning.fields.compactMap { field in
      let (a, b) = (field.value(in: baseline), field.value(in: candidate))
      guard a != b else { return nil }
      return TuningDifference(
        field: field.name, unit: field.unit, baseline: a, candidate: b, stage: field.stage)
    }
  }
}

/// When a field of a tuning acts; the raw value says it in words.
public enum TuningStage: String, CaseIterable, Sendable {
  /// The finger would have reacted: what follows is no longer what a person did.
  case underFinger = "acts under the finger"
  /// Nothing changes until the finger is up: the replay is sound.
  case afterLift = "acts after the lift"
}

extension TuningField {
  /// When the field acts.
  package var stage: TuningStage {
    Self.namesAfterLift.contains(name) ? .afterLift : .underFinger
  }

  /// Fields that are read at the lift, by the animations that follow it, or by metrics alone.
  private static let namesAfterLift: Set<String> = [
    "tapMaximumDuration", "velocityEstimator", "velocityStaleAfter", "velocityMinimumInterval",
    "decelerationRate", "minimumProjectedSpeed", "flickSpeed", "springResponse",
    "springDampingRatio", "flickDampingRatio", "settleDistance", "settleSpeed", "settleProbe",
    "settleLimit", "contentDecelerationRate", "bounceFrequency", "contentRestSpeed",
    "expandMomentum", "cancelledTouch", "detentChangeReportedAt", "rageCount", "rageWindow",
    "regretDetentWindow", "regretPresentWindow", "percentDismissThreshold", "percentDuration",
    "minFlingVelocity", "maxFlingVelocity", "settlePolicy", "projectionTime", "flickStrictness",
    "stepReference", "skipVelocityThreshold", "positionalThreshold", "positionalDistance",
    "positionalStrictness", "thresholdReference", "maxDetentSteps", "tie", "outsideRange",
    "directionSource", "directionAtRest", "releasePosition", "dismissalDetent",
    "dismissVelocityThreshold", "dismissVelocityReference", "dismissStrictness",
    "dismissThreshold", "settleAnimation", "settleVelocityScale", "settleVelocityCap",
    "settleVelocity", "skipsSmallestDetent", "dismissTargetBelow", "collapseMomentum",
  ]
}

extension Tuning {
  /// Whether a sheet does the same under both tunings until a finger lifts: they differ at most in
  /// what is read only to estimate the velocity of a lift and to decide what it comes to.
  package func differsOnlyInReleases(from other: Tuning) -> Bool {
    var tuning = self
    tuning.decelerationRate = other.decelerationRate
    tuning.flickDampingRatio = other.flickDampingRatio
    tuning.flickSpeed = other.flickSpeed
    tuning.minimumProjectedSpeed = other.minimumProjectedSpeed
    tuning.velocityMinimumInterval = other.velocityMinimumInterval
    tuning.velocityStaleAfter = other.velocityStaleAfter
    return tuning == other
  }
}

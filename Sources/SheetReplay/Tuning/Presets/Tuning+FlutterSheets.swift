// Sheets of Flutter: their differences from the default tuning. What each models and leaves out is
// in `Presets.md`.

extension Tuning {
  /// The slop and the velocity of Flutter's gestures on Android.
  private mutating func touchLikeFlutter() {
    project(for: 0)
    touchSlop = 18
    velocityEstimator = .leastSquares2(horizon: 100_000, gap: 40_000)
    releasePosition = .shown
  }

  mutating func imitateSmoothSheets() {
    touchLikeFlutter()
    shareContent()
    scrollsAtDetents = .whenPulledDown
    expandMomentum = .carry
    collapseMomentum = .carry
    rubberBand = RubberBandCurves(.friction(extent: 120, resistance: 6))
    flickSpeed = 50
    stepReference = .nearestDetent
    tie = .upperUpToThree
    outsideRange = .absorb
    dismissFrom = .never
    // From a mass of 0.5 and a stiffness of 100.
    settleVelocityCap = 4000
    settleVelocity = .dampedOutwards
    springResponse = 0.4443
    springDampingRatio = 1.1
    flickDampingRatio = 1.1
  }

  mutating func imitateFlutterDraggable() {
    touchLikeFlutter()
    shareContent()
    splitsRemainder = false
    expandMomentum = .carry
    rubberBand = RubberBandCurves(.clamp)
    flickSpeed = 1
    flickStrictness = .strict
    stepReference = .releaseSegment
    outsideRange = .absorbLowest
    settleAnimation = .travel(1600)
    dismissFrom = .never
  }

  mutating func imitateFlutterModal() {
    touchLikeFlutter()
    dragsFromContent = false
    rubberBand = RubberBandCurves(.clamp)
    settleAnimation = .tween(seconds: 0.25, .decelerate)
    flickSpeed = 700
    flickStrictness = .strict
    stepReference = .releaseSegment
    dismissFrom = .any
  }
}

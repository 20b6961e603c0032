// Sheets of Android and Compose: their differences from the default tuning. What each models and
// leaves out is in `Presets.md`.

extension Tuning {
  /// The sheet takes moves up before its list and moves down after it; nothing gives way.
  private mutating func nestScrolling() {
    shareContent()
    scrollsAtDetents = .whenPulledDown
    rubberBand = RubberBandCurves(.clamp)
  }

  mutating func imitateMaterial() {
    project(for: 0)
    nestScrolling()
    touchSlop = 8
    velocityEstimator = .leastSquares2(horizon: 100_000, gap: 40_000)
    minFlingVelocity = 50
    maxFlingVelocity = 8000
    settlePolicy = .material
    settleAnimation = .dragHelper
    releasePosition = .shown
    dismissFrom = .any
    dismissVelocityThreshold = 500
    dismissThreshold = 0.5
  }

  mutating func imitateComposeAnchored() {
    project(for: 0)
    nestScrolling()
    touchSlop = 8
    settlingTouch = .catchAtTouchDown
    velocityEstimator = .leastSquares2(horizon: 100_000, gap: 40_000)
    settleAnimation = .tween(seconds: 0.3, .standard)
    flickSpeed = 125
    stepReference = .releaseAnchor
    positionalStrictness = .inclusive
    maxDetentSteps = 1
    tie = .lower
    releasePosition = .shown
    dismissFrom = .any
  }

  mutating func imitateComposeMaterial3() {
    project(for: 0)
    nestScrolling()
    touchSlop = 8
    settlingTouch = .catchAtTouchDown
    velocityEstimator = .leastSquares2(horizon: 100_000, gap: 40_000)
    settleAnimation = .tween(seconds: 0.3, .standard)
    flickSpeed = 125
    stepReference = .releaseAnchor
    directionSource = .currentDetentSide
    thresholdReference = .currentDetent
    positionalDistance = 56
    positionalStrictness = .inclusive
    releasePosition = .shown
    dismissFrom = .any
  }
}

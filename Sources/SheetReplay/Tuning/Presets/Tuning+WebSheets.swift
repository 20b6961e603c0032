// Sheets of React Native and the web: their differences from the default tuning. What each models
// and leaves out is in `Presets.md`.

extension Tuning {
  mutating func imitateGorhom() {
    project(for: 0.2)
    scrollAtTheTop()
    rubberBand = RubberBandCurves(.sqrt(2.5))
    stepReference = .none
    // A damping of 500, a stiffness of 1000, a mass of 3.
    springDampingRatio = 4.5644
    flickDampingRatio = 4.5644
    settleVelocity = .finger
    settleVelocityScale = 0.5
    tie = .lower
    dismissFrom = .any
  }

  mutating func imitateVaul() {
    project(for: 0)
    expandsBeforeScrolling = .never
    handOffToContent = .never
    handOffToSheet = .sameTouch
    repanQuietTime = 0
    scrollLockTimeout = 100_000
    rubberBand = RubberBandCurves(.ln(8))
    axisDominance = true
    velocityEstimator = .gestureMean
    velocityStaleAfter = 1_000_000_000_000
    settlePolicy = .vaul
    settleAnimation = .tween(seconds: 0.5, .drawer)
    flickSpeed = 400
    flickStrictness = .strict
    skipVelocityThreshold = 2000
    tie = .lower
    releasePosition = .shown
    dismissFrom = .any
    dismissThreshold = 0.25
  }

  mutating func imitateReactSpring() {
    project(for: 0)
    dragsFromContent = false
    settlePolicy = .reactSpring
    settleVelocity = .finger
    tie = .lower
    dismissFrom = .any
    dismissThreshold = 0.5
  }
}

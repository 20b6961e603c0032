// Sheets of iOS libraries: their differences from the default tuning. What each models and leaves
// out is in `Presets.md`.

extension Tuning {
  /// A release is projected for so many seconds whatever its speed; 0 decides it where it is.
  mutating func project(for seconds: Double) {
    projectionTime = seconds
    minimumProjectedSpeed = 0
  }

  /// The content scrolls at the largest detent only, and the finger passes both ways.
  mutating func scrollAtTheTop() {
    shareContent()
    scrollsAtDetents = .mostExpanded
  }

  /// The finger passes both ways between sheet and content, at once after any drag.
  mutating func shareContent() {
    expandsBeforeScrolling = .always
    handOffToSheet = .sameTouch
    repanQuietTime = 0
  }

  mutating func imitateFloatingPanel() {
    scrollAtTheTop()
    splitsRemainder = false
    rubberBand = RubberBandCurves(.free)
    settlingTouch = .catchAtTouchDown
    decelerationRate = 0.998
    minimumProjectedSpeed = 0
    stepReference = .none
    maxDetentSteps = 1
    tie = .stay
    directionAtRest = .sideOfCurrent
    dismissalDetent = false
    dismissFrom = .any
    dismissVelocityThreshold = 5.5
    dismissVelocityReference = .distanceLeft
    dismissStrictness = .inclusive
    springResponse = 0.4
    // From ln(0.991) / (-2 pi * 2.5 * 0.001), above 300 pt/s.
    flickSpeed = 300
    flickStrictness = .strict
    flickDampingRatio = 0.5756
  }

  mutating func imitateOverlayContainer() {
    shareContent()
    scrollsAtDetents = .whenPulledDown
    splitsRemainder = false
    rubberBand = RubberBandCurves(.log10(0.5))
    project(for: 0.1)
    flickSpeed = 400
    flickStrictness = .strict
    stepReference = .twoClosestProjected
    tie = .lower
    releasePosition = .shown
    dismissalDetent = false
    dismissFrom = .any
    dismissVelocityThreshold = 2400
    settleVelocity = .finger
    springResponse = 0.3
    flickDampingRatio = 0.7
  }

  mutating func imitatePanModal() {
    scrollAtTheTop()
    splitsRemainder = false
    rubberBand = RubberBandCurves(.clamp)
    project(for: 0)
    settlePolicy = .panModal
    flickSpeed = 300
    flickStrictness = .strict
    releasePosition = .shown
    dismissFrom = .any
    settleVelocityScale = 0
    springResponse = 0.5
    springDampingRatio = 0.8
    flickDampingRatio = 0.8
  }

  mutating func imitateFittedSheets() {
    expandsBeforeScrolling = .always
    handOffToContent = .never
    handOffToSheet = .never
    repanQuietTime = 0
    rubberBand = RubberBandCurves(top: .linear(0), bottom: .free)
    project(for: 0.2)
    settlePolicy = .fittedSheets
    axisDominance = true
    releasePosition = .shown
    dismissFrom = .any
    dismissVelocityThreshold = 2500
    springDampingRatio = 0.7
    flickDampingRatio = 0.7
  }

  mutating func imitatePulley() {
    dragsFromContent = false
    project(for: 0.499)
    settlePolicy = .pulley
    positionalDistance = 20
    releasePosition = .shown
    dismissFrom = .never
    settleVelocityScale = 0
    springResponse = 0.3
    springDampingRatio = 0.75
    flickDampingRatio = 0.75
  }
}

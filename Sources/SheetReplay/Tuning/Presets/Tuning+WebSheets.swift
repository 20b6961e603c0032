// Sheets of React Native and the web: their differences from the default tuning. What each models
// and leaves out is in `Presets.md`.

extension Tuning {
  mutating func imitateGorhom() {
    project(for: 0.2)
    stepReference = .none
    tie = .lower
    dismissFrom = .any
  }

  mutating func imitateVaul() {
    project(for: 0)
    axisDominance = true
    velocityEstimator = .gestureMean
    velocityStaleAfter = 1_000_000_000_000
    settlePolicy = .vaul
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
    settlePolicy = .reactSpring
    tie = .lower
    dismissFrom = .any
    dismissThreshold = 0.5
  }
}

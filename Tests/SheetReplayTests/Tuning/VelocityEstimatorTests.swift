import SheetReplay
import Testing

struct VelocityEstimatorTests {
  @Test(arguments: [
    VelocityEstimator.lastTwoDistinctSamples, .leastSquares(horizon: 100_000), .platformStale,
    .leastSquares2(horizon: 1, gap: 2), .impulse(horizon: 3, gap: 4), .weightedPairs,
    .gestureMean,
  ])
  func `every spelling reads back`(estimator: VelocityEstimator) {
    #expect(VelocityEstimator(estimator.text) == estimator)
  }

  @Test(arguments: [
    "", "leastSquares", "leastSquares()", "leastSquares(1", "leastSquares(1,2)",
    "leastSquares(-1)", "leastSquares(1.5)", "leastSquares(99999999999999999999)",
    "impulse(1)", "weightedPairs()", "GestureMean", "gestureMean ",
  ])
  func `what is no spelling is refused`(text: String) {
    #expect(VelocityEstimator(text) == nil)
  }

  @Test func `Android's estimators have its horizon and gap without arguments`() {
    #expect(
      VelocityEstimator("leastSquares2") == .leastSquares2(horizon: 100_000, gap: 40_000))
    #expect(VelocityEstimator("impulse") == .impulse(horizon: 100_000, gap: 40_000))
    #expect(VelocityEstimator("impulse(5, 6)") == .impulse(horizon: 5, gap: 6))
  }
}

import SheetReplay
import TestSupport
import Testing
import TouchTraces

struct VelocityTests {
  /// A sample each: microseconds and points.
  private static func samples(_ entries: [(Int64, Double)]) -> VelocitySamples {
    var samples = VelocitySamples()
    for (time, y) in entries {
      samples.append(VelocitySamples.Entry(time: Timestamp(microseconds: time), y: y))
    }
    return samples
  }

  private static func velocity(
    _ estimator: String, _ entries: [(Int64, Double)], lift: Int64
  ) throws -> Velocity.Estimate {
    var tuning = Tuning()
    tuning.velocityEstimator = try #require(VelocityEstimator(estimator))
    var samples = samples(entries)
    return Velocity.estimate(
      &samples, lift: Timestamp(microseconds: lift), tuning: tuning)
  }

  /// An even finger at 500 pt/s: every estimator agrees.
  @Test(arguments: [
    "lastTwoDistinctSamples", "leastSquares(100000)", "platformStale", "leastSquares2",
    "impulse", "weightedPairs", "gestureMean",
  ])
  func anEvenFingerHasItsSpeed(_ estimator: String) throws {
    let entries = (0...9).map { (Int64($0) * 10_000, Double($0) * 5) }
    let estimate = try Self.velocity(estimator, entries, lift: 90_000)
    #expect(abs(estimate.value - 500) < 1e-6, "\(estimator)")
    #expect(!estimate.isStale)
  }

  /// The same finger, held for 150 ms before the lift.
  @Test(arguments: [
    ("lastTwoDistinctSamples", 0.0, true), ("leastSquares(100000)", 0, true),
    ("platformStale", 500, false), ("leastSquares2", 0, false), ("impulse", 0, false),
    ("weightedPairs", 0, true), ("gestureMean", 0, true),
  ])
  func aHeldFingerIsStaleOrNot(_ estimator: String, _ value: Double, _ isStale: Bool) throws {
    let entries = (0...9).map { (Int64($0) * 10_000, Double($0) * 5) }
    let estimate = try Self.velocity(estimator, entries, lift: 240_000)
    #expect(abs(estimate.value - value) < 1e-6, "\(estimator)")
    #expect(estimate.isStale == isStale)
  }

  /// Positions 0, 1, 4, 9, 16 pt every 10 ms: slopes 100, 300, 500, 700 pt/s, of which the
  /// weighted pairs make 0.05 * 700 + 0.35 * 500 + 0.6 * 300.
  @Test(arguments: [
    ("lastTwoDistinctSamples", 700.0), ("leastSquares2", 800),
    ("weightedPairs", 390), ("gestureMean", 400),
    ("leastSquares(100000)", 400),
  ])
  func anAcceleratingFingerTellsTheEstimatorsApart(_ estimator: String, _ value: Double) throws {
    let entries = (0...4).map { (Int64($0) * 10_000, Double($0 * $0)) }
    let estimate = try Self.velocity(estimator, entries, lift: 40_000)
    #expect(abs(estimate.value - value) < 1e-6, "\(estimator)")
  }

  @Test(arguments: ["lastTwoDistinctSamples", "leastSquares(100000)", "leastSquares2", "impulse"])
  func oneSampleHasNoSpeed(_ estimator: String) throws {
    #expect(try Self.velocity(estimator, [(0, 300)], lift: 0).value == 0)
  }

  @Test(.enabled(if: SharedFolder.exists, "needs the recorded flings"))
  func recordedFlingsHaveTheSpeedsThatAndroidExpects() throws {
    let rows = CSVRows(try SharedFolder.text("traces/velocity/aosp.csv")).rows
    let expected = CSVRows(try SharedFolder.text("traces/velocity/aosp-expected.csv")).rows
    let names = ["lsq2": "leastSquares2", "impulse": "impulse"]
    var count = 0
    for row in expected {
      let trace = rows.filter { $0["trace_id"] == row["trace_id"] }
      let entries = try trace.dropLast().map { sample in
        let time = try #require(Int64(sample["t_ns"] ?? ""))
        return (time / 1000, try #require(Double(sample["\(row["axis"] ?? "")_px"] ?? "")))
      }
      let lift = try #require(Int64(trace.last?["t_ns"] ?? "")) / 1000
      let name = try #require(names[row["strategy"] ?? ""])
      let value = try Self.velocity(name, entries, lift: lift).value
      let wanted = try #require(Double(row["expected"] ?? ""))
      let tolerance = try #require(Double(row["tolerance_fraction"] ?? ""))
      #expect(abs(value - wanted) <= tolerance * abs(wanted), "\(row)")
      count += 1
    }
    #expect(count >= 24)
  }
}

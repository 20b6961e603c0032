import DetentCommand
import Testing
import TouchTraces

/// The motion against figures measured on recordings; the bounds are generous and fixed.
@Suite("Synthesized motion")
struct SynthesizedMotionTests {
  private static let drags = SynthesizedCorpus.sessions.flatMap(SynthesizedDrag.all)

  private static func quantile(_ part: Double, of values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted[Int(Double(sorted.count - 1) * part)]
  }

  @Test("there is enough to measure")
  func amount() {
    #expect(Self.drags.count > 1500)
  }

  /// Recorded deciles: 0, .01, .01, .02, .03, .06, .12, .52, .67.
  @Test(
    "most drags stop before the lift, as recorded ones do",
    arguments: [
      (0.1, 0.0...0.02), (0.3, 0.0...0.04), (0.5, 0.0...0.08), (0.6, 0.01...0.15),
      (0.7, 0.03...0.4), (0.8, 0.3...0.75), (0.9, 0.5...0.9),
    ])
  func finalSpeed(part: Double, expected: ClosedRange<Double>) {
    let value = Self.quantile(part, of: Self.drags.map(\.finalSpeedRatio))
    #expect(expected.contains(value), "\(value)")
  }

  /// Recorded: 27 of 83.
  @Test("about a third of the drags ends with a hook of 1 to 4 pixels")
  func hooks() {
    let hooked = Self.drags.filter { $0.hook > 0.3 }
    let share = Double(hooked.count) / Double(Self.drags.count)
    #expect((0.22...0.45).contains(share), "\(share)")
    #expect((0.3...1.4).contains(Self.quantile(0.5, of: hooked.map(\.hook))))
  }

  @Test("fast devices sample every 8.3 ms, the others every 16.7 ms")
  func intervals() {
    for session in SynthesizedCorpus.sessions {
      let intervals = SynthesizedDrag.all(in: session).flatMap(\.intervals)
      guard intervals.count > 50 else { continue }
      let device = session.header.labels.first { $0.name == "device" }?.value ?? ""
      let expected = device.contains("Pro") ? 0.00833 : 0.01667
      let median = Self.quantile(0.5, of: intervals)
      #expect(abs(median - expected) < expected * 0.05, "\(device) \(median)")
    }
  }

  @Test("the second sample is late on some devices")
  func firstGaps() {
    let gaps = Self.drags.map(\.firstGap)
    let late = gaps.filter { $0 >= 0.026 }
    let share = Double(late.count) / Double(gaps.count)
    #expect((0.4...0.9).contains(share), "\(share)")
    #expect(gaps.allSatisfy { $0 > 0.006 && $0 < 0.2 })
  }

  @Test("slow drags last about as long as recorded ones, half a second")
  func durations() {
    let median = Self.quantile(
      0.5, of: Self.drags.map { $0.intervals.reduce($0.firstGap, +) })
    #expect((0.3...0.8).contains(median), "\(median)")
  }
}

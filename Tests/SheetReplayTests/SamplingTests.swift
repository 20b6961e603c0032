import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// What must not depend on how a recorder happened to sample a finger.
struct SamplingTests {
  private static let scene: Scene = {
    var fields = SceneFields()
    fields.sheet.detents = [.medium, .large]
    fields.sheet.selectedDetentIdentifier = .set("medium")
    fields.content = .set(ContentFields())
    return fields.resolved()
  }()

  /// Plays a touch on content through positions, a sample every `interval` microseconds.
  private static func play(
    _ positions: [Double], interval: Int64, x: Double = 196
  ) -> (last: Step, outcome: GestureSummary?) {
    var engine = SheetEngine(scene: scene, tuning: Tuning(), startsPresented: true)
    var last = engine.step
    for (index, y) in positions.enumerated() {
      let phase: TouchPhase =
        index == 0 ? .began : (index == positions.count - 1 ? .ended : .moved)
      let sample = TouchSample(
        touch: TouchID(1), phase: phase, x: x, y: y, target: index == 0 ? .content : nil)
      let step = engine.answer(
        to: TraceEvent(
          time: Timestamp(microseconds: Int64(index) * interval), action: .touch(sample)))
      if phase == .moved { last = step }
      if let gesture = step.gesture { return (last, gesture) }
    }
    return (last, nil)
  }

  @Test func theHandOffLawDependsOnTheLastPositionAlone() {
    var generator = SeededGenerator(seed: 11)
    for number in 0..<10_000 {
      var middle = (0..<8).map { _ in Double.random(in: 150...720, using: &generator) }
      let end = Double.random(in: 150...720, using: &generator)
      let first = Self.play([700, 688] + middle + [end, end], interval: 8333).last
      middle.shuffle(using: &generator)
      let second = Self.play([700, 688] + middle + [end, end], interval: 8333).last
      #expect(first.y == second.y, "path \(number)")
      #expect(first.contentOffset == second.contentOffset, "path \(number)")
    }
  }

  /// A minimum-jerk stroke: the recognising sample lies within one sample's travel of the slop, so
  /// that what the edge or the content has followed differs by no more than that, and the velocity
  /// by what the stroke's acceleration gains in one sample.
  @Test func sixtyAndTwoHundredFortyHertzDifferByOneSampleOfTravel() {
    var generator = SeededGenerator(seed: 12)
    var count = 0
    for number in 0..<10_000 {
      let stroke = Stroke(
        travel: Double.random(in: 40...300, using: &generator)
          * (number % 2 == 0 ? 1 : -1),
        duration: Int64.random(in: 200_000...900_000, using: &generator))
      let coarse = Self.play(stroke.positions(16_667), interval: 16_667)
      let fine = Self.play(stroke.positions(4_167), interval: 4_167)
      guard let a = coarse.outcome?.releaseY, let b = fine.outcome?.releaseY else {
        #expect((coarse.outcome?.releaseY == nil) == (fine.outcome?.releaseY == nil))
        continue
      }
      count += 1
      #expect(abs(a - b) <= stroke.peakSpeed * 0.016_667 + 1e-9, "stroke \(number)")
    }
    #expect(count > 5000)
  }

  private struct Stroke {
    var travel: Double
    /// Microseconds.
    var duration: Int64

    var peakSpeed: Double { abs(travel) * 1.875 / Double(duration) * 1e6 }

    func positions(_ interval: Int64) -> [Double] {
      let start = travel < 0 ? 650.0 : 400
      return (0...duration / interval).map { index in
        let t = Double(index * interval) / Double(duration)
        return start + travel * t * t * t * (10 - 15 * t + 6 * t * t)
      }
    }
  }
}

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
    for _ in 0..<200 {
      var middle = (0..<20).map { _ in Double.random(in: 150...720, using: &generator) }
      let end = Double.random(in: 150...720, using: &generator)
      let first = Self.play([700, 688] + middle + [end, end], interval: 8333).last
      middle.shuffle(using: &generator)
      let second = Self.play([700, 688] + middle + [end, end], interval: 8333).last
      #expect(first.y == second.y)
      #expect(first.contentOffset == second.contentOffset)
    }
  }

  @Test func mirroredTouchesGiveTheSameGesture() {
    let path = (0...40).map { 700 - Double($0) * 9 }
    let left = Self.play(path, interval: 8333, x: 40).outcome
    let right = Self.play(path, interval: 8333, x: 393 - 40).outcome
    #expect(left?.toDetent == right?.toDetent)
    #expect(left?.releaseY == right?.releaseY)
    #expect(left?.handOffsToContent == right?.handOffsToContent)
  }

  /// A minimum-jerk stroke of 200 pt: the recognising sample lies within one sample's travel of
  /// the slop, so that release positions differ by no more than that.
  @Test(arguments: [250_000, 500_000, 900_000] as [Int64])
  func sixtyAndTwoHundredFortyHertzDifferByOneSampleOfTravel(_ duration: Int64) throws {
    func path(_ interval: Int64) -> [Double] {
      let count = duration / interval
      return (0...count).map { index in
        let t = Double(index * interval) / Double(duration)
        return 650 - 200 * t * t * t * (10 - 15 * t + 6 * t * t)
      }
    }
    let coarse = try #require(Self.play(path(16_667), interval: 16_667).outcome)
    let fine = try #require(Self.play(path(4_167), interval: 4_167).outcome)
    let peak = 200 * 1.875 / Double(duration) * 16_667
    #expect(coarse.toDetent == fine.toDetent)
    let difference = abs(try #require(coarse.releaseY) - (try #require(fine.releaseY)))
    #expect(difference <= peak, "\(difference) pt")
  }
}

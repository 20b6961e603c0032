import SheetAnalytics
import SheetReplay
import Testing

@Suite("Rage (M06)")
struct RageWatchTests {
  /// Lift times of failed attempts, and at which of them an episode is complete.
  struct Run: Sendable {
    var lifts: [Int64]
    var complete: [Int]
  }

  @Test(
    "an episode stands at the gesture that completes it; maximal runs count once",
    arguments: [
      Run(lifts: [1, 2], complete: []),
      Run(lifts: [1, 2, 3], complete: [3]),
      Run(lifts: [1, 2, 4], complete: [3]),
      Run(lifts: [1, 2, 5], complete: []),
      Run(lifts: [1, 2, 3, 4, 5], complete: [3]),
      Run(lifts: [0, 1, 2, 5, 6, 7], complete: [3, 6]),
      Run(lifts: [0, 1, 2, 9, 10, 11], complete: [3, 6]),
    ])
  func episodes(_ run: Run) throws {
    var tester = RecorderTester()
    for lift in run.lifts { tester.gesture(lift * 1_000_000, [.returnedDrag, .failedAttempt]) }
    let result = try #require(tester.finish(20_000_000).first)
    let marked = result.gestures.filter { $0.metrics.contains(.rageDrag) }.map(\.number)
    #expect(marked == run.complete)
    #expect(result.session.presentation?.rageDrags == run.complete.count)
  }

  @Test("a change of detent breaks a run")
  func broken() throws {
    var tester = RecorderTester()
    tester.gesture(1_000_000, [.deadDrag, .failedAttempt])
    tester.gesture(1_200_000, [.deadDrag, .failedAttempt])
    tester.gesture(
      1_400_000, [.changedDetent],
      with: .change(
        at: 1_400_000, from: RecorderTester.medium, to: RecorderTester.large, by: .user))
    tester.gesture(1_600_000, [.deadDrag, .failedAttempt])
    let facts = try #require(tester.finish(2_000_000).first?.session.presentation)
    #expect(facts.rageDrags == 0)
  }

  @Test("taps, scrolls and cancelled gestures neither count nor break a run")
  func skipped() throws {
    var tester = RecorderTester()
    tester.gesture(1_000_000, [.deadDrag, .failedAttempt])
    tester.gesture(1_200_000, outcome: .tapped)
    tester.gesture(
      1_300_000, [.attemptedDismissal, .failedAttempt, .cancelled], outcome: .cancelled)
    tester.gesture(1_400_000, [.deadDrag, .failedAttempt])
    tester.gesture(1_500_000, outcome: .scrolled)
    tester.gesture(1_600_000, [.deadDrag, .failedAttempt])
    let result = try #require(tester.finish(2_000_000).first)
    #expect(result.gestures.map { $0.metrics.contains(.rageDrag) }.lastIndex(of: true) == 5)
    #expect(result.session.presentation?.rageDrags == 1)
    #expect(result.session.attemptedDismissals == 1)
    #expect(result.session.deadDrags == 3)
  }
}

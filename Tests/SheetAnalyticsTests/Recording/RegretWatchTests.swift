import SheetAnalytics
import SheetReplay
import Testing
import TouchTraces

@Suite("Regret (M07, M08)")
struct RegretWatchTests {
  private let small = RecorderTester.small
  private let medium = RecorderTester.medium
  private let large = RecorderTester.large

  @Test(
    "a change of detent taken back within the window stands at the second change",
    arguments: [(Int64(2_000_000), true), (2_000_001, false)])
  func detentRegret(_ gap: Int64, _ isRegret: Bool) throws {
    var tester = RecorderTester()
    let first: Int64 = 1_000_000
    tester.gesture(first, with: .change(at: first, from: medium, to: large, by: .user))
    let second = first + gap
    tester.gesture(second, with: .change(at: second, from: large, to: medium, by: .user))
    let result = try #require(tester.finish(9_000_000).first)
    #expect(result.gestures.map { $0.metrics.contains(.detentRegret) } == [false, isRegret])
    #expect(result.session.presentation?.regrets == (isRegret ? 1 : 0))
    #expect(result.regrets.observed == 2)
    #expect(result.regrets.undone == (isRegret ? 1 : 0))
    #expect(result.regrets.unobserved == 0)
  }

  @Test("any other change between breaks it")
  func brokenRegret() throws {
    var tester = RecorderTester()
    tester.gesture(1_000_000, with: .change(at: 1_000_000, from: medium, to: large, by: .user))
    tester.step(1_100_000, .change(at: 1_100_000, from: large, to: small, by: .programmatic))
    tester.step(1_200_000, .change(at: 1_200_000, from: small, to: large, by: .container))
    tester.gesture(1_300_000, with: .change(at: 1_300_000, from: large, to: medium, by: .user))
    let result = try #require(tester.finish(9_000_000).first)
    #expect(result.session.presentation?.regrets == 0)
    #expect(result.session.presentation?.detentChangesUser == 2)
    #expect(result.session.presentation?.detentChangesProgrammatic == 1)
  }

  @Test("a window that the recording cuts is unobserved, though the change was undone in time")
  func cutWindow() throws {
    var tester = RecorderTester()
    tester.gesture(1_000_000, with: .change(at: 1_000_000, from: medium, to: large, by: .user))
    tester.gesture(1_500_000, with: .change(at: 1_500_000, from: large, to: medium, by: .user))
    let result = try #require(tester.finish(2_000_000).first)
    #expect(result.session.presentation?.regrets == 1)
    #expect(result.regrets.observed == 0)
    #expect(result.regrets.undone == 0)
    #expect(result.regrets.unobserved == 2)
  }

  @Test(
    "a presentation soon after a dismissal stands at the gesture that dismissed",
    arguments: [(Int64(3_000_000), true), (3_000_001, false)])
  func dismissRegret(_ gap: Int64, _ isRegret: Bool) throws {
    var tester = RecorderTester()
    tester.swipeAway(1_000_000, duration: 300_000)
    tester.gesture(2_000_000)
    let present = 1_300_000 + gap
    tester.step(present, .presented(at: present))
    let results = tester.finish(9_000_000)
    try #require(results.count == 2)
    #expect(results[0].gestures.map { $0.metrics.contains(.dismissRegret) } == [isRegret])
    #expect(results[0].session.presentation?.regrets == (isRegret ? 1 : 0))
    #expect(results[0].regrets.observed == 1)
    #expect(results[0].regrets.undone == (isRegret ? 1 : 0))
    #expect(results[1].session.presentation?.regrets == 0)
  }

  @Test("a dismissal by the app is no change of the user")
  func programmaticDismissal() throws {
    var tester = RecorderTester()
    tester.step(1_000_000, .dismissal(at: 1_000_000, by: .programmatic, detent: medium))
    tester.step(
      1_200_000, .gone(at: 1_200_000, by: .programmatic), .presented(at: 1_200_000))
    let result = try #require(tester.finish(9_000_000).first)
    #expect(result.session.presentation?.regrets == 0)
    #expect(result.regrets == RegretTally())
  }

  @Test("a session is given out as soon as nothing can change it")
  func givenOut() {
    var tester = RecorderTester()
    tester.swipeAway(1_000_000, duration: 300_000)
    tester.down(4_300_000)
    #expect(tester.takeAll().isEmpty)
    tester.step(4_300_001)
    #expect(tester.takeAll().count == 1)
    #expect(tester.finish(9_000_000).isEmpty)
  }

  @Test("sessions come out in order, though a later one is settled earlier")
  func order() {
    var tester = RecorderTester()
    tester.swipeAway(1_000_000, duration: 300_000)
    tester.step(1_400_000, .presented(at: 1_400_000))
    tester.step(1_500_000, .dismissal(at: 1_500_000, by: .programmatic, detent: medium))
    tester.step(1_500_000, .gone(at: 1_500_000, by: .programmatic))
    tester.down(1_600_000)
    #expect(tester.takeAll().isEmpty)
    #expect(tester.finish(1_700_000).map(\.presentation) == [1, 2])
  }
}

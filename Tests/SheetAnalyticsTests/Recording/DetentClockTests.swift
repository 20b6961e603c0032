import SheetAnalytics
import SheetReplay
import Testing

@Suite("Time by detent")
struct DetentClockTests {
  private let medium = RecorderTester.medium
  private let large = RecorderTester.large

  @Test("drag and settle belong to the detent before the lift, until the settle ends")
  func dragAndSettle() throws {
    var tester = RecorderTester()
    tester.step(1_000, .leave(at: 1_000, because: .sheetDrag), phase: (.undecided, .sheetDrag))
    tester.step(
      1_500, .change(at: 1_500, from: medium, to: large, by: .user), phase: (.sheetDrag, .settling))
    tester.step(2_500, .rest(at: 2_000, detent: large, after: .release))
    let result = try #require(tester.finish(5_000).first)
    #expect(result.timeShares.map(\.detent) == ["large", "medium"])
    #expect(result.timeShares.map(\.microseconds) == [3_000, 2_000])
  }

  @Test("a drag that catches a settle belongs to the detent that was selected by then")
  func caughtSettle() throws {
    var tester = RecorderTester()
    tester.step(1_000, .leave(at: 1_000, because: .sheetDrag), phase: (.undecided, .sheetDrag))
    tester.step(
      1_500, .change(at: 1_500, from: medium, to: large, by: .user), phase: (.sheetDrag, .settling))
    tester.step(1_800, phase: (.settling, .sheetDrag))
    tester.step(
      2_000, .change(at: 2_000, from: large, to: medium, by: .user), phase: (.sheetDrag, .settling))
    tester.step(2_600, .rest(at: 2_500, detent: medium, after: .release))
    let result = try #require(tester.finish(3_000).first)
    #expect(result.timeShares.map(\.detent) == ["large", "medium"])
    #expect(result.timeShares.map(\.microseconds) == [700, 2_300])
  }

  @Test("a selection during a drag moves the whole drag")
  func selectionDuringDrag() throws {
    var tester = RecorderTester()
    tester.step(1_000, .leave(at: 1_000, because: .sheetDrag), phase: (.undecided, .sheetDrag))
    tester.step(
      1_500, .change(at: 1_500, from: medium, to: large, by: .programmatic),
      phase: (.sheetDrag, .sheetDrag))
    tester.step(2_000, phase: (.sheetDrag, .settling))
    tester.step(2_500, .rest(at: 2_500, detent: large, after: .release))
    let result = try #require(tester.finish(3_000).first)
    #expect(result.timeShares.map(\.microseconds) == [2_000, 1_000])
  }

  @Test("the shares add up to the duration, also when a crossing is counted late")
  func lateCrossing() throws {
    var tester = RecorderTester()
    tester.step(1_000, .leave(at: 1_000, because: .sheetDrag), phase: (.undecided, .sheetDrag))
    tester.step(
      1_700, .rest(at: 1_600, detent: large, after: .handOff),
      phase: (.contentScroll, .contentScroll))
    tester.step(
      2_200, .leave(at: 2_100, because: .sheetDrag), phase: (.sheetDrag, .sheetDrag))
    tester.step(2_500, .dismissal(at: 2_500, by: .swipe, detent: medium))
    tester.step(3_000, .gone(at: 2_900, by: .swipe))
    let result = try #require(tester.finish(9_000_000).first)
    #expect(result.timeShares.map(\.detent) == ["large", "medium"])
    #expect(result.timeShares.map(\.microseconds) == [500, 2_400])
    #expect(result.session.durationMicroseconds == 2_900)
  }
}

import SheetAnalytics
import SheetReplay
import Testing
import TouchTraces

@Suite("Session recorder")
struct SessionRecorderTests {
  private let medium = RecorderTester.medium
  private let large = RecorderTester.large

  @Test("an undismissed session ends at the last event of any code")
  func openSession() throws {
    var header = SessionHeader()
    header.id = "s"
    header.user = "u"
    header.labels = [Label(name: "app", value: "5")]
    var tester = RecorderTester(header: header)
    let results = tester.finish(4_000_000)
    let result = try #require(results.first)
    #expect(results.count == 1)
    #expect(result.recordingID == "s")
    #expect(result.user == "u")
    #expect(result.labels == header.labels)
    #expect(result.presentation == 1)
    #expect(result.status == .ok)
    #expect(result.session.durationMicroseconds == 4_000_000)
    let facts = try #require(result.session.presentation)
    #expect(facts.outcome == .openAtEnd)
    #expect(facts.dismissedBy == nil)
    #expect(facts.firstDetent == "medium")
    #expect(facts.lastDetent == "medium")
  }

  @Test("a dismissed session ends when the sheet is gone, and says what dismissed it")
  func dismissedSession() throws {
    var tester = RecorderTester()
    tester.swipeAway(1_000_000, duration: 300_000)
    let results = tester.finish(9_000_000)
    let result = try #require(results.first)
    #expect(result.session.durationMicroseconds == 1_300_000)
    #expect(result.session.presentation?.outcome == .dismissed)
    #expect(result.session.presentation?.dismissedBy == .swipe)
    #expect(result.session.attemptedDismissals == 1)
    #expect(result.gestures.first?.dismissal == .swipe)
  }

  @Test("a sheet still on its way out at the end counts as dismissed, its session ends there")
  func dismissingAtEnd() throws {
    var tester = RecorderTester()
    tester.step(500_000, .dismissal(at: 500_000, by: .programmatic, detent: medium))
    let result = try #require(tester.finish(600_000).first)
    #expect(result.session.durationMicroseconds == 600_000)
    #expect(result.session.presentation?.outcome == .dismissed)
    #expect(result.session.presentation?.dismissedBy == .programmatic)
    #expect(result.session.attemptedDismissals == 0)
  }

  @Test("the next presentation is a session of its own whose times count from its start")
  func nextPresentation() throws {
    var tester = RecorderTester()
    tester.swipeAway(1_000_000, duration: 300_000)
    tester.step(5_000_000, .presented(at: 5_000_000), .called(.viewWillAppear, at: 5_000_000))
    tester.step(5_600_000, .rest(at: 5_500_000, detent: medium, after: .presentation))
    tester.gesture(6_000_000)
    let results = tester.finish(7_000_000)
    try #require(results.count == 2)
    #expect(results[1].presentation == 2)
    #expect(results[1].session.durationMicroseconds == 2_000_000)
    #expect(results[1].callbacks.map(\.timeMicroseconds) == [0])
    #expect(results[1].gestures.map(\.startMicroseconds) == [1_000_000])
    #expect(results[1].gestures.map(\.number) == [1])
    #expect(results[1].dwells.map(\.enterMicroseconds) == [500_000])
  }

  @Test("a session that starts with a presentation has the detent of its first rest as the first")
  func startsUnpresented() throws {
    var tester = RecorderTester(startsPresented: false)
    tester.step(250_000)
    tester.step(500_000, .presented(at: 500_000))
    tester.step(900_000, .rest(at: 900_000, detent: large, after: .presentation))
    let result = try #require(tester.finish(1_500_000).first)
    #expect(result.presentation == 1)
    #expect(result.session.durationMicroseconds == 1_000_000)
    #expect(result.session.presentation?.firstDetent == "large")
    #expect(result.dwells.map(\.enteredBy) == [.present])
  }

  @Test("touches after the sheet is gone make no row")
  func touchesAfterTheEnd() throws {
    var tester = RecorderTester()
    tester.swipeAway(1_000_000, duration: 300_000)
    tester.gesture(2_000_000)
    let results = tester.finish(3_000_000)
    #expect(results.map(\.gestures.count) == [1])
  }

  @Test("the last detent of a dismissed session is the one from which the dismissal began")
  func lastDetent() throws {
    var tester = RecorderTester()
    tester.gesture(1_000_000, with: .change(at: 1_000_000, from: medium, to: large, by: .user))
    tester.step(
      2_000_000, .dismissal(at: 2_000_000, by: .tapOutside, detent: large),
      .leave(at: 2_000_000, because: .dismissal))
    tester.step(2_100_000, .change(at: 2_100_000, from: large, to: medium, by: .container))
    tester.step(2_500_000, .gone(at: 2_500_000, by: .tapOutside))
    let facts = try #require(tester.finish(3_000_000).first?.session.presentation)
    #expect(facts.lastDetent == "large")
    #expect(facts.detentChangesUser == 1)
    #expect(facts.detentChangesProgrammatic == 0)
  }

  @Test("hand-offs bear the number of their gesture and are counted by direction")
  func handOffs() throws {
    var tester = RecorderTester()
    tester.gesture(1_000_000)
    tester.step(1_200_000, .handedOff(at: 1_150_000, .toContent, y: 69, contentOffset: 2))
    tester.step(1_400_000, .handedOff(at: 1_350_000, .toSheet, y: 70, contentOffset: 0))
    tester.step(1_500_000, .handedOff(at: 1_450_000, .fromOutside, y: 70, contentOffset: nil))
    tester.gesture(2_000_000)
    let result = try #require(tester.finish(3_000_000).first)
    #expect(result.handOffs.map(\.gesture) == [2, 2, 2])
    #expect(result.handOffs.map(\.timeMicroseconds) == [1_150_000, 1_350_000, 1_450_000])
    #expect(result.session.handOffsToContent == 1)
    #expect(result.session.handOffsToSheet == 1)
    #expect(result.gestures.map(\.firstOwner) == [nil, .sheet])
  }

  @Test("with gestures on their own a recording is one session that has no course")
  func gestureAnchor() throws {
    var tester = RecorderTester(anchor: .gesture)
    for time in Int64(1)...3 {
      tester.gesture(time * 100_000, [.deadDrag, .failedAttempt])
    }
    tester.swipeAway(1_000_000, duration: 300_000)
    tester.gesture(2_000_000)
    let results = tester.finish(3_000_000)
    #expect(results.count == 1)
    let result = try #require(results.first)
    #expect(result.session.gestures == 5)
    #expect(result.session.deadDrags == 3)
    #expect(result.session.attemptedDismissals == 1)
    #expect(result.session.presentation == nil)
    #expect(result.dwells.isEmpty)
    #expect(result.timeShares.isEmpty)
    #expect(result.gestures.allSatisfy { !$0.metrics.contains(.rageDrag) })
    #expect(result.gestures.map(\.dismissal) == [nil, nil, nil, .swipe, nil])
  }
}

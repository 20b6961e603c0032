import SheetAnalytics
import SheetReplay
import Testing
import TouchTraces

@Suite("What a recording says about its gestures")
struct GestureNotesTests {
  @Test("an intent labels the gesture that follows, and no other")
  func intents() throws {
    var tester = RecorderTester()
    tester.step(100, action: .intent(.expand))
    tester.step(200, action: .intent(.dismiss))
    tester.down(1_000)
    tester.step(1_100, action: .intent(.scroll))
    tester.gesture(2_000)
    tester.gesture(3_000)
    tester.gesture(4_000)
    let result = try #require(tester.finish(5_000).first)
    #expect(result.gestures.map(\.intent) == [.dismiss, .scroll, nil])
  }

  @Test("the last observation before the next touch says what the device did")
  func observations() throws {
    var tester = RecorderTester()
    tester.step(500, action: .observed(Observation(detent: "large")))
    tester.gesture(1_000)
    tester.step(1_100, action: .observed(Observation(detent: "medium")))
    tester.step(1_200, action: .observed(Observation(y: 12)))
    tester.step(1_300, action: .observed(Observation(detent: "large")))
    tester.gesture(2_000)
    tester.step(2_100, action: .observed(Observation(dismissed: false)))
    tester.down(2_900)
    tester.step(2_950, action: .observed(Observation(dismissed: true)))
    tester.gesture(3_000)
    let result = try #require(tester.finish(5_000).first)
    #expect(result.gestures.map(\.observed) == [.detent("large"), .notDismissed, nil])
    #expect(result.gestures.map(\.agreesWithDevice) == [false, true, nil])
  }

  @Test("what the device did is also heard after the sheet is gone")
  func observedDismissal() throws {
    var tester = RecorderTester()
    tester.swipeAway(1_000_000, duration: 300_000)
    tester.step(7_000_000, action: .observed(Observation(dismissed: true)))
    let result = try #require(tester.finish(9_000_000).first)
    #expect(result.gestures.map(\.observed) == [.dismissed])
    #expect(result.gestures.map(\.agreesWithDevice) == [true])
  }

  @Test("owners alternate from the first one on")
  func owners() {
    var row = GestureRow(
      number: 1, startMicroseconds: 0, endMicroseconds: 1, target: .content, fromDetent: "medium",
      toDetent: "large", outcome: .settled)
    #expect(row.owners.isEmpty)
    row.firstOwner = .sheet
    #expect(row.owners == [.sheet])
    row.handOffsToContent = 2
    row.handOffsToSheet = 1
    #expect(row.owners == [.sheet, .content, .sheet, .content])
  }

  @Test("the ids of the metrics come in the order of their numbers, words last")
  func metricOrder() {
    let all: GestureMetrics = [
      .blockedHandOff, .refusedCrossing, .dismissRegret, .detentRegret, .rageDrag, .deadDrag,
      .returnedDrag, .refusedAttempt, .attemptedDismissal,
    ]
    let words = "M01 M02 M03 M04 M06 M07 M08 refusedCrossing blockedHandOff"
    #expect(all.ids.joined(separator: " ") == words)
  }
}

import SheetAnalytics
import SheetReplay
import Testing
import TouchTraces

@Suite struct SessionMeasuresTests {
  private func tallies(_ gesture: GestureRow) -> [Tally: Int64] {
    let measures = SessionMeasures(SampleSessions.session([gesture]))
    var counts: [Tally: Int64] = [:]
    let ofSessions: Set<Tally> = [.sessions, .censoredSessions, .visits]
    for tally in Tally.allCases where !ofSessions.contains(tally) && measures.tallies[tally] != 0 {
      counts[tally] = measures.tallies[tally]
    }
    return counts
  }

  @Test func `a swipe that dismisses is a touch, a drag and an attempt`() {
    let swipe = SampleSessions.gesture(.dismissed, dismissal: .swipe)
    #expect(
      tallies(swipe) == [
        .gestures: 1, .touches: 1, .swipeDismissals: 1, .recognisedTouches: 1, .sheetDrags: 1,
        .dismissingDrags: 1, .attemptingDrags: 1, .attempts: 1, .dismissedAttempts: 1,
      ])
  }

  @Test func `a cancel that dismisses is in no release`() {
    let cancel = SampleSessions.gesture(
      .dismissed, [.recognised, .sheetDrag, .cancelled], dismissal: .swipe)
    #expect(tallies(cancel) == [.gestures: 1, .cancelledGestures: 1])
  }

  @Test func `a cancelled attempt is an attempt, not an attempting drag`() {
    let cancel = SampleSessions.gesture(
      .cancelled, [.recognised, .sheetDrag, .cancelled], .attemptedDismissal)
    #expect(
      tallies(cancel) == [
        .gestures: 1, .cancelledGestures: 1, .attempts: 1, .abandonedAttempts: 1,
      ])
  }

  @Test func `an open gesture has no metrics`() {
    let open = SampleSessions.gesture(.open, [.recognised, .sheetDrag], .refusedAttempt)
    #expect(tallies(open) == [.gestures: 1, .openGestures: 1])
  }

  @Test func `a drag is one attempt, refused before abandoned`() {
    let drag = SampleSessions.gesture(
      .settled, [.recognised, .sheetDrag], [.attemptedDismissal, .refusedAttempt])
    #expect(
      tallies(drag) == [
        .gestures: 1, .touches: 1, .recognisedTouches: 1, .sheetDrags: 1, .attemptingDrags: 1,
        .attempts: 1, .refusedAttempts: 1,
      ])
  }

  @Test func `a crossing refused early is counted apart`() {
    let drag = SampleSessions.gesture(.settled, [.recognised, .sheetDrag], .refusedCrossing)
    let tallies = tallies(drag)
    #expect(tallies[.refusedCrossings] == 1)
    #expect(tallies[.attempts] == nil)
  }

  @Test func `hand-offs of a touch count where it went down on scrollable content`() {
    let traits: GestureTraits = [.recognised, .sheetDrag, .beganOnScrollableContent]
    let touch = SampleSessions.gesture(.scrolled, on: .content, traits, toContent: 2, toSheet: 1)
    let tallies = tallies(touch)
    #expect(tallies[.scrollableTouches] == 1)
    #expect(tallies[.touchesToContent] == 1)
    #expect(tallies[.touchesToSheet] == 1)
    #expect(tallies[.touchesHandedOff] == 1)
    #expect(tallies[.touchHandOffs] == 3)
    let elsewhere = SampleSessions.gesture(.scrolled, toContent: 2)
    #expect(self.tallies(elsewhere)[.touchHandOffs] == nil)
  }

  @Test func `a tap outside that dismisses is no touch of the sheet`() {
    let tap = SampleSessions.gesture(.dismissed, on: .outside, [], dismissal: .tapOutside)
    #expect(tallies(tap) == [.gestures: 1])
  }

  @Test func `a grabber tap that dismisses is a touch but no swipe`() {
    let tap = SampleSessions.gesture(.dismissed, on: .grabber, [], dismissal: .grabber)
    #expect(tallies(tap) == [.gestures: 1, .touches: 1])
  }

  @Test(arguments: [
    (GestureOutcome.dismissed, GestureIntent.dismiss, Tally.dismissIntents, nil as Tally?),
    (.settled, .dismiss, .dismissIntents, .missedDismissals),
    (.dismissed, .scroll, .otherIntents, .accidentalDismissals),
    (.scrolled, .scroll, .otherIntents, nil),
    (.settled, .expand, .otherIntents, nil),
    (.dismissed, .collapse, .otherIntents, .accidentalDismissals),
  ])
  func `labels tell accidents from intent`(
    outcome: GestureOutcome, intent: GestureIntent, counted: Tally, wrong: Tally?
  ) {
    let tallies = tallies(SampleSessions.gesture(outcome, intent: intent))
    #expect(tallies[counted] == 1)
    #expect(tallies[.missedDismissals] == (wrong == .missedDismissals ? 1 : nil))
    #expect(tallies[.accidentalDismissals] == (wrong == .accidentalDismissals ? 1 : nil))
  }

  @Test func `an observation is compared with the outcome`() {
    let right = tallies(SampleSessions.gesture(.settled, observed: .detent("medium")))
    #expect(right[.observedGestures] == 1)
    #expect(right[.agreeingGestures] == 1)
    let wrong = tallies(SampleSessions.gesture(.settled, observed: .dismissed))
    #expect(wrong[.observedGestures] == 1)
    #expect(wrong[.agreeingGestures] == nil)
  }

  @Test func `a rejected session measures nothing`() {
    var result = SampleSessions.session([SampleSessions.gesture(.settled)])
    result.status = .rejected
    let measures = SessionMeasures(result)
    #expect(Tally.allCases.allSatisfy { measures.tallies[$0] == 0 })
    #expect(measures.visits.isEmpty)
  }
}

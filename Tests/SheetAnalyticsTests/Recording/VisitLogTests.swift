import SheetAnalytics
import SheetReplay
import Testing
import TouchTraces

@Suite("Visits")
struct VisitLogTests {
  /// A visit at medium that ends for a reason, and a next one that begins for a cause.
  struct Transition: Sendable {
    var reason: VisitEndReason
    var detent: DetentID
    var cause: MotionCause
    var leftBy: VisitExit
    var enteredBy: VisitEntry

    init(
      _ reason: VisitEndReason, _ detent: DetentID, _ cause: MotionCause, _ leftBy: VisitExit,
      _ enteredBy: VisitEntry
    ) {
      self.reason = reason
      self.detent = detent
      self.cause = cause
      self.leftBy = leftBy
      self.enteredBy = enteredBy
    }
  }

  private static let small = RecorderTester.small
  private static let medium = RecorderTester.medium
  private static let large = RecorderTester.large

  @Test(
    "what ended a visit and what began the next one give the words",
    arguments: [
      Transition(.sheetDrag, large, .release, .expand, .expand),
      Transition(.sheetDrag, small, .release, .collapse, .collapse),
      Transition(.sheetDrag, medium, .release, .returned, .returned),
      Transition(.sheetDrag, large, .handOff, .expand, .handOff),
      Transition(.sheetDrag, medium, .handOff, .returned, .handOff),
      Transition(.sheetDrag, large, .select, .programmatic, .programmatic),
      Transition(.sheetDrag, medium, .keyboard, .environment, .environment),
      Transition(.grabber, large, .grabber, .expand, .expand),
      Transition(.grabber, small, .release, .collapse, .collapse),
      Transition(.dimmingTap, small, .dimmingTap, .collapse, .collapse),
      Transition(.dimmingTap, large, .container, .environment, .environment),
      Transition(.select, large, .select, .programmatic, .programmatic),
      Transition(.select, small, .release, .programmatic, .collapse),
      Transition(.keyboard, medium, .keyboard, .environment, .environment),
      Transition(.keyboard, medium, .release, .environment, .returned),
      Transition(.detents, large, .detents, .environment, .environment),
      Transition(.container, large, .container, .environment, .environment),
      Transition(.container, small, .select, .environment, .programmatic),
    ])
  func words(_ transition: Transition) throws {
    var tester = RecorderTester()
    tester.step(1_000_000, .leave(at: 900_000, because: transition.reason))
    tester.step(
      2_000_000, .rest(at: 1_800_000, detent: transition.detent, after: transition.cause))
    let dwells = try #require(tester.finish(3_000_000).first?.dwells)
    try #require(dwells.count == 2)
    #expect(dwells[0].leftBy == transition.leftBy)
    #expect(dwells[0].leaveMicroseconds == 900_000)
    #expect(!dwells[0].censored)
    #expect(dwells[1].enteredBy == transition.enteredBy)
    #expect(dwells[1].returned == (transition.detent == Self.medium))
    #expect(dwells[1].leftBy == .end)
    #expect(dwells[1].censored)
    #expect(dwells[1].dwellMicroseconds == 1_200_000)
    #expect(dwells[1].entryMicroseconds == 0)
  }

  @Test(
    "a visit without a next one was left by what dismissed the sheet",
    arguments: [
      (VisitEndReason.sheetDrag, DismissalCause.swipe, VisitExit.dismiss),
      (.sheetDrag, .programmatic, .programmatic),
      (.grabber, .grabber, .dismiss),
      (.dismissal, .tapOutside, .dismiss),
      (.dismissal, .grabber, .dismiss),
      (.dismissal, .programmatic, .programmatic),
      (.select, .programmatic, .programmatic),
      (.keyboard, .swipe, .environment),
    ])
  func lastVisit(_ reason: VisitEndReason, _ cause: DismissalCause, _ leftBy: VisitExit) throws {
    var tester = RecorderTester()
    tester.step(
      1_000_000, .leave(at: 900_000, because: reason),
      .dismissal(at: 1_000_000, by: cause, detent: Self.medium))
    tester.step(1_500_000, .gone(at: 1_400_000, by: cause))
    let dwell = try #require(tester.finish(3_000_000).first?.dwells.first)
    #expect(dwell.leftBy == leftBy)
    #expect(!dwell.censored)
    #expect(dwell.leaveMicroseconds == 900_000)
  }

  @Test("a visit whose drag is open at the end is censored at the recognition")
  func openDrag() throws {
    var tester = RecorderTester()
    tester.step(1_000_000, .leave(at: 900_000, because: .sheetDrag))
    let dwell = try #require(tester.finish(3_000_000).first?.dwells.first)
    #expect(dwell.leftBy == .end)
    #expect(dwell.censored)
    #expect(dwell.leaveMicroseconds == 900_000)
  }

  @Test("a visit that the engine ends with the trace is censored there")
  func endOfTrace() throws {
    var tester = RecorderTester()
    tester.step(2_000_000, .leave(at: 2_000_000, because: .endOfTrace), action: .end)
    tester.recorder.finish()
    let dwell = try #require(tester.takeAll().first?.dwells.first)
    #expect(dwell.leftBy == .end)
    #expect(dwell.censored)
    #expect(dwell.leaveMicroseconds == 2_000_000)
  }

  @Test("a sheet of known age enters late, one of unknown age is censored on the left")
  func startAge() throws {
    var header = SessionHeader()
    header.startAge = .known(microseconds: 12_500_000)
    var known = RecorderTester(header: header)
    let knownVisit = try #require(known.finish(1_000_000).first?.dwells.first)
    #expect(knownVisit.enteredBy == .start)
    #expect(knownVisit.entryMicroseconds == 12_500_000)
    #expect(!knownVisit.leftCensored)

    header.startAge = .unknown
    var unknown = RecorderTester(header: header)
    let unknownVisit = try #require(unknown.finish(1_000_000).first?.dwells.first)
    #expect(unknownVisit.entryMicroseconds == nil)
    #expect(unknownVisit.leftCensored)
  }
}

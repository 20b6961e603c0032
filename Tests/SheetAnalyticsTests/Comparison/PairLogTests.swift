import SheetAnalytics
import SheetReplay
import Testing
import TouchTraces

@Suite struct PairLogTests {
  /// A recording of two gestures, from 0 to 100 and from 200 to 300.
  private struct Course {
    var log: PairLog
    private let anchor: ReplayAnchor

    init(_ anchor: ReplayAnchor) {
      self.anchor = anchor
      let rest = Step(testing: 0, detent: RecorderTester.medium)
      log = PairLog(a: rest, b: rest, anchor: anchor)
    }

    /// A sample under the finger at which the two sheets are so far apart.
    mutating func sample(_ time: Int64, apart: Points = 0, owner: Owner = .sheet) {
      var a = Step(testing: time, detent: RecorderTester.medium)
      a.owner = .sheet
      var b = a
      b.y = apart
      b.owner = owner
      log.note(a, b, at: Timestamp(microseconds: time))
    }

    /// The lift of both, after which the sheets are so far apart.
    mutating func lift(_ time: Int64, apart: Points = 0) {
      let summary = GestureSummary(
        testing: time - 100, to: time, from: RecorderTester.medium, to: RecorderTester.large,
        outcome: .settled)
      let a = Step(testing: time, detent: RecorderTester.medium, gesture: summary)
      var b = a
      b.y = apart
      log.note(a, b, at: Timestamp(microseconds: time))
      log.closeGesture()
    }

    /// The pairs, given where the candidate's gestures went.
    func pairs(_ outcomes: GestureOutcome...) -> [GesturePair] {
      let a = SampleSessions.session(outcomes.map { _ in SampleSessions.gesture(.settled) })
      let b = SampleSessions.session(outcomes.map { SampleSessions.gesture($0) })
      return log.recording(a: [a], b: [b], anchor: anchor).pairs
    }
  }

  typealias Row = (
    name: String, apart: Points, owner: Owner, atLift: Points, outcome: GestureOutcome,
    divergence: Int64?, validity: PairValidity
  )

  @Test(
    arguments: [
      ("alike", 0, .sheet, 0, .settled, nil, .sound),
      ("one point apart is alike", 1, .sheet, 0, .settled, nil, .sound),
      ("more than a point apart", 1.001, .sheet, 0, .settled, 50, .atRisk),
      ("a point the other way", -1.5, .sheet, 0, .settled, 50, .atRisk),
      ("another owner", 0, .content, 0, .settled, 50, .atRisk),
      ("apart with the lift", 0, .sheet, 40, .settled, 100, .sound),
      ("sent to another place", 0, .sheet, 0, .dismissed, 100, .sound),
      ("apart, then sent to another place", 9, .sheet, 9, .dismissed, 50, .atRisk),
    ] as [Row])
  func `the sheets part so`(_ row: Row) throws {
    var course = Course(.gesture)
    course.sample(50, apart: row.apart, owner: row.owner)
    course.lift(100, apart: row.atLift)
    let pair = try #require(course.pairs(row.outcome).first)
    #expect(pair.divergenceMicroseconds == row.divergence, "\(row.name)")
    #expect(pair.validity == row.validity, "\(row.name)")
    #expect(pair.isFlip == (row.outcome == .dismissed), "\(row.name)")
  }

  @Test func `one gesture knows nothing of the one before`() {
    var course = Course(.gesture)
    course.sample(50, apart: 5)
    course.lift(100, apart: 5)
    course.lift(300)
    #expect(course.pairs(.dismissed, .settled).map(\.validity) == [.atRisk, .sound])
  }

  @Test func `in a free run what follows a flip is off policy`() {
    var course = Course(.session)
    course.lift(100)
    course.lift(300)
    #expect(course.pairs(.dismissed, .settled).map(\.validity) == [.sound, .offPolicy])
    #expect(course.pairs(.settled, .dismissed).map(\.validity) == [.sound, .sound])
  }

  @Test func `a presentation on both sides starts anew`() {
    var course = Course(.session)
    course.lift(100)
    let present = Step(
      testing: 150, detent: RecorderTester.medium, records: [.presented(at: 150)])
    course.log.note(present, present, at: Timestamp(microseconds: 150))
    course.log.closeGesture()
    course.lift(300)
    let gestures = [SampleSessions.gesture(.settled)]
    let a = [SampleSessions.session(gestures), SampleSessions.session(gestures)]
    let flipped = SampleSessions.session([SampleSessions.gesture(.dismissed)])
    let pairs = course.log.recording(a: a, b: [flipped, a[1]], anchor: .session).pairs
    #expect(pairs.map(\.presentation) == [1, 2])
    #expect(pairs.map(\.isFlip) == [true, false])
    #expect(pairs.map(\.validity) == [.sound, .sound])
  }

  @Test func `a gesture that the candidate's sheet did not have is a flip`() throws {
    var course = Course(.session)
    course.lift(100)
    let a = SampleSessions.session([SampleSessions.gesture(.settled)])
    let pair = try #require(
      course.log.recording(a: [a], b: [SampleSessions.quiet()], anchor: .session).pairs.first)
    #expect(pair.b == nil)
    #expect(pair.flip?.b == nil)
    #expect(pair.flip?.a?.text == "medium")
  }

  @Test func `an observed sheet elsewhere is a mismatch of its gesture`() {
    for (observed, count) in [(1.0, 0), (-1.5, 1)] {
      var course = Course(.gesture)
      course.log.note(Observation(y: observed), baselineY: 0)
      course.log.note(Observation(y: observed), baselineY: 0)
      course.lift(100)
      course.lift(300)
      let results = [SampleSessions.quiet()]
      let recording = course.log.recording(a: results, b: results, anchor: .gesture)
      #expect(recording.baselineMismatches == count)
    }
  }
}

import SheetAnalytics
import SheetReplay
import TouchTraces

/// A recorder with a sheet of three detents, fed by hand.
struct RecorderTester {
  static let small = DetentID(testing: 0)
  static let medium = DetentID(testing: 1)
  static let large = DetentID(testing: 2)

  var recorder: SessionRecorder
  private var detent: DetentID

  /// A sheet at rest at medium, or none yet.
  init(
    header: SessionHeader = SessionHeader(), tuning: Tuning = .uikit,
    anchor: ReplayAnchor = .session, startsPresented: Bool = true
  ) {
    detent = Self.medium
    let records = [StepRecord.rest(at: 0, detent: Self.medium, after: .traceStart)]
    let phase: SheetPhase = startsPresented ? .idle : .dismissed
    let step = Step(
      testing: 0, from: phase, to: phase, detent: Self.medium,
      records: startsPresented ? records : [])
    recorder = SessionRecorder(
      header: header, tuning: tuning, anchor: anchor, initialStep: step, detents: Detents())
  }

  /// Feeds a step; the event is of no interest unless it is given.
  mutating func step(
    _ time: Int64, _ records: StepRecord..., phase: (SheetPhase, SheetPhase) = (.idle, .idle),
    action: TraceAction = .mark("")
  ) {
    for record in records {
      if case .detentChanged(let change) = record { detent = change.to }
    }
    let step = Step(
      testing: time, from: phase.0, to: phase.1, detent: detent, records: records)
    let event = TraceEvent(time: Timestamp(microseconds: time), action: action)
    recorder.record(step, event: event, detents: Detents())
  }

  /// Feeds a finger that goes down.
  mutating func down(_ time: Int64) {
    step(time, action: .touch(TouchSample(touch: TouchID(1), phase: .began, x: 0, y: 0)))
  }

  /// Feeds a gesture whose traits say what it was.
  mutating func gesture(
    _ end: Int64, _ traits: GestureTraits = [], outcome: GestureOutcome = .settled,
    with records: StepRecord...
  ) {
    down(end)
    let from = detent
    for record in records {
      if case .detentChanged(let change) = record { detent = change.to }
    }
    let to: DetentID? = outcome == .dismissed || outcome == .open ? nil : detent
    let summary = GestureSummary(
      testing: end, to: end, from: from, to: to, outcome: outcome, traits: traits)
    let step = Step(testing: end, detent: detent, records: records, gesture: summary)
    let event = TraceEvent(
      time: Timestamp(microseconds: end),
      action: .touch(TouchSample(touch: TouchID(1), phase: .ended, x: 0, y: 0)))
    recorder.record(step, event: event, detents: Detents())
  }

  /// Feeds a swipe that dismisses; the sheet is gone after `duration`.
  mutating func swipeAway(_ end: Int64, duration: Int64) {
    gesture(
      end, [.recognised, .sheetDrag], outcome: .dismissed,
      with: .dismissal(at: end, by: .swipe, detent: detent))
    step(end + duration, .gone(at: end + duration, by: .swipe))
  }

  /// Ends the recording at `time` and takes all sessions.
  mutating func finish(_ time: Int64) -> [SessionResult] {
    step(time, action: .end)
    recorder.finish()
    return takeAll()
  }

  /// Takes the sessions that are finished.
  mutating func takeAll() -> [SessionResult] {
    var results: [SessionResult] = []
    while let result = recorder.takeResult() { results.append(result) }
    return results
  }
}

/// Three detents with fixed values.
struct Detents: DetentDirectory {
  func name(of detent: DetentID) -> String {
    switch detent {
    case RecorderTester.small: "small"
    case RecorderTester.medium: "medium"
    default: "large"
    }
  }

  func value(of detent: DetentID) -> Points? {
    switch detent {
    case RecorderTester.small: 100
    case RecorderTester.medium: 400
    default: 700
    }
  }
}

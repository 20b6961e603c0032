public import SheetReplay
public import TouchTraces

/// Turns the steps of one recording into the rows of its sessions.
///
/// Feed it every step in order, take finished sessions after each, then finish:
///
///     var recorder = SessionRecorder(header: header, engine: engine)
///     engine.handle(event)
///     recorder.record(engine.step, event: event, engine: engine)
///     while let result = recorder.takeResult() { ... }
///
/// A recording without an `end` event needs one at its last event's time, so that an open touch gets
/// its row.
///
/// A session is given out when nothing that may still come can change it. Only the rows of sessions
/// that are not given out are held, never samples.
public struct SessionRecorder: Sendable {
  /// A presentation of the recording in which nothing happened.
  private let blank: SessionResult
  private let rage: RageWatch
  private let regrets: RegretWatch
  let anchor: ReplayAnchor
  var open: SessionInProgress?
  /// Dismissed sessions that a later event may still change, oldest first.
  var held: [HeldSession] = []
  var finished: [SessionResult] = []
  var notes = GestureNotes()
  /// The latest time seen, which is the end of observation.
  var now = Timestamp.zero
  private var presentations = 0

  /// Creates the recorder of a recording that `engine` is about to replay.
  public init(header: SessionHeader, engine: SheetEngine, anchor: ReplayAnchor = .session) {
    self.init(
      header: header, tuning: engine.tuning, anchor: anchor, initialStep: engine.step,
      detents: engine)
  }

  /// Creates the recorder of a recording whose sheet is as `initialStep` says.
  package init(
    header: SessionHeader, tuning: Tuning, anchor: ReplayAnchor = .session,
    initialStep step: Step, detents: borrowing some DetentDirectory
  ) {
    var blank = SessionResult(
      recordingID: header.id, session: SessionRow(durationMicroseconds: 0))
    blank.user = header.user
    blank.labels = header.labels
    self.blank = blank
    rage = RageWatch(count: tuning.rageCount, window: tuning.rageWindow)
    regrets = RegretWatch(tuning: tuning)
    self.anchor = anchor
    guard anchor == .gesture || step.phaseAfter != .dismissed else { return }
    begin(at: .zero, startAge: header.startAge, in: step, detents: detents)
    handleRecords(of: step, detents: detents)
  }

  /// Takes note of what `engine` did at `event`.
  public mutating func record(
    _ step: borrowing Step, event: TraceEvent, engine: borrowing SheetEngine
  ) {
    record(step, event: event, detents: engine)
  }

  /// Ends the recording: every session is complete.
  public mutating func finish() {
    endPresentation(at: now)
    for session in held { finished.append(session.completed(observedUntil: now)) }
    held.removeAll()
  }

  /// The oldest finished session that was not taken yet.
  public mutating func takeResult() -> SessionResult? {
    finished.isEmpty ? nil : finished.removeFirst()
  }

  /// Ends the recording and takes all sessions that were not taken yet.
  package mutating func takeAll() -> [SessionResult] {
    finish()
    defer { finished.removeAll() }
    return finished
  }

  /// Begins the next presentation.
  mutating func begin(
    at origin: Timestamp, startAge: StartAge, in step: borrowing Step,
    detents: borrowing some DetentDirectory
  ) {
    presentations += 1
    var result = blank
    result.presentation = presentations
    result.reserveCapacity()
    open = SessionInProgress(
      result, origin: origin, startAge: startAge, anchor: anchor, rage: rage, regrets: regrets,
      detent: step.detent, named: detents.name(of: step.detent))
  }

  /// Ends `session` at `end` and keeps it until nothing can change it.
  mutating func hold(_ session: SessionInProgress, endedAt end: Timestamp) {
    held.append(HeldSession(session, endedAt: end))
  }
}

extension Tuning {
  /// Whether the same steps make the same rows under both tunings.
  package func isRecorded(like other: Tuning) -> Bool {
    rageCount == other.rageCount && rageWindow == other.rageWindow
      && regretDetentWindow == other.regretDetentWindow
      && regretPresentWindow == other.regretPresentWindow
  }
}

import SheetAnalytics
import SheetReplay
import TouchTraces

/// One session under way: a sheet, and who watches.
struct EngineRun<Observer: StepObserver> {
  private let restartsAtTouch: Bool
  private let sheet: ReplayedSheet
  private var observer: Observer
  private var fingers = FingersDown()
  private var lastTime = Timestamp.zero
  private var hasEnded = false

  /// Starts the replay of a session.
  init(
    _ header: SessionHeader, format: TraceFormat, setting: ReplaySetting, startsPresented: Bool,
    observer: Observer
  ) {
    let anchor = setting.anchor(of: format)
    restartsAtTouch = anchor == .gesture && !format.hasSheet
    sheet = ReplayedSheet(
      SheetEngine(
        scene: header.scene.merged(over: setting.scene).resolved(), tuning: setting.tuning,
        startsPresented: startsPresented))
    self.observer = observer
    self.observer.begin(header, sheet: sheet, anchor: anchor)
  }

  /// Lets the engine handle one event.
  mutating func handle(
    _ event: TraceEvent, at location: TraceLocation, findings: inout FindingTally
  ) {
    if restartsAtTouch && fingers.note(event) == .startsGesture(isFirst: false) { restart() }
    if let rejection = pass(event) { findings.count(rejection, at: location) }
  }

  /// Lets the engine handle events that are all of fingers.
  mutating func handle(_ touches: Span<LocatedTouch>, findings: inout FindingTally) {
    var index = 0
    while index < touches.count {
      if Observer.passesQuietMoves, touches[index].sample.phase == .moved {
        index = follow(touches, from: index, findings: &findings)
      } else {
        handle(touches[index].event, at: touches[index].location, findings: &findings)
        index += 1
      }
    }
  }

  /// Lets fingers move until something comes of it; returns which touch is next.
  private mutating func follow(
    _ touches: Span<LocatedTouch>, from start: Int, findings: inout FindingTally
  ) -> Int {
    let quiet = sheet.follow(touches, from: start)
    if quiet.end > start {
      lastTime = max(lastTime, touches[quiet.end - 1].time)
      observer.pass(touches.extracting(start..<quiet.end), sheet: sheet)
    }
    guard quiet.isBroken else { return quiet.end }
    let touch = touches[quiet.end]
    lastTime = max(lastTime, touch.time)
    let step = sheet.engine.step
    observer.observe(step, of: touch.event, sheet: sheet)
    if let rejection = step.rejection { findings.count(rejection, at: touch.location) }
    return quiet.end + 1
  }

  /// Ends the session, as if the recording ended at its last event.
  mutating func finish() -> Observer.Payload {
    if !hasEnded { _ = pass(TraceEvent(time: lastTime, action: .end)) }
    return observer.finish(sheet: sheet)
  }

  private mutating func pass(_ event: TraceEvent) -> Rejection? {
    lastTime = max(lastTime, event.time)
    if case .end = event.action { hasEnded = true }
    observer.prepare(for: event, sheet: sheet)
    let step = sheet.handle(event)
    observer.observe(step, of: event, sheet: sheet)
    return step.rejection
  }

  private mutating func restart() {
    sheet.restart()
    observer.restart(sheet: sheet)
  }
}

import SheetAnalytics
import SheetReplay
package import TouchTraces

/// Feeds the events of one session to an engine, and what it answers to an observer.
package struct EngineDriver<Observer: StepObserver>: SessionVisitor {
  /// An event that waits until it is known whether the sheet is there from the start.
  private struct HeldEvent {
    var event: TraceEvent
    var location: TraceLocation
  }

  private let setting: ReplaySetting
  private var observer: Observer
  private var header = SessionHeader()
  private var anchor = ReplayAnchor.session
  private var restartsAtTouch = false
  private var engine: SheetEngine?
  private var held: [HeldEvent] = []
  private var fingers = FingersDown()
  private var lastTime = Timestamp.zero
  private var hasEnded = false

  /// Events that are held at most; with more of them the sheet is there from the start.
  private static var heldLimit: Int { 1024 }

  package init(setting: ReplaySetting, observer: Observer) {
    self.setting = setting
    self.observer = observer
  }

  package mutating func begin(_ header: SessionHeader, format: TraceFormat) {
    self.header = header
    anchor = setting.anchor(of: format)
    restartsAtTouch = anchor == .gesture && !format.hasSheet
  }

  package mutating func receive(
    _ event: TraceEvent, at location: TraceLocation, findings: inout FindingTally
  ) {
    guard engine == nil else { return handle(event, at: location, findings: &findings) }
    let decides = event.action.startDecision
    if decides == .undecided && held.count < Self.heldLimit {
      held.append(HeldEvent(event: event, location: location))
      return
    }
    start(presented: decides != .startsWithPresentation, findings: &findings)
    handle(event, at: location, findings: &findings)
  }

  package mutating func end(findings: inout FindingTally) -> Observer.Payload {
    if engine == nil { start(presented: true, findings: &findings) }
    if !hasEnded {
      let end = TraceEvent(time: lastTime, action: .end)
      handle(end, at: TraceLocation(line: 0, byteOffset: 0), findings: &findings)
    }
    guard let engine else { preconditionFailure("a session that began has an engine") }
    return observer.finish(engine: engine)
  }

  private mutating func start(presented: Bool, findings: inout FindingTally) {
    let engine = newEngine(presented: presented)
    observer.begin(header, engine: engine, anchor: anchor)
    self.engine = engine
    let waiting = held
    held = []
    for item in waiting { handle(item.event, at: item.location, findings: &findings) }
  }

  private func newEngine(presented: Bool) -> SheetEngine {
    let scene = header.scene.merged(over: setting.scene).resolved()
    return SheetEngine(scene: scene, tuning: setting.tuning, startsPresented: presented)
  }

  private mutating func handle(
    _ event: TraceEvent, at location: TraceLocation, findings: inout FindingTally
  ) {
    if fingers.note(event) == .startsGesture(isFirst: false) && restartsAtTouch {
      let engine = newEngine(presented: true)
      observer.restart(engine: engine)
      self.engine = engine
    }
    lastTime = max(lastTime, event.time)
    if event.action == .end { hasEnded = true }
    guard let step = engine?.handle(event) else { return }
    if let rejection = step.rejection { findings.count(rejection, at: location) }
    guard let engine else { return }
    observer.observe(step, of: event, engine: engine)
  }
}

/// What the first events of a session say about its start.
private enum StartDecision {
  case undecided
  case startsWithPresentation
  case startsAtRest
}

extension TraceAction {
  /// Whether the sheet is there from the start, as far as this event decides it.
  fileprivate var startDecision: StartDecision {
    switch self {
    case .set, .screen, .content, .keyboard, .stack, .mark, .intent, .observed: .undecided
    case .present: .startsWithPresentation
    case .touch, .select, .detents, .invalidate, .dismiss, .item, .interrupt, .end: .startsAtRest
    }
  }
}

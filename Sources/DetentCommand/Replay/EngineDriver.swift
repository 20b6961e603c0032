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

  private let shared: SharedSetting
  private let observer: Observer
  private var header = SessionHeader()
  private var format = TraceFormat.touchTrace1
  private var held: [HeldEvent] = []
  private var run: EngineRun<Observer>?

  /// Events that are held at most; with more of them the sheet is there from the start.
  private static var heldLimit: Int { 1024 }

  /// Creates a driver.
  ///
  /// - Parameters:
  ///   - setting: What sessions are replayed with.
  ///   - observer: Is copied for each session.
  package init(setting: ReplaySetting, observer: Observer) {
    shared = SharedSetting(setting)
    self.observer = observer
  }

  package mutating func begin(_ header: SessionHeader, format: TraceFormat) {
    self.header = header
    self.format = format
  }

  package mutating func receive(
    _ event: TraceEvent, at location: TraceLocation, findings: inout FindingTally
  ) {
    if run == nil {
      let decision = event.action.startDecision
      if decision == .undecided && held.count < Self.heldLimit {
        held.append(HeldEvent(event: event, location: location))
        return
      }
      start(decision, findings: &findings)
    }
    run?.handle(event, at: location, findings: &findings)
  }

  package mutating func receive(_ touches: Span<LocatedTouch>, findings: inout FindingTally) {
    if run == nil { start(.startsAtRest, findings: &findings) }
    run?.handle(touches, findings: &findings)
  }

  package mutating func end(findings: inout FindingTally) -> Observer.Payload {
    if run == nil { start(.startsAtRest, findings: &findings) }
    guard let payload = run?.finish() else {
      preconditionFailure("a session that has started has an engine")
    }
    return payload
  }

  package static func presentationCount(of payload: Observer.Payload) -> Int {
    Observer.presentationCount(of: payload)
  }

  private var setting: ReplaySetting { shared.setting }

  private mutating func start(_ decision: StartDecision, findings: inout FindingTally) {
    noteUnknownStart(in: &findings)
    run = EngineRun(
      header, format: format, setting: setting,
      startsPresented: decision != .startsWithPresentation, observer: observer)
    let waiting = held
    held = []
    for item in waiting { run?.handle(item.event, at: item.location, findings: &findings) }
  }
}

extension EngineDriver {
  /// A start that was asked for and that the sheet of the session does not have.
  private func noteUnknownStart(in findings: inout FindingTally) {
    guard case .set(let start?) = setting.scene.sheet.selectedDetentIdentifier,
      header.scene.sheet.selectedDetentIdentifier == .keep
    else { return }
    let detents = header.scene.merged(over: setting.scene).resolved().sheet.detents.map(\.id)
    guard !detents.contains(start) else { return }
    let known =
      NearestName.nearest(to: start, in: detents).map { "the nearest known is '\($0)'" }
      ?? "known are \(detents.map { "'\($0)'" }.joined(separator: ", "))"
    findings.count(.unknownDetent, at: nil, "there is no detent '\(start)' to start at, \(known)")
  }
}

/// A setting in one place: it is large, and a driver is copied for each session.
private final class SharedSetting: Sendable {
  let setting: ReplaySetting

  init(_ setting: ReplaySetting) {
    self.setting = setting
  }
}

/// What the first events of a session say about its start.
enum StartDecision {
  case undecided
  case startsWithPresentation
  case startsAtRest
}

extension TraceAction {
  /// Whether the sheet is there from the start, as far as this event decides it.
  var startDecision: StartDecision {
    switch self {
    case .set, .screen, .content, .keyboard, .stack, .mark, .intent, .observed: .undecided
    case .present: .startsWithPresentation
    case .touch, .select, .detents, .invalidate, .dismiss, .item, .interrupt, .end: .startsAtRest
    }
  }
}

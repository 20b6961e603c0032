package import SheetReplay
import Testing
package import TouchTraces

/// A sheet and the fingers on it: plays a gesture step by step and collects what the engine did.
///
/// ```swift
/// var sheet = SheetTester(detents: [.medium, .large])
/// sheet.drag(.header, by: -165.5, over: 100)
/// sheet.wait(100)
/// sheet.up()
/// sheet.settle()
/// sheet.expect(detent: "large")
/// ```
///
/// A moving finger is sampled every 10 ms. The invariants of the engine are checked after every
/// step.
package struct SheetTester {
  package private(set) var engine: SheetEngine
  /// The latest step; at first the one that describes the engine before any event.
  package private(set) var last: Step
  package private(set) var gestures: [GestureSummary] = []
  /// What ended each presentation.
  package private(set) var dismissals: [DismissalCause] = []
  /// What the expectations with these names compare, since the last of them.
  package internal(set) var callbacks: [String] = []
  package internal(set) var rules: [String] = []
  package internal(set) var handOffs: [HandOffDirection] = []
  package internal(set) var visits: [String] = []
  /// Microseconds since the session's start.
  package private(set) var time: Int64 = 0
  private var fingers: [Int32: (x: Points, y: Points)] = [:]

  package init(
    detents: [DetentDescription] = [.medium, .large], start: String? = nil,
    content: Content? = nil, screen: ScreenFields = Device.standard.screen,
    presented startsPresented: Bool = true, sheet configure: (inout Sheet) -> Void = { _ in },
    tuning adjust: (inout Tuning) -> Void = { _ in }
  ) {
    var sheet = Sheet()
    sheet.detents = detents
    sheet.selectedDetentIdentifier = start
    configure(&sheet)
    var tuning = Tuning()
    adjust(&tuning)
    engine = SheetEngine(
      scene: Scene(screen: screen, sheet: sheet, content: content), tuning: tuning,
      startsPresented: startsPresented)
    last = engine.step
    collect(last)
  }

  /// Plays any event at the present time.
  package mutating func play(_ action: TraceAction) {
    last = engine.answer(to: TraceEvent(time: Timestamp(microseconds: time), action: action))
    collect(last)
    guard let problem = engine.checkInvariants() else { return }
    Issue.record("after \(action) at \(time) us: \(problem)")
  }

  /// Goes on under another tuning.
  package mutating func retune(_ adjust: (inout Tuning) -> Void) {
    var tuning = engine.tuning
    adjust(&tuning)
    engine.retune(tuning)
  }

  /// Lets time pass; a finger that is down does not move.
  package mutating func wait(_ milliseconds: Int) {
    time += Int64(milliseconds) * 1000
    play(.mark("wait"))
  }

  /// Waits until nothing moves by itself.
  package mutating func settle() {
    var count = 0
    while let end = engine.animationsEnd, count < 100 {
      time = max(time, end.microseconds)
      play(.mark("settle"))
      count += 1
    }
  }

  /// Puts a finger down; without `target` the engine finds what is under it.
  package mutating func down(
    at y: Points = 600, x: Points = 196, on target: TouchTarget? = nil, finger: Int32 = 1
  ) {
    fingers[finger] = (x, y)
    touch(finger, .began, target: target)
  }

  /// Moves a finger at constant speed, one sample every 10 ms.
  package mutating func move(
    by dy: Points, across dx: Points = 0, over milliseconds: Int = 10, finger: Int32 = 1
  ) {
    guard let start = fingers[finger] else { return touch(finger, .moved) }
    let startTime = time
    let count = max(milliseconds / 10, 1)
    for sample in 1...count {
      let share = Double(sample) / Double(count)
      time = startTime + Int64(milliseconds) * 1000 * Int64(sample) / Int64(count)
      fingers[finger] = (start.x + dx * share, start.y + dy * share)
      touch(finger, .moved)
    }
  }

  /// Puts a finger down and moves it past the slop, so that the engine recognises a drag that has
  /// not moved yet, then by `dy`.
  package mutating func drag(
    _ target: TouchTarget, by dy: Points, over milliseconds: Int = 100, from y: Points = 600
  ) {
    down(at: y, on: target)
    move(by: dy < 0 ? -engine.tuning.touchSlop : engine.tuning.touchSlop)
    move(by: dy, over: milliseconds)
  }

  /// Lifts a finger where it is.
  package mutating func up(finger: Int32 = 1) {
    touch(finger, .ended)
    fingers[finger] = nil
  }

  /// Drags, holds the finger still until its speed is forgotten, and lifts it.
  package mutating func dragAndHold(_ target: TouchTarget, by dy: Points) {
    drag(target, by: dy)
    wait(100)
    up()
  }

  /// A short touch that does not move.
  package mutating func tap(_ target: TouchTarget? = nil, at y: Points = 600, x: Points = 196) {
    down(at: y, x: x, on: target)
    time += 50_000
    up()
  }

  /// Has the system take a finger away.
  package mutating func cancel(finger: Int32 = 1) {
    touch(finger, .cancelled)
    fingers[finger] = nil
  }

  private mutating func touch(_ finger: Int32, _ phase: TouchPhase, target: TouchTarget? = nil) {
    let place = fingers[finger] ?? (0, 0)
    play(
      .touch(
        TouchSample(
          touch: TouchID(finger), phase: phase, x: place.x, y: place.y, target: target)))
  }

  private mutating func collect(_ step: Step) {
    for index in 0..<step.rules.count where !rules.contains(step.rules[index].id) {
      rules.append(step.rules[index].id)
    }
    for index in 0..<step.records.count { collect(step.records[index]) }
    if let gesture = step.gesture { gestures.append(gesture) }
  }

  private mutating func collect(_ record: StepRecord) {
    switch record {
    case .callback(let record):
      let argument = record.detent.map { "(\(engine.name(of: $0)))" } ?? ""
      callbacks.append(record.callback.rawValue + argument)
    case .handOff(let record): handOffs.append(record.direction)
    case .visitBegan(let visit):
      visits.append("\(engine.name(of: visit.detent)) after \(visit.cause)")
    case .visitEnded(let visit): visits.append("left by \(visit.reason)")
    case .presentationEnded(let end): dismissals.append(end.cause)
    case .presentationBegan, .detentChanged, .dismissalBegan, .gestureEnded: break
    }
  }
}

extension ScreenFields {
  /// The screen of a device that the table must have.
  package static func device(_ name: String) -> ScreenFields {
    guard let device = Device.named(name) else { preconditionFailure("no device is '\(name)'") }
    return device.screen
  }
}

package import TouchTraces

/// Builds a session, event by event, at a clock that only the builder moves.
///
/// ```swift
/// var trace = TraceBuilder()
/// trace.down(x: 196, y: 640)
/// trace.move(toY: 300, over: 0.25, samples: 30)
/// trace.up(after: 0.008)
/// ```
package struct TraceBuilder {
  package var header: SessionHeader
  package private(set) var events: [TraceEvent] = []
  /// The time of the next event.
  package private(set) var now = Timestamp.zero
  private var fingers: [TouchID: (x: Points, y: Points)] = [:]

  /// Creates a session without events.
  package init(header: SessionHeader = SessionHeader()) {
    self.header = header
  }

  /// Lets time pass.
  package mutating func wait(_ seconds: Double) {
    now = now.advanced(by: Int64((seconds * 1_000_000).rounded()))
  }

  /// Adds an event that is no touch.
  package mutating func add(_ action: TraceAction) {
    events.append(TraceEvent(time: now, action: action))
  }

  /// Puts a finger down.
  package mutating func down(
    x: Points = 196.5, y: Points, touch: Int32 = 1, target: TouchTarget? = nil
  ) {
    add(sample(.began, touch, x: x, y: y, target: target))
  }

  /// Moves a finger in a straight line at constant speed.
  package mutating func move(
    toX x: Points? = nil, toY y: Points, over seconds: Double, samples: Int, touch: Int32 = 1
  ) {
    let start = fingers[TouchID(touch)] ?? (x ?? 0, y)
    let startTime = now
    for index in 1...samples {
      let share = Double(index) / Double(samples)
      now = startTime.advanced(by: Int64((seconds * share * 1_000_000).rounded()))
      let endX = x ?? start.x
      add(
        sample(
          .moved, touch, x: start.x + (endX - start.x) * share,
          y: start.y + (y - start.y) * share))
    }
  }

  /// Lifts a finger where it is.
  package mutating func up(after seconds: Double = 0, touch: Int32 = 1) {
    lift(.ended, after: seconds, touch)
  }

  /// Has the system take a finger away where it is.
  package mutating func cancel(after seconds: Double = 0, touch: Int32 = 1) {
    lift(.cancelled, after: seconds, touch)
  }

  /// The session in trace format 1.
  package var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// The session in trace format 1.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    let encoder = Format1Encoder(precision: .full)
    encoder.append(header, to: &bytes)
    for event in events { encoder.append(event, to: &bytes) }
    return bytes
  }

  private mutating func lift(_ phase: TouchPhase, after seconds: Double, _ touch: Int32) {
    wait(seconds)
    let last = fingers[TouchID(touch)] ?? (0, 0)
    add(sample(phase, touch, x: last.x, y: last.y))
  }

  private mutating func sample(
    _ phase: TouchPhase, _ touch: Int32, x: Points, y: Points, target: TouchTarget? = nil
  ) -> TraceAction {
    fingers[TouchID(touch)] = (x, y)
    return .touch(TouchSample(touch: TouchID(touch), phase: phase, x: x, y: y, target: target))
  }
}

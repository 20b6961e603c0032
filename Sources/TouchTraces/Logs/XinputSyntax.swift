/// Reads what `xinput test-xi2` prints of touches.
///
/// They are blocks of lines:
///
///     EVENT type 18 (TouchBegin)
///         device: 11 (11)
///         time:   2856200
///         detail: 4
///         root: 512.34/640.12
///         event: 12.34/40.12
///
/// So `print_deviceevent` of xinput's `src/test_xi2.c` has it; versions up to 1.6.3 state no time.
/// Places are pixels of the whole screen. Its raw events state none, and say what the others say;
/// an event that is printed for the panel and for the pointer that it leads counts once.
struct XinputSyntax: ScriptSyntax {
  /// The touch event whose lines are being read.
  private struct Event {
    let phase: TouchPhase
    let location: TraceLocation
    var touch: Int64?
    var time: Int64?
    var root: (x: Double, y: Double)?
    /// Whether the line behind its place was seen, so that no number of it is cut.
    var isComplete = false

    init(_ phase: TouchPhase, at location: TraceLocation) {
      self.phase = phase
      self.location = location
    }
  }

  private var event: Event?
  private var assumedClock: AssumedClock

  private static let heading = "EVENT type "

  init(options: ImportOptions, scene: SceneFields, recording: inout SampleRecording) {
    recording.lengths = .pixels
    recording.timeUnit = .milliseconds
    assumedClock = AssumedClock(options)
  }

  /// Whether a line tells that a text is of this syntax.
  static func claims(_ line: Span<UInt8>) -> Bool {
    number(line, behind: heading) != nil
  }

  mutating func read(
    _ line: Span<UInt8>, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    if line.hasPrefix("EVENT") { return begin(line, at: location, into: &recording) }
    guard var event else { return }
    let isSecond: Bool
    if let time = Self.number(line, behind: "time: ") {
      isSecond = event.time != nil
      event.time = time
    } else if let touch = Self.number(line, behind: "detail: ") {
      isSecond = event.touch != nil
      event.touch = touch
    } else if line.hasPrefix("root: ") {
      isSecond = event.root != nil
      event.root = Self.point(line.extracting(6..<line.count))
    } else {
      isSecond = false
      event.isComplete = event.isComplete || line.hasPrefix("event: ")
    }
    guard isSecond else { return self.event = event }
    recording.findings.count(
      .parseError, key: "heading", at: location, "lines of an event without its first, skipped")
    end(into: &recording)
  }

  mutating func finish(into recording: inout SampleRecording) {
    end(into: &recording)
  }

  private mutating func begin(
    _ line: Span<UInt8>, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    end(into: &recording)
    switch Self.number(line, behind: Self.heading) {
    case 18: event = Event(.began, at: location)
    case 19: event = Event(.moved, at: location)
    case 20: event = Event(.ended, at: location)
    case nil:
      recording.findings.count(
        .parseError, key: "type", at: location, "an event whose type cannot be read, skipped")
    default:
      recording.findings.count(.ignoredEvent, at: location, "an event that is no touch on a window")
    }
  }

  /// Ends the block of a touch event.
  private mutating func end(into recording: inout SampleRecording) {
    guard let event else { return }
    self.event = nil
    guard event.isComplete, let touch = event.touch, let root = event.root else {
      return recording.findings.count(
        .parseError, at: event.location, "a touch without 'detail', 'root' or 'event', skipped")
    }
    let time = event.time.map { ClockReading(whole: $0) } ?? assumedClock.next(&recording)
    guard let time else { return recording.appendTimeless() }
    recording.append(
      RecordedSample(
        time: time, finger: recording.finger(number: Int32(truncatingIfNeeded: touch)),
        phase: .known(event.phase), x: root.x, y: root.y, at: event.location))
  }

  private static func number(_ line: Span<UInt8>, behind name: String) -> Int64? {
    var index = 0
    guard line.skip(name, &index) else { return nil }
    line.skipBlanks(&index)
    return line.number(at: &index)
  }

  /// The point that `512.34/640.12` names.
  private static func point(_ text: Span<UInt8>) -> (x: Double, y: Double)? {
    var index = 0
    guard let x = PlainDecimal(text, at: &index)?.double, text.skip("/", &index),
      let y = PlainDecimal(text, at: &index)?.double, index == text.count,
      abs(x) <= NumberRange.largestLength, abs(y) <= NumberRange.largestLength
    else { return nil }
    return (x, y)
  }
}

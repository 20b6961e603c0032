/// Log lines in which Android's `MotionEvent` prints itself:
/// `MotionEvent { action=ACTION_MOVE, id[0]=0, x[0]=918.8, y[0]=532.1, eventTime=73426773, ... }`.
///
/// Positions are pixels of the view that printed it. Samples that an event holds besides its
/// latest ones (`historySize`) are not printed.
struct MotionEventSyntax: ScriptSyntax {
  private static let name = "MotionEvent"
  private var last: (time: ClockReading, action: [UInt8])?

  init(options: ImportOptions, scene: SceneFields, recording: inout SampleRecording) {
    recording.lengths = .pixels
  }

  /// Whether a text holds such a line.
  static func claims(_ text: Span<UInt8>) -> Bool {
    text.firstRange(of: name + " {") != nil || text.firstRange(of: name + "{") != nil
  }

  mutating func read(
    _ line: Span<UInt8>, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    guard let found = line.firstRange(of: Self.name) else { return }
    var index = found.upperBound
    line.skipBlanks(&index)
    guard line.skip("{", &index) else { return }
    let event = MotionEventFields(line, from: index)
    guard event.isClosed, let time = event.time, !event.action.isEmpty, !event.pointers.isEmpty,
      event.pointers.allSatisfy({ $0.id != nil && !$0.x.isNaN && !$0.y.isNaN })
    else {
      return recording.findings.count(
        .parseError, at: location, "MotionEvent without action, time or positions, skipped")
    }
    let action: [UInt8] = line.extracting(event.action).bytes
    if let last, last.time == time, last.action == action {
      return recording.findings.count(
        .duplicateSample, at: location, "the same event is printed more than once, once used")
    }
    last = (time, action)
    if event.hasHistory {
      recording.findings.count(
        .lostSamples, at: location, "event with samples that are not printed (historySize)")
    }
    append(event, action.span, time, at: location, into: &recording)
  }

  private func append(
    _ event: MotionEventFields, _ action: Span<UInt8>, _ time: ClockReading,
    at location: TraceLocation,
    into recording: inout SampleRecording
  ) {
    var actor = 0
    var phase: TouchPhase
    if action.matches("ACTION_DOWN") {
      phase = .began
    } else if action.matches("ACTION_UP") {
      phase = .ended
    } else if action.matches("ACTION_MOVE") || action.matches("ACTION_CANCEL") {
      phase = action.matches("ACTION_MOVE") ? .moved : .cancelled
      for index in event.pointers.indices {
        append(event.pointers[index], phase, time, at: location, into: &recording)
      }
      return
    } else if let index = Self.index(action, "ACTION_POINTER_DOWN(") {
      phase = .began
      actor = index
    } else if let index = Self.index(action, "ACTION_POINTER_UP(") {
      phase = .ended
      actor = index
    } else {
      let isHover = action.hasPrefix("ACTION_HOVER")
      return recording.findings.count(
        isHover ? .hoverOrPalm : .ignoredEvent, key: "action", at: location,
        isHover ? "sample of a hovering finger, dropped" : "an action that is none of a touch")
    }
    guard event.pointers.indices.contains(actor) else {
      return recording.findings.count(
        .parseError, at: location, "MotionEvent of a pointer that it does not hold, skipped")
    }
    if phase == .ended, event.isCanceled { phase = .cancelled }
    for index in event.pointers.indices {
      append(
        event.pointers[index], index == actor ? phase : .moved, time, at: location,
        into: &recording)
    }
  }

  private func append(
    _ pointer: MotionEventFields.Pointer, _ phase: TouchPhase, _ time: ClockReading,
    at location: TraceLocation,
    into recording: inout SampleRecording
  ) {
    guard let id = pointer.id else { return }
    var phase = phase
    if pointer.isPalm {
      recording.findings.count(.hoverOrPalm, at: location, "sample of a palm, dropped")
      guard phase != .began else { return }
      phase = .cancelled
    }
    recording.append(
      RecordedSample(
        time: time, finger: recording.finger(number: id), phase: .known(phase), x: pointer.x,
        y: pointer.y, at: location))
  }

  /// The index in parentheses behind a word.
  private static func index(_ action: Span<UInt8>, _ word: String) -> Int? {
    var index = 0
    guard action.skip(word, &index), let value = action.number(at: &index),
      action.skip(")", &index)
    else { return nil }
    return Int(exactly: value)
  }
}

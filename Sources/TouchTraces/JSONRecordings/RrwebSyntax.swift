/// Reads touches from web and mobile session replays of rrweb's form:
/// `{"type":3,"data":{"source":6,"positions":[...]},"timestamp":1709806353864}`.
///
/// Moves come in batches behind the lift that they lead to, each with its own offset in time.
struct RrwebSyntax: JSONSyntax {
  private var packedCount = 0

  private enum EventType {
    static let incremental: Int64 = 3
    static let meta: Int64 = 4
    static let mobileIncremental: Int64 = 11
  }

  private enum Source {
    static let interaction: Int64 = 2
    static let touchMove: Int64 = 6
  }

  init(options: ImportOptions, scene: SceneFields, recording: inout SampleRecording) {
    recording.timeUnit = .milliseconds
    recording.lengths = .points
    recording.order = .byTime
  }

  /// Whether a value is an event of such a replay.
  static func isEvent(_ value: JSONValue) -> Bool {
    value["type"]?.integer != nil && value["data"]?.isContainer == true
      && (value["timestamp"]?.double ?? 0) > 1e12
  }

  mutating func read(
    _ value: JSONValue, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    switch value {
    case .object(let object):
      if value["type"]?.integer != nil, value["timestamp"] != nil, value["data"] != nil {
        return take(value, at: location, into: &recording)
      }
      if Self.isBroken(value) {
        return recording.findings.count(
          .parseError, key: "event", at: location,
          "an event without its type, data or time, skipped")
      }
      for member in object.members { read(member.value, at: location, into: &recording) }
    case .array(let elements):
      for element in elements { read(element, at: location, into: &recording) }
    case .string(let text):
      if text.unicodeScalars.starts(with: ["x", "\u{9C}"]) { packedCount += 1 }
    case .null, .boolean, .number: return
    }
  }

  /// Whether one of the three parts of an event is missing.
  private static func isBroken(_ value: JSONValue) -> Bool {
    guard case .object? = value["data"] else {
      return value["type"]?.integer != nil && value["timestamp"] != nil
    }
    return value["type"]?.integer != nil || value["timestamp"] != nil
      || value["data"]?["source"] != nil
  }

  mutating func finish(into recording: inout SampleRecording) {
    guard packedCount > 0 else { return }
    recording.refusal = Finding(
      .unsupported, "\(packedCount) events packed by rrweb: write them out with 'unpack' first")
  }

  private func take(
    _ event: JSONValue, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    guard let data = event["data"], let time = event["timestamp"]?.clockReading else {
      return recording.appendTimeless()
    }
    switch event["type"]?.integer {
    case EventType.meta: if recording.screen.width == nil { recording.takeScreen(data) }
    case EventType.incremental, EventType.mobileIncremental:
      takeIncrement(data, time, at: location, into: &recording)
    default:
      guard data["source"] == nil, data["pointerEventType"] == nil else {
        return Self.countUnknown(at: location, in: &recording)
      }
    }
  }

  private func takeIncrement(
    _ data: JSONValue, _ time: ClockReading, at location: TraceLocation,
    into recording: inout SampleRecording
  ) {
    if let word = data["pointerEventType"]?.string {
      guard let phase = PhaseWord.phase(word) else {
        return Self.countUnknown(at: location, in: &recording)
      }
      return append(data, phase, time, of: data, at: location, into: &recording)
    }
    switch data["source"]?.integer {
    case Source.interaction:
      guard let phase = Self.phase(data["type"]?.integer) else { return }
      append(data, phase, time, of: data, at: location, into: &recording)
    case Source.touchMove:
      guard let positions = data["positions"]?.elements else {
        return Self.countUnknown(at: location, in: &recording)
      }
      for position in positions {
        let offset = position["timeOffset"]?.clockReading ?? ClockReading(whole: 0)
        append(
          position, .moved, time.advanced(by: offset), of: data, at: location, into: &recording)
      }
    default:
      guard data["positions"] == nil, data["source"] != nil else {
        return Self.countUnknown(at: location, in: &recording)
      }
    }
  }

  private static func countUnknown(
    at location: TraceLocation, in recording: inout SampleRecording
  ) {
    recording.findings.count(
      .unknownEvent, at: location, "an event of a kind that is not known, ignored")
  }

  private static func phase(_ type: Int64?) -> TouchPhase? {
    switch type {
    case 7: .began
    case 9: .ended
    case 10: .cancelled
    default: nil
    }
  }

  /// Appends a sample; `id` is a node of the document, only `pointerId` names a finger.
  private func append(
    _ point: JSONValue, _ phase: TouchPhase, _ time: ClockReading, of data: JSONValue,
    at location: TraceLocation, into recording: inout SampleRecording
  ) {
    guard let x = point["x"]?.coordinate, let y = point["y"]?.coordinate else {
      return recording.findings.count(
        .parseError, key: "place", at: location, "a touch without 'x' and 'y', skipped")
    }
    recording.append(
      RecordedSample(
        time: time, finger: recording.finger(data["pointerId"]?.name ?? ""), phase: .known(phase),
        x: x, y: y, at: location))
  }
}

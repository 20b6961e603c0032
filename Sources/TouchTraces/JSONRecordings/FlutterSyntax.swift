/// Reads pointer events of Flutter as JSON: packets of `PointerData` in physical pixels, or
/// `PointerEvent` in logical ones; times are microseconds.
struct FlutterSyntax: JSONSyntax {
  static var proseBetween: JSONRecordReader.Prose { .skipped }

  init(options: ImportOptions, scene: SceneFields, recording: inout SampleRecording) {
    recording.timeUnit = .microseconds
    recording.statedDialect = .flutter
    recording.lengths = .points
  }

  /// Whether a value is an event, or a packet of events.
  static func isEvent(_ value: JSONValue) -> Bool {
    if value["ts"] != nil, let first = value["events"]?.elements?.first { return isEvent(first) }
    if value["change"]?.integer != nil { return value["timeStamp"] != nil }
    guard let type = value["type"]?.string else { return false }
    return type.hasPrefix("Pointer") && type.hasSuffix("Event")
  }

  mutating func read(
    _ value: JSONValue, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    if let events = value["events"]?.elements ?? value.elements {
      for event in events { take(event, at: location, into: &recording) }
    } else {
      take(value, at: location, into: &recording)
    }
  }

  private func take(
    _ event: JSONValue, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    guard let phase = Self.phase(event) else {
      guard !Self.isAway(event) else { return }
      return recording.findings.count(
        .unknownEvent, at: location, "an event that is none of a pointer, ignored")
    }
    guard let time = event["timeStamp"]?.clockReading else { return recording.appendTimeless() }
    let point: (x: Double, y: Double)?
    if let x = event["physicalX"]?.coordinate, let y = event["physicalY"]?.coordinate {
      recording.lengths = .pixels
      point = (x, y)
    } else {
      point = event["position"]?.point
    }
    guard let point else {
      return recording.findings.count(
        .parseError, key: "place", at: location, "a pointer without a position, skipped")
    }
    let finger = event["pointer"] ?? event["pointerIdentifier"]
    recording.append(
      RecordedSample(
        time: time, finger: recording.finger(finger?.name ?? "0"), phase: .known(phase),
        x: point.x, y: point.y, force: event["pressure"]?.coordinate ?? .nan, at: location))
  }

  /// Whether the pointer is not on the screen: it hovers, comes near or leaves.
  private static func isAway(_ event: JSONValue) -> Bool {
    if let change = event["change"]?.integer { return 1...3 ~= change }
    return event["type"]?.string.map(isAway) ?? false
  }

  /// Whether an event of that name is none of a finger on the screen.
  static func isAway(_ name: String) -> Bool {
    [
      "PointerAddedEvent", "PointerRemovedEvent", "PointerHoverEvent", "PointerEnterEvent",
      "PointerExitEvent",
    ].contains(name)
  }

  /// The phase of a pointer that is down; `nil` for one that hovers, comes near or leaves.
  private static func phase(_ event: JSONValue) -> TouchPhase? {
    if let change = event["change"]?.integer.flatMap(UInt8.init(exactly:)) {
      return PhaseDialect.flutter.phase(change)
    }
    return event["type"]?.string.flatMap(PhaseWord.phase)
  }
}

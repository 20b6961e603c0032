/// Reads event streams of WebKit's `UIScriptController`:
/// `{"events":[{"timeOffset":0.5,"touches":[{"phase":"moved","id":1,"x":1,"y":2}]}]}`.
struct WebKitSyntax: JSONSyntax {
  /// Steps of an interpolation that are read; chosen by us, so that hostile ones fill no memory.
  private static let largestStepCount = 100_000
  private static let deepestNesting = 16
  /// Touches of an event that are followed to another; chosen by us, above any real panel.
  private static let largestTouchCount = 64

  /// A touch that leads from one event to another.
  private struct Way {
    let touch: JSONValue
    let start: (x: Double, y: Double)
    let end: (x: Double, y: Double)
  }

  init(options: ImportOptions, scene: SceneFields, recording: inout SampleRecording) {
    recording.timeUnit = .seconds
    recording.lengths = .points
  }

  /// Whether a value is an event of such a stream.
  static func isEvent(_ value: JSONValue) -> Bool {
    (value["timeOffset"] != nil && value["touches"] != nil) || value["interpolate"] != nil
  }

  mutating func read(
    _ value: JSONValue, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    read(value, depth: 0, at: location, into: &recording)
  }

  private func read(
    _ value: JSONValue, depth: Int, at location: TraceLocation,
    into recording: inout SampleRecording
  ) {
    if let events = value["events"]?.elements, depth < Self.deepestNesting {
      for event in events { read(event, depth: depth + 1, at: location, into: &recording) }
    } else if value["interpolate"] != nil {
      interpolate(value, at: location, into: &recording)
    } else {
      emit(value, at: location, into: &recording)
    }
  }

  private func emit(
    _ event: JSONValue, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    guard let touches = event["touches"]?.elements else {
      return recording.findings.count(
        .unknownEvent, at: location, "an event without touches, ignored")
    }
    guard let time = event["timeOffset"]?.clockReading else {
      return touches.forEach { _ in recording.appendTimeless() }
    }
    for touch in touches {
      guard let x = touch["x"]?.coordinate, let y = touch["y"]?.coordinate else {
        recording.findings.count(
          .parseError, key: "place", at: location, "a touch without 'x' and 'y', skipped")
        continue
      }
      append(touch, Self.phase(touch), time, x, y, at: location, into: &recording)
    }
  }

  /// A touch without a phase rests.
  private static func phase(_ touch: JSONValue) -> TouchPhase {
    touch["phase"]?.string.flatMap(PhaseWord.phase) ?? .moved
  }

  private func append(
    _ touch: JSONValue, _ phase: TouchPhase, _ time: ClockReading, _ x: Double, _ y: Double,
    at location: TraceLocation, into recording: inout SampleRecording
  ) {
    recording.append(
      RecordedSample(
        time: time, finger: recording.finger(touch["id"]?.name ?? ""), phase: .known(phase), x: x,
        y: y, force: touch["pressure"]?.coordinate ?? .nan, at: location))
  }

  /// Writes out the way from one event to another, both included.
  private func interpolate(
    _ block: JSONValue, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    guard let start = block["startEvent"], let end = block["endEvent"],
      let startTime = start["timeOffset"]?.coordinate, let endTime = end["timeOffset"]?.coordinate
    else {
      return recording.findings.count(
        .parseError, key: "block", at: location, "an interpolation without its two events, skipped")
    }
    emit(start, at: location, into: &recording)
    let step = block["timestep"]?.coordinate ?? 0
    guard
      endTime <= startTime
        || (step > 0 && (endTime - startTime) / step < Double(Self.largestStepCount))
    else {
      return recording.findings.count(
        .parseError, key: "steps", at: location,
        "an interpolation without 'timestep' or of more than \(Self.largestStepCount) steps, skipped"
      )
    }
    let ways = Self.ways(from: start, to: end)
    var elapsed = step
    while !ways.isEmpty, elapsed < endTime - startTime - step / 1_000, !recording.isFull {
      let share = Self.share(elapsed / (endTime - startTime), block["interpolate"]?.string)
      emit(ways, share: share, time: startTime + elapsed, at: location, into: &recording)
      elapsed += step
    }
    emit(end, at: location, into: &recording)
  }

  /// The touches that stand in both events.
  private static func ways(from start: JSONValue, to end: JSONValue) -> [Way] {
    let starts = start["touches"]?.elements ?? []
    return (end["touches"]?.elements ?? []).prefix(largestTouchCount).compactMap { touch in
      guard let other = starts.first(where: { $0["id"] == touch["id"] }),
        let x = touch["x"]?.coordinate, let y = touch["y"]?.coordinate,
        let startX = other["x"]?.coordinate, let startY = other["y"]?.coordinate
      else { return nil }
      return Way(touch: touch, start: (startX, startY), end: (x, y))
    }
  }

  private func emit(
    _ ways: [Way], share: Double, time: Double, at location: TraceLocation,
    into recording: inout SampleRecording
  ) {
    recording.findings.count(.synthetic, at: location, "ways between two events are written out")
    for way in ways {
      append(
        way.touch, .moved, ClockReading(millionths: Int64((time * 1_000_000).rounded())),
        way.start.x + (way.end.x - way.start.x) * share,
        way.start.y + (way.end.y - way.start.y) * share, at: location, into: &recording)
    }
  }

  /// How far along the way a share of the time leads: evenly, or slowly at first on WebKit's
  /// `simpleCurve`, `sin(sin(t*pi/2) * t * pi/2)`.
  private static func share(_ time: Double, _ way: String?) -> Double {
    guard way == "simpleCurve" else { return time }
    return sine(sine(time * Double.pi / 2) * time * Double.pi / 2)
  }

  /// The sine of 0 to pi/2 by its series, whose next term is below 1e-9; deterministic.
  private static func sine(_ angle: Double) -> Double {
    var term = angle
    var sum = angle
    for index in 1...7 {
      let factor = Double(2 * index * (2 * index + 1))
      term *= -angle * angle / factor
      sum += term
    }
    return sum
  }
}

/// Reads touches from JSON objects of any shape, told by the names of their values: loggers of
/// `UITouch` and of pan recognisers, DOM touch events, and what people make themselves.
///
/// What an object states holds for the objects in it:
/// `{"time":0.5,"touches":[{"id":1,"x":10,"y":20,"phase":"began"}]}` is one sample at 0.5.
struct TouchObjectSyntax: JSONSyntax {
  /// What is known of a sample from the objects around it.
  private struct Context {
    var time: ClockReading?
    var phase: RecordedPhase?
    var finger: String?
  }

  private var assumedClock: AssumedClock
  private var meanings: [String: Meaning] = [:]
  /// The names that the latest objects have had, by their places.
  private var recent: [(name: String, meaning: Meaning)] = []

  /// Names that are remembered; chosen by us, so that memory has a bound.
  private static let largestMeaningCount = 4_096
  private static let largestRecentCount = 64

  init(options: ImportOptions, scene: SceneFields, recording: inout SampleRecording) {
    assumedClock = AssumedClock(options)
  }

  /// Whether a value is a sample or holds some, of a time or not.
  static func isSample(_ value: JSONValue) -> Bool {
    guard case .object(let object) = value else { return false }
    var position = PositionValues()
    var hasTime = false
    var hasPhase = false
    var hasTouches = false
    for member in object.members {
      switch Meaning(member.name) {
      case .key(.time): hasTime = hasTime || member.value.clockReading != nil
      case .key(.x): position.x = member.value.coordinate ?? position.x
      case .key(.y): position.y = member.value.coordinate ?? position.y
      case .key(.phase), .key(.state): hasPhase = hasPhase || member.value.recordedPhase != nil
      case .position(let rank): position.take(member.value, rank: rank)
      case .container(.touches), .container(.changedTouches):
        let touches = member.value.elements ?? []
        if touches.contains(where: isSample) { return true }
        hasTouches = hasTouches || touches.contains { $0.isPlace }
      case .key, .container, .ignored, .nothing: continue
      }
    }
    return (position.point != nil || hasTouches) && (hasTime || hasPhase)
  }

  mutating func read(
    _ value: JSONValue, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    unfold(value, Context(), at: location, into: &recording)
  }

  private mutating func unfold(
    _ value: JSONValue, _ context: Context, at location: TraceLocation,
    into recording: inout SampleRecording
  ) {
    switch value {
    case .object(let object): unfold(object, context, at: location, into: &recording)
    case .array(let elements):
      for element in elements { unfold(element, context, at: location, into: &recording) }
    case .null, .boolean, .number, .string: return
    }
  }

  private mutating func unfold(
    _ object: JSONObject, _ context: Context, at location: TraceLocation,
    into recording: inout SampleRecording
  ) {
    var context = context
    var position = PositionValues()
    var force = Double.nan
    var hasPhase = false
    var containers: [(Container, JSONValue)] = []
    for (place, member) in object.members.enumerated() {
      switch meaning(of: member.name, at: place) {
      case .key(let key):
        take(key, member.value, &context, &position, &force, into: &recording)
        if member.value.isContainer { containers.append((.others, member.value)) }
        if key == .phase || key == .state {
          hasPhase = hasPhase || member.value.recordedPhase != nil
        }
      case .position(let rank): position.take(member.value, rank: rank)
      case .container(.screen): recording.takeScreen(member.value)
      case .container(let kind): containers.append((kind, member.value))
      case .ignored: continue
      case .nothing:
        if member.value.isContainer { containers.append((.others, member.value)) }
      }
    }
    if let point = position.point {
      return append(point, context, force: force, at: location, into: &recording)
    }
    let count = recording.sampleCount
    unfold(containers, context, at: location, into: &recording)
    let isTouch = hasPhase || position.x != nil || position.y != nil
    if isTouch, recording.sampleCount == count {
      recording.findings.count(
        .parseError, key: "place", at: location, "a touch without a position, skipped")
    }
  }

  /// Of lists of touches that say the same, the most telling one is read.
  private mutating func unfold(
    _ containers: [(Container, JSONValue)], _ context: Context, at location: TraceLocation,
    into recording: inout SampleRecording
  ) {
    let hasChanges = containers.contains { $0.0 == .changedTouches }
    for (kind, value) in containers {
      switch kind {
      case .screen: continue
      case .predictedTouches:
        recording.findings.count(
          .ignoredEvent, key: "predicted", at: location, "predicted touches, not used")
      case .changedTouches, .others: unfold(value, context, at: location, into: &recording)
      case .touches:
        guard !hasChanges else { continue }
        if case .array([]) = value, case .known(let phase)? = context.phase,
          phase == .ended || phase == .cancelled, let time = context.time
        {
          recording.append(
            RecordedSample(
              time: time, finger: RecordedSample.allFingers, phase: .known(phase), at: location))
        }
        unfold(value, context, at: location, into: &recording)
      }
    }
  }

  private mutating func append(
    _ point: (x: Double, y: Double), _ context: Context, force: Double,
    at location: TraceLocation, into recording: inout SampleRecording
  ) {
    guard let time = context.time ?? assumedClock.next(&recording) else {
      return recording.appendTimeless()
    }
    recording.append(
      RecordedSample(
        time: time, finger: recording.finger(context.finger ?? ""),
        phase: context.phase ?? .unstated, x: point.x, y: point.y, force: force, at: location))
  }

  private func take(
    _ key: SampleKey, _ value: JSONValue, _ context: inout Context,
    _ position: inout PositionValues, _ force: inout Double, into recording: inout SampleRecording
  ) {
    switch key {
    case .time(let unit):
      guard let time = value.clockReading else { return }
      context.time = time
      if let unit { recording.timeUnit = unit }
    case .x: position.x = value.coordinate ?? position.x
    case .y: position.y = value.coordinate ?? position.y
    case .phase: context.phase = value.recordedPhase ?? context.phase
    case .state:
      context.phase = value.recordedPhase ?? context.phase
      if case .number = value { recording.statedDialect = .gestureState }
    case .finger: context.finger = value.name ?? context.finger
    case .force: force = value.coordinate ?? force
    }
  }

  /// The meaning of the name of a member; most objects of a recording have the same at a place.
  private mutating func meaning(of name: String, at place: Int) -> Meaning {
    if place < recent.count, recent[place].name == name { return recent[place].meaning }
    let meaning = meanings[name] ?? Meaning(name)
    if meanings.count < Self.largestMeaningCount { meanings[name] = meaning }
    if place < recent.count {
      recent[place] = (name, meaning)
    } else if place == recent.count, place < Self.largestRecentCount {
      recent.append((name, meaning))
    }
    return meaning
  }
}

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

  private let assumedStep: Double?
  private var meanings: [String: Meaning] = [:]
  private var untimedCount = 0

  /// Names that are remembered; chosen by us, so that memory has a bound.
  private static let largestMeaningCount = 4_096

  init(options: ImportOptions, scene: SceneFields, recording: inout SampleRecording) {
    assumedStep = options.assumedRate.map { 1_000_000 / $0 }
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
    for member in object.members {
      switch meaning(of: member.name) {
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
    guard let time = context.time ?? assumedTime(&recording) else {
      return recording.appendTimeless()
    }
    recording.append(
      RecordedSample(
        time: time, finger: recording.finger(context.finger ?? ""),
        phase: context.phase ?? .unstated, x: point.x, y: point.y, force: force, at: location))
  }

  /// The time of a sample without one, by the rate that the command line states.
  private mutating func assumedTime(_ recording: inout SampleRecording) -> ClockReading? {
    guard let assumedStep else { return nil }
    if untimedCount == 0 {
      recording.timeUnit = .microseconds
      recording.findings.count(
        .assumedRate, at: nil, "no times in it, samples are spaced by --assume-rate")
    }
    defer { untimedCount += 1 }
    return ClockReading(whole: Int64(Double(untimedCount) * assumedStep))
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

  private mutating func meaning(of name: String) -> Meaning {
    if let known = meanings[name] { return known }
    let meaning = Meaning(name)
    if meanings.count < Self.largestMeaningCount { meanings[name] = meaning }
    return meaning
  }
}

extension TouchObjectSyntax {
  /// What a container holds.
  fileprivate enum Container {
    case screen
    case touches
    case changedTouches
    case predictedTouches
    case others
  }

  /// What the value of a name is.
  fileprivate enum Meaning {
    case key(SampleKey)
    /// A point; of several, the one of the highest rank counts.
    case position(rank: Int)
    case container(Container)
    /// Something of a touch that is of no use here.
    case ignored
    case nothing

    init(_ name: String) {
      switch SampleKey.normalized(name) {
      case "preciselocation": self = .position(rank: 3)
      case "location", "position", "locationinwindow": self = .position(rank: 2)
      case "point", "pos", "center": self = .position(rank: 1)
      case "translation": self = .position(rank: 0)
      case "screen", "screensize", "window", "windowsize", "viewport", "bounds":
        self = .container(.screen)
      case "touches", "touchpoints", "targettouches": self = .container(.touches)
      case "changedtouches", "coalescedtouches": self = .container(.changedTouches)
      case "predictedtouches": self = .container(.predictedTouches)
      case "previouslocation", "velocity", "delta", "size", "frame", "origin": self = .ignored
      default: self = SampleKey(name).map(Meaning.key) ?? .nothing
      }
    }
  }

  /// The coordinates of an object as they are found.
  fileprivate struct PositionValues {
    var x: Double?
    var y: Double?
    private var rank = -1
    private var best: (x: Double, y: Double)?

    mutating func take(_ value: JSONValue, rank: Int) {
      guard rank > self.rank, let point = value.point else { return }
      self.rank = rank
      best = point
    }

    var point: (x: Double, y: Double)? {
      if let best { return best }
      guard let x, let y else { return nil }
      return (x, y)
    }
  }
}

/// Reads pointer actions of W3C WebDriver: `{"actions":[{"type":"pointer","actions":[...]}]}`.
///
/// Each chain is one finger whose times are summed by itself, as WebDriverAgent does; durations
/// are milliseconds.
struct WebDriverSyntax: JSONSyntax {
  private var paths: [String: FingerPath] = [:]

  /// Fingers that are told apart; chosen by us.
  private static let largestFingerCount = 64

  init(options: ImportOptions, scene: SceneFields, recording: inout SampleRecording) {
    recording.timeUnit = .microseconds
    recording.order = .byTime
  }

  private static let pointerActions = ["pointerMove", "pointerDown", "pointerUp", "pointerCancel"]

  /// Whether a value is a chain of pointer actions.
  static func isChain(_ value: JSONValue) -> Bool {
    guard let actions = value["actions"]?.elements else { return false }
    return value["type"]?.string == "pointer"
      || actions.contains { $0["type"]?.string.map(pointerActions.contains) == true }
  }

  mutating func read(
    _ value: JSONValue, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    if Self.isChain(value) { return follow(value, at: location, into: &recording) }
    let chains = value["actions"]?.elements ?? value.elements ?? []
    for chain in chains where Self.isChain(chain) {
      follow(chain, at: location, into: &recording)
    }
  }

  private mutating func follow(
    _ chain: JSONValue, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    let name = chain["id"]?.name ?? ""
    guard paths[name] != nil || paths.count < Self.largestFingerCount else {
      return recording.findings.count(
        .ignoredEvent, key: "chains", at: location,
        "more than \(Self.largestFingerCount) chains, chain skipped")
    }
    var path = paths[name] ?? FingerPath(finger: recording.finger(name))
    for action in chain["actions"]?.elements ?? [] {
      take(action, &path, at: location, into: &recording)
    }
    paths[name] = path
  }

  private func take(
    _ action: JSONValue, _ path: inout FingerPath, at location: TraceLocation,
    into recording: inout SampleRecording
  ) {
    switch action["type"]?.string {
    case "pause": path.wait(duration(action, at: location, into: &recording))
    case "pointerMove": move(action, &path, at: location, into: &recording)
    case "pointerDown":
      guard path.hasPosition else {
        return recording.findings.count(
          .parseError, key: "place", at: location, "pointerDown before any pointerMove, skipped")
      }
      path.down(at: location, into: &recording)
    case "pointerUp": path.up(at: location, into: &recording)
    case "pointerCancel": path.up(.cancelled, at: location, into: &recording)
    default:
      recording.findings.count(
        .unknownEvent, at: location, "an action that is none of a pointer, ignored")
    }
  }

  private func move(
    _ action: JSONValue, _ path: inout FingerPath, at location: TraceLocation,
    into recording: inout SampleRecording
  ) {
    guard let x = action["x"]?.coordinate, let y = action["y"]?.coordinate else {
      return recording.findings.count(
        .parseError, key: "move", at: location, "pointerMove without 'x' and 'y', skipped")
    }
    let duration = duration(action, at: location, into: &recording)
    switch action["origin"] {
    case nil, .null?, .string("viewport")?:
      path.move(to: (x, y), over: duration, at: location, into: &recording)
    case .string("pointer")? where path.hasPosition:
      let start = path.position
      path.move(to: (start.x + x, start.y + y), over: duration, at: location, into: &recording)
    default:
      recording.refusal = Finding(
        .unsupported, at: location,
        "positions relative to an element, whose place is not in the file: use the origin"
          + " 'viewport'")
    }
  }

  /// A duration in microseconds.
  private func duration(
    _ action: JSONValue, at location: TraceLocation, into recording: inout SampleRecording
  ) -> Int64 {
    guard let value = action["duration"], value != .null else { return 0 }
    guard let milliseconds = value.coordinate, milliseconds >= 0,
      milliseconds * 1_000 <= Double(FingerPath.longestMove)
    else {
      recording.findings.count(
        .parseError, key: "duration", at: location,
        "'duration' must be milliseconds from 0 to \(FingerPath.longestMove / 1_000), taken as 0")
      return 0
    }
    return Int64(milliseconds * 1_000)
  }
}

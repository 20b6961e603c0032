/// Reads touch actions of Appium 1: `[{"action":"press","options":{"x":1,"y":2}}, ...]`, one
/// finger, or a list of such lists, one per finger.
///
/// A `wait` before a `moveTo` is the time that the move takes. Whether `moveTo` is relative to
/// the point before it depends on the server and is known, at best, at the end of the file.
struct TouchActionSyntax: JSONSyntax {
  private struct Step {
    var action: Action
    var finger: Int32
    var x: Double
    var y: Double
    var milliseconds: Double
    var location: TraceLocation
  }

  private enum Action: String {
    case press
    case longPress
    case tap
    case moveTo
    case wait
    case release
    case cancel
  }

  private let stated: ImportOptions.MoveTo?
  private var steps: [Step] = []

  /// Milliseconds of a long press that states none, as UIKit has it.
  private static let longPress = 500.0

  init(options: ImportOptions, scene: SceneFields, recording: inout SampleRecording) {
    stated = options.appiumMoveTo
    recording.timeUnit = .microseconds
    recording.order = .byTime
  }

  /// Whether a value is a touch action or a list of them.
  static func isAction(_ value: JSONValue) -> Bool {
    if let first = value.elements?.first { return isAction(first) }
    guard let word = value["action"]?.string, Action(rawValue: word) != nil else { return false }
    guard case .object(let object) = value else { return false }
    return object.members.allSatisfy { $0.name == "action" || $0.name == "options" }
  }

  mutating func read(
    _ value: JSONValue, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    if let actions = value.elements {
      let finger = recording.finger("\(recording.fingerCount)")
      for action in actions { take(action, finger, at: location, into: &recording) }
    } else if let actions = value["actions"] {
      read(actions, at: location, into: &recording)
    } else {
      take(value, recording.finger(""), at: location, into: &recording)
    }
  }

  private mutating func take(
    _ value: JSONValue, _ finger: Int32, at location: TraceLocation,
    into recording: inout SampleRecording
  ) {
    guard steps.count < SampleRecording.limit else { return }
    guard let word = value["action"]?.string, let action = Action(rawValue: word) else {
      return recording.findings.count(
        .unknownEvent, at: location, "an action that is none of a touch, ignored")
    }
    let options = value["options"]
    if options?["element"] != nil, options?["element"] != .null {
      recording.refusal = Finding(
        .unsupported, at: location,
        "positions relative to an element, whose place is not in the file: use absolute ones")
    }
    let milliseconds = (options?["ms"] ?? options?["duration"])?.coordinate ?? 0
    steps.append(
      Step(
        action: action, finger: finger, x: options?["x"]?.coordinate ?? .nan,
        y: options?["y"]?.coordinate ?? .nan,
        milliseconds: min(max(milliseconds, 0), Double(FingerPath.longestMove) / 1_000),
        location: location))
  }

  mutating func finish(into recording: inout SampleRecording) {
    let moveTo = decide(&recording)
    var paths: [FingerPath] = []
    var pauses: [Int64] = []
    for finger in 0..<recording.fingerCount {
      paths.append(FingerPath(finger: finger))
      pauses.append(0)
    }
    for step in steps {
      let finger = Int(step.finger)
      perform(step, moveTo, &paths[finger], &pauses[finger], into: &recording)
    }
  }

  private func decide(_ recording: inout SampleRecording) -> ImportOptions.MoveTo {
    if let stated { return stated }
    guard let first = steps.first(where: { $0.action == .moveTo }) else { return .absolute }
    let isRelative = steps.contains { $0.action == .moveTo && ($0.x < 0 || $0.y < 0) }
    let decision: ImportOptions.MoveTo = isRelative ? .relative : .absolute
    recording.findings.count(
      .guessedUnit, key: "moveTo", at: first.location,
      "'moveTo' is taken as \(decision.rawValue): state it with --appium-moveto")
    return decision
  }

  private func perform(
    _ step: Step, _ moveTo: ImportOptions.MoveTo, _ path: inout FingerPath, _ pause: inout Int64,
    into recording: inout SampleRecording
  ) {
    let time = Int64(step.milliseconds * 1_000)
    if step.action != .moveTo, step.action != .wait {
      path.wait(pause)
      pause = 0
    }
    switch step.action {
    case .wait: pause += time
    case .press, .longPress, .tap:
      guard !step.x.isNaN, !step.y.isNaN else {
        return recording.findings.count(
          .parseError, key: "place", at: step.location, "a touch without 'x' and 'y', skipped")
      }
      path.move(to: (step.x, step.y), over: 0, at: step.location, into: &recording)
      path.down(at: step.location, into: &recording)
      if step.action == .longPress { path.wait(time > 0 ? time : Int64(Self.longPress * 1_000)) }
      if step.action == .tap { path.up(at: step.location, into: &recording) }
    case .moveTo:
      guard !step.x.isNaN, !step.y.isNaN, path.hasPosition else {
        return recording.findings.count(
          .parseError, key: "move", at: step.location, "'moveTo' without a place, skipped")
      }
      let start = path.position
      let point =
        moveTo == .relative ? (x: start.x + step.x, y: start.y + step.y) : (x: step.x, y: step.y)
      path.move(
        to: point, over: min(pause, FingerPath.longestMove), at: step.location, into: &recording)
      pause = 0
    case .release: path.up(at: step.location, into: &recording)
    case .cancel: path.up(.cancelled, at: step.location, into: &recording)
    }
  }
}

/// Reads the swipes of Maestro's test flows.
///
/// `- swipe: {start: "50%, 80%", end: "50%, 20%", duration: 400}` stands in one line or several, or
/// has a `direction`. Places are percent of the screen, or its units.
struct MaestroSyntax: ScriptSyntax {
  private struct Swipe {
    var start: Point?
    var end: Point?
    var direction: String?
    var milliseconds = MaestroSyntax.usualDuration
    var isOnElement = false
    var location: TraceLocation
  }

  private struct Point {
    var x: Double
    var y: Double
    var isPercent: Bool
  }

  private let screen: Screen
  private var swipe: Swipe?
  private var time: Int64 = 0

  /// Milliseconds of a swipe that states none, as Maestro has it.
  private static let usualDuration = 400.0
  /// Microseconds between two swipes, while Maestro waits for the screen to rest; chosen by us.
  private static let pause: Int64 = 1_000_000

  init(options: ImportOptions, scene: SceneFields, recording: inout SampleRecording) {
    recording.timeUnit = .microseconds
    recording.lengths = .points
    screen = (PanelScreen.stated(options) ?? scene.screen).merged(over: scene.screen).resolved()
  }

  /// Whether a line begins a swipe.
  static func isSwipe(_ line: Span<UInt8>) -> Bool {
    line.hasPrefix("- swipe:") || line.hasPrefix("-swipe:") || line.matches("- scroll")
  }

  mutating func read(
    _ line: Span<UInt8>, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    if line[0] == UInt8(ascii: "-") { endSwipe(into: &recording) }
    if line.hasPrefix("- "), !Self.isSwipe(line) {
      recording.findings.count(.ignoredEvent, at: location, "a command that is no swipe")
    }
    if Self.isSwipe(line) {
      swipe = Swipe(location: location)
      if line.matches("- scroll") { swipe?.direction = "UP" }
    }
    if !Self.isSwipe(line), line.firstRange(of: "swipe") != nil {
      recording.findings.count(
        .parseError, key: "line", at: location, "a swipe in another form, skipped")
    }
    guard swipe != nil else { return }
    for (name, value) in Self.members(line.text) { take(name, value, into: &recording) }
  }

  mutating func finish(into recording: inout SampleRecording) {
    endSwipe(into: &recording)
  }

  /// The names and values of a line; commas part places as well as members, so a value ends where
  /// the next name begins.
  private static func members(_ line: String) -> [(name: String, value: String)] {
    var members: [(String, String)] = []
    let parts = line.split { "{},".contains($0) }
    for part in parts {
      let pair = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      if pair.count == 2 {
        members.append((trimmed(pair[0]), trimmed(pair[1])))
      } else if let last = members.indices.last {
        members[last].1 += "," + trimmed(part)
      }
    }
    return members
  }

  private static func trimmed(_ text: Substring) -> String {
    let isTrimmed: (Character) -> Bool = { " \t\"'".contains($0) }
    var text = text.drop(while: isTrimmed)
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return String(text)
  }

  private mutating func take(
    _ name: String, _ value: String, into recording: inout SampleRecording
  ) {
    switch name {
    case "start": swipe?.start = Self.point(value)
    case "end": swipe?.end = Self.point(value)
    case "direction": swipe?.direction = value.uppercased()
    case "duration": swipe?.milliseconds = Self.number(value) ?? .nan
    case "from", "element", "id", "text": swipe?.isOnElement = true
    default: return
    }
  }

  private static func point(_ text: String) -> Point? {
    let parts = text.split(separator: ",").map(trimmed)
    guard parts.count == 2 else { return nil }
    let isPercent = parts.allSatisfy { $0.hasSuffix("%") }
    guard let x = number(parts[0]), let y = number(parts[1]) else { return nil }
    return Point(x: x, y: y, isPercent: isPercent)
  }

  private static func number(_ text: String) -> Double? {
    let digits = text.hasSuffix("%") ? String(text.dropLast()) : text
    let bytes = digits.utf8.span
    guard let number = DecimalNumber(bytes, at: 0), number.end == bytes.count,
      let value = number.double(of: bytes, from: 0), abs(value) <= NumberRange.largestLength
    else { return nil }
    return value
  }

  private mutating func endSwipe(into recording: inout SampleRecording) {
    guard let swipe else { return }
    self.swipe = nil
    guard !swipe.isOnElement else {
      return recording.findings.count(
        .ignoredEvent, key: "element", at: swipe.location,
        "a swipe from an element, whose place is not in the file, skipped")
    }
    guard let way = way(swipe), 0...Double(FingerPath.longestMove) ~= swipe.milliseconds * 1_000
    else {
      return recording.findings.count(
        .parseError, at: swipe.location, "a swipe without start and end or direction, skipped")
    }
    var path = FingerPath(finger: recording.finger(""), time: time)
    path.move(to: place(way.start, &recording), over: 0, at: swipe.location, into: &recording)
    path.down(at: swipe.location, into: &recording)
    path.move(
      to: place(way.end, &recording), over: Int64(swipe.milliseconds * 1_000), at: swipe.location,
      into: &recording)
    path.up(at: swipe.location, into: &recording)
    time = Timestamp(microseconds: path.time).advanced(by: Self.pause).microseconds
  }

  /// From where to where a swipe leads; for directions, the percentages that Maestro has.
  private func way(_ swipe: Swipe) -> (start: Point, end: Point)? {
    if let start = swipe.start, let end = swipe.end { return (start, end) }
    func percent(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y, isPercent: true) }
    switch swipe.direction {
    case "UP": return (percent(50, 50), percent(50, 10))
    case "DOWN": return (percent(50, 20), percent(50, 90))
    case "LEFT": return (percent(90, 50), percent(10, 50))
    case "RIGHT": return (percent(10, 50), percent(90, 50))
    default: return nil
    }
  }

  /// A point of the screen; numbers beyond its points are pixels.
  private func place(
    _ point: Point, _ recording: inout SampleRecording
  ) -> (x: Double, y: Double) {
    if point.isPercent { return (point.x / 100 * screen.width, point.y / 100 * screen.height) }
    let side = max(screen.width, screen.height)
    guard point.x > side || point.y > side else { return (point.x, point.y) }
    recording.findings.count(
      .guessedUnit, at: nil, "places outside of the screen's points are taken for pixels")
    return (point.x / screen.scale, point.y / screen.scale)
  }
}

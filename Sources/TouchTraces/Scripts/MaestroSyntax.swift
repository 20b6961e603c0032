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
    readMembers(line)
  }

  mutating func finish(into recording: inout SampleRecording) {
    endSwipe(into: &recording)
  }

  /// Takes the names and values of a line; commas part places as well as members, so a value ends
  /// where the next name begins.
  private mutating func readMembers(_ line: Span<UInt8>) {
    var colon = Self.colon(line, from: 0)
    while let (name, value) = colon {
      colon = Self.colon(line, from: value)
      let end = colon?.name.lowerBound ?? line.count
      take(line.extracting(name), line.extracting(value..<end))
    }
  }

  /// The next name and where its value begins.
  private static func colon(
    _ line: Span<UInt8>, from start: Int
  ) -> (name: Range<Int>, value: Int)? {
    var index = start
    while index < line.count, line[index] != UInt8(ascii: ":") { index += 1 }
    guard index < line.count else { return nil }
    var first = index
    while first > start, (line[first - 1] | 0x20) &- UInt8(ascii: "a") < 26 { first -= 1 }
    return (first..<index, index + 1)
  }

  private mutating func take(_ name: Span<UInt8>, _ value: Span<UInt8>) {
    if name.matches("start") {
      swipe?.start = Self.point(value)
    } else if name.matches("end") {
      swipe?.end = Self.point(value)
    } else if name.matches("direction") {
      swipe?.direction = Self.word(value)
    } else if name.matches("duration") {
      let numbers = Self.numbers(value)
      swipe?.milliseconds = numbers.count == 1 ? numbers[0] : .nan
    } else if ["from", "element", "id", "text"].contains(where: { name.matches($0) }) {
      swipe?.isOnElement = true
    }
  }

  private static func point(_ value: Span<UInt8>) -> Point? {
    let numbers = numbers(value)
    guard numbers.count == 2 else { return nil }
    var percents = 0
    for index in value.indices where value[index] == UInt8(ascii: "%") { percents += 1 }
    return Point(x: numbers[0], y: numbers[1], isPercent: percents == 2)
  }

  /// The letters of a value, in capitals.
  private static func word(_ value: Span<UInt8>) -> String {
    var letters: [UInt8] = []
    for index in value.indices where (value[index] | 0x20) &- UInt8(ascii: "a") < 26 {
      letters.append(value[index] & 0xDF)
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The numbers of a value; none if there is more in it than what stands around them.
  private static func numbers(_ value: Span<UInt8>) -> [Double] {
    var numbers: [Double] = []
    var index = 0
    while index < value.count {
      switch value[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ","), UInt8(ascii: "%"),
        UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        index += 1
      default:
        guard let number = DecimalNumber(value, at: index),
          let double = number.double(of: value, from: index),
          abs(double) <= NumberRange.largestLength
        else { return [] }
        numbers.append(double)
        index = number.end
      }
    }
    return numbers
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

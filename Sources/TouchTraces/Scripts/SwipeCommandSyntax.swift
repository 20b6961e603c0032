/// Reads shell lines that make touches: `adb shell input swipe x1 y1 x2 y2 [ms]` in pixels and
/// `idb ui swipe x1 y1 x2 y2 [--duration s] [--delta pt]` in points, with sleeps between them.
struct SwipeCommandSyntax: ScriptSyntax {
  private var time: Int64 = 0

  /// Milliseconds of `input swipe` that states none.
  private static let inputDuration = 300.0
  /// Seconds of `idb ui swipe` that states none; chosen by us.
  private static let idbDuration = 0.5
  /// Points between two samples of `idb ui swipe` that states none, as idb has it.
  private static let idbDelta = 10.0
  private static let largestStepCount = 10_000.0

  init(options: ImportOptions, scene: SceneFields, recording: inout SampleRecording) {
    recording.timeUnit = .microseconds
  }

  /// Whether a line is a command that makes a touch.
  static func isCommand(_ line: Span<UInt8>) -> Bool {
    if line.firstRange(of: "idb ui swipe ") != nil || line.firstRange(of: "idb ui tap ") != nil {
      return true
    }
    guard let words = inputWords(line) else { return false }
    return ["swipe", "draganddrop", "tap", "motionevent"].contains(words.first ?? "")
  }

  mutating func read(
    _ line: Span<UInt8>, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    if line[0] == UInt8(ascii: "#") { return }
    let isRead: Bool
    if let start = line.firstRange(of: "idb ui ") {
      let words = Self.words(line.extracting(start.upperBound..<line.count))
      isRead = readIdb(words, at: location, into: &recording)
    } else if let words = Self.inputWords(line) {
      isRead = readInput(words, at: location, into: &recording)
    } else {
      isRead = readSleep(Self.words(line), at: location, into: &recording)
    }
    guard !isRead else { return }
    recording.findings.count(
      .parseError, at: location, "a command for a touch or a sleep that cannot be read, skipped")
  }

  private static func words(_ line: Span<UInt8>) -> [String] {
    var index = 0
    var words: [String] = []
    while let word = line.nextWord(from: &index) { words.append(line.extracting(word).text) }
    return words
  }

  /// The words behind `input` and the name of its source, if the line is such a command.
  private static func inputWords(_ line: Span<UInt8>) -> [String]? {
    guard line.hasPrefix("input ") || line.firstRange(of: " input ") != nil else { return nil }
    let words = words(line)
    guard let start = words.firstIndex(of: "input") else { return nil }
    let rest = words[(start + 1)...]
    let sources = ["touchscreen", "touchpad", "stylus", "mouse"]
    return Array(sources.contains(rest.first ?? "") ? rest.dropFirst() : rest)
  }

  private mutating func readInput(
    _ words: [String], at location: TraceLocation, into recording: inout SampleRecording
  ) -> Bool {
    let numbers = words.dropFirst().compactMap(Self.number)
    switch words.first {
    case "swipe", "draganddrop":
      guard numbers.count == words.count - 1, 4...5 ~= numbers.count else { return false }
      let milliseconds = numbers.count == 5 ? numbers[4] : Self.inputDuration
      guard let duration = Self.microseconds(milliseconds, perUnit: 1_000) else { return false }
      recording.lengths = .pixels
      swipe(numbers, over: duration, at: location, into: &recording)
    case "tap":
      guard numbers.count == 2 else { return false }
      recording.lengths = .pixels
      tap(numbers, for: 0, at: location, into: &recording)
    case "motionevent":
      guard words.count == 4, numbers.count == 2, let phase = PhaseWord.phase(words[1]) else {
        return false
      }
      recording.lengths = .pixels
      recording.append(
        RecordedSample(
          time: ClockReading(whole: time), finger: recording.finger(""), phase: .known(phase),
          x: numbers[0], y: numbers[1], at: location))
    default:
      recording.findings.count(.ignoredEvent, at: location, "a command that makes no touch")
    }
    return true
  }

  private mutating func readIdb(
    _ words: [String], at location: TraceLocation, into recording: inout SampleRecording
  ) -> Bool {
    guard let command = words.first, ["swipe", "tap"].contains(command) else {
      recording.findings.count(.ignoredEvent, at: location, "a command that makes no touch")
      return true
    }
    var numbers: [Double] = []
    var duration: Double?
    var delta = Self.idbDelta
    var index = 1
    while index < words.count {
      let word = words[index]
      if word == "--duration" || word == "--delta", index + 1 < words.count {
        guard let value = Self.number(words[index + 1]) else { return false }
        if word == "--duration" { duration = value } else { delta = value }
        index += 1
      } else if !word.hasPrefix("-"), let value = Self.number(word) {
        numbers.append(value)
      }
      index += 1
    }
    guard
      let span = Self.microseconds(
        duration ?? (command == "tap" ? 0 : Self.idbDuration), perUnit: 1_000_000)
    else { return false }
    recording.lengths = .points
    if command == "tap", numbers.count == 2 {
      tap(numbers, for: span, at: location, into: &recording)
      return true
    }
    guard command == "swipe", numbers.count == 4, delta > 0 else { return false }
    return idbSwipe(numbers, over: span, delta: delta, at: location, into: &recording)
  }

  /// idb's own steps: one every `delta` points, and a rest at the end that takes the speed away.
  private mutating func idbSwipe(
    _ points: [Double], over duration: Int64, delta: Double, at location: TraceLocation,
    into recording: inout SampleRecording
  ) -> Bool {
    let (dx, dy) = (points[2] - points[0], points[3] - points[1])
    let steps = ((dx * dx + dy * dy).squareRoot() / delta).rounded(.down)
    guard steps < Self.largestStepCount else { return false }
    let count = max(Int(steps), 1)
    let pause = duration / Int64(count + 2)
    var path = FingerPath(finger: recording.finger(""), time: time)
    path.move(to: (points[0], points[1]), over: 0, at: location, into: &recording)
    path.down(at: location, into: &recording)
    for step in 1...count {
      let share = Double(step) / Double(count)
      path.wait(pause)
      path.move(
        to: (points[0] + dx * share, points[1] + dy * share), over: 0, at: location,
        into: &recording)
    }
    path.wait(pause)
    path.move(to: (points[2], points[3]), over: 0, at: location, into: &recording)
    path.wait(pause)
    path.up(at: location, into: &recording)
    recording.findings.count(
      .synthetic, at: location, "a way between two points is filled with samples as idb sends them")
    time = path.time
    return true
  }

  private mutating func swipe(
    _ points: [Double], over duration: Int64, at location: TraceLocation,
    into recording: inout SampleRecording
  ) {
    var path = FingerPath(finger: recording.finger(""), time: time)
    path.move(to: (points[0], points[1]), over: 0, at: location, into: &recording)
    path.down(at: location, into: &recording)
    path.move(to: (points[2], points[3]), over: duration, at: location, into: &recording)
    path.up(at: location, into: &recording)
    time = path.time
  }

  private mutating func tap(
    _ point: [Double], for duration: Int64, at location: TraceLocation,
    into recording: inout SampleRecording
  ) {
    var path = FingerPath(finger: recording.finger(""), time: time)
    path.move(to: (point[0], point[1]), over: 0, at: location, into: &recording)
    path.down(at: location, into: &recording)
    path.wait(duration)
    path.up(at: location, into: &recording)
    time = path.time
  }

  /// `sleep 0.8` or `usleep 800000`; every other line is none of ours.
  private mutating func readSleep(
    _ words: [String], at location: TraceLocation, into recording: inout SampleRecording
  ) -> Bool {
    guard let index = words.firstIndex(where: { $0 == "sleep" || $0 == "usleep" }),
      index + 1 < words.count
    else {
      recording.findings.count(
        .ignoredEvent, at: location, "a command that makes no touch")
      return true
    }
    let isSeconds = words[index] == "sleep"
    let text = words[index + 1].hasSuffix("s") ? words[index + 1].dropLast() : words[index + 1][...]
    guard let value = Self.number(String(text)),
      let pause = Self.microseconds(value, perUnit: isSeconds ? 1_000_000 : 1)
    else { return false }
    time = Timestamp(microseconds: time).advanced(by: pause).microseconds
    return true
  }

  private static func number(_ word: String) -> Double? {
    let bytes = word.utf8.span
    guard let number = DecimalNumber(bytes, at: 0), number.end == bytes.count,
      let value = number.double(of: bytes, from: 0), abs(value) <= NumberRange.largestLength
    else { return nil }
    return value
  }

  private static func microseconds(_ value: Double, perUnit factor: Double) -> Int64? {
    let microseconds = value * factor
    guard 0...Double(FingerPath.longestMove) ~= microseconds else { return nil }
    return Int64(microseconds.rounded())
  }
}

/// Reads shell lines that make touches: `adb shell input swipe x1 y1 x2 y2 [ms]` in pixels and
/// `idb ui swipe x1 y1 x2 y2 [--duration s] [--delta pt]` in points, with sleeps between them.
struct SwipeCommandSyntax: ScriptSyntax {
  /// Microseconds from the start of the script.
  var time: Int64 = 0

  /// What a line does.
  private enum Command {
    case idb(from: Int)
    case input(from: Int)
    case sleep(Range<Int>, microsecondsPerUnit: Double)
    case other
  }

  init(options: ImportOptions, scene: SceneFields, recording: inout SampleRecording) {
    recording.timeUnit = .microseconds
  }

  /// Whether a line is a command that makes a touch at a point; prose may speak of one.
  static func isCommand(_ line: Span<UInt8>) -> Bool {
    switch command(line) {
    case .idb(let start):
      let rest = line.extracting(start..<line.count)
      return (rest.hasPrefix("swipe ") || rest.hasPrefix("tap "))
        && ShellNumbers(rest, from: 0).count >= 2
    case .input(var index):
      return InputCommand(line, from: &index) != nil && ShellNumbers(line, from: index).count >= 2
    case .sleep, .other: return false
    }
  }

  mutating func read(
    _ line: Span<UInt8>, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    if line[0] == UInt8(ascii: "#") { return }
    let isRead: Bool
    switch Self.command(line) {
    case .idb(let start): isRead = readIdb(line, from: start, at: location, into: &recording)
    case .input(let start): isRead = readInput(line, from: start, at: location, into: &recording)
    case .sleep(let word, let unit): isRead = readSleep(line.extracting(word), unit)
    case .other:
      return Self.countOther(at: location, into: &recording)
    }
    guard !isRead else { return }
    recording.findings.count(
      .parseError, at: location, "a command for a touch or a sleep that cannot be read, skipped")
  }

  /// What the words of a line do; of a touch and a sleep in one line, the touch.
  private static func command(_ line: Span<UInt8>) -> Command {
    if let idb = line.firstRange(of: "idb ui ") { return .idb(from: idb.upperBound) }
    var index = 0
    var sleep: Command?
    while let range = line.nextWord(from: &index) {
      let word = line.extracting(range)
      if word.matches("input") { return .input(from: index) }
      guard sleep == nil, word.matches("sleep") || word.matches("usleep") else { continue }
      var next = index
      guard let value = line.nextWord(from: &next) else { continue }
      sleep = .sleep(value, microsecondsPerUnit: word.count == 5 ? 1_000_000 : 1)
    }
    return sleep ?? .other
  }

  /// Counts a command that is none of ours.
  static func countOther(at location: TraceLocation, into recording: inout SampleRecording) {
    recording.findings.count(.ignoredEvent, at: location, "a command that makes no touch")
  }

  /// `sleep 0.8`, `sleep 0.8s` or `usleep 800000`.
  private mutating func readSleep(_ word: Span<UInt8>, _ unit: Double) -> Bool {
    let hasUnit = word[word.count - 1] == UInt8(ascii: "s")
    guard let value = ShellNumbers.number(word.extracting(0..<(word.count - (hasUnit ? 1 : 0)))),
      let pause = Self.microseconds(value, perUnit: unit)
    else { return false }
    time = Timestamp(microseconds: time).advanced(by: pause).microseconds
    return true
  }

  /// A stretch of time that is no longer than a finger may move.
  static func microseconds(_ value: Double, perUnit factor: Double) -> Int64? {
    let microseconds = value * factor
    guard 0...Double(FingerPath.longestMove) ~= microseconds else { return nil }
    return Int64(microseconds.rounded())
  }
}

extension SwipeCommandSyntax {
  /// Puts a finger down at a point and lifts it there.
  mutating func tap(
    _ point: (x: Double, y: Double), for duration: Int64, at location: TraceLocation,
    into recording: inout SampleRecording
  ) {
    var path = FingerPath(finger: recording.finger(""), time: time)
    path.move(to: point, over: 0, at: location, into: &recording)
    path.down(at: location, into: &recording)
    path.wait(duration)
    path.up(at: location, into: &recording)
    time = path.time
  }
}

/// Reads raw recordings of ZXTouch: `101<k><ii><xxxxx><yyyyy>` is a touch, with k 1 down, 2 move,
/// 0 up, ii the finger, and tenths of a pixel; `18<us>` is a sleep.
struct ZXTouchSyntax: ScriptSyntax {
  private var time: Int64 = 0

  private static let touchLength = 13
  private static let longestSleep: Int64 = 1_000_000_000_000

  init(options: ImportOptions, scene: SceneFields, recording: inout SampleRecording) {
    recording.timeUnit = .microseconds
    recording.lengths = .pixels
  }

  /// Whether a line is one that only such a recording has.
  static func isLine(_ line: Span<UInt8>) -> Bool {
    if line.hasPrefix("12") { return line.firstRange(of: ";;") != nil }
    return touchCount(line) != nil
  }

  /// How many touches a line tells of; `nil` if it is none.
  private static func touchCount(_ line: Span<UInt8>) -> Int? {
    guard line.count > 3, line.hasPrefix("10") else { return nil }
    let count = Int(line[2] &- UInt8(ascii: "0"))
    guard 1...9 ~= count, line.count == 3 + count * touchLength else { return nil }
    for index in 3..<line.count where line[index] &- UInt8(ascii: "0") > 9 { return nil }
    return count
  }

  mutating func read(
    _ line: Span<UInt8>, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    if let count = Self.touchCount(line) {
      for index in 0..<count {
        let start = 3 + index * Self.touchLength
        touch(
          line.extracting(start..<(start + Self.touchLength)), at: location, into: &recording)
      }
    } else if line.hasPrefix("18"),
      let sleep = line.extracting(2..<line.count).decimalValue, sleep <= Self.longestSleep
    {
      time = Timestamp(microseconds: time).advanced(by: sleep).microseconds
    } else if line.hasPrefix("10") || line.hasPrefix("18") {
      recording.findings.count(
        .parseError, at: location, "a touch or a sleep that cannot be read, skipped")
    } else {
      recording.findings.count(
        .ignoredEvent, at: location, "a task that is none of touch and sleep")
    }
  }

  private func touch(
    _ digits: Span<UInt8>, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    let phase: TouchPhase
    switch digits[0] {
    case UInt8(ascii: "1"): phase = .began
    case UInt8(ascii: "2"): phase = .moved
    case UInt8(ascii: "0"): phase = .ended
    default:
      return recording.findings.count(
        .unknownEvent, at: location, "a touch that does none of down, move and up, ignored")
    }
    guard let finger = digits.extracting(1..<3).decimalValue,
      let x = digits.extracting(3..<8).decimalValue,
      let y = digits.extracting(8..<13).decimalValue
    else { return }
    recording.append(
      RecordedSample(
        time: ClockReading(whole: time), finger: recording.finger(number: Int32(finger)),
        phase: .known(phase), x: Double(x) / 10, y: Double(y) / 10, at: location))
  }
}

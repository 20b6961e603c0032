/// Scripts of Android's Monkey: `DispatchPointer(downTime,eventTime,action,x,y,...)` in
/// milliseconds and pixels, and `UserWait(ms)`.
struct MonkeySyntax: ScriptSyntax {
  private static let pointer = "DispatchPointer("
  private static let wait = "UserWait("
  private static let valueCount = 5
  private static let longestWait = 86_400_000.0

  /// Milliseconds waited, the clock of scripts whose events have no times.
  private var waited = 0.0

  init(options: ImportOptions, scene: SceneFields, recording: inout SampleRecording) {
    recording.lengths = .pixels
    recording.timeUnit = .milliseconds
    recording.statedDialect = .android
  }

  /// Whether a line tells that a text is such a script.
  static func claims(_ line: Span<UInt8>) -> Bool {
    line.hasPrefix("type= raw events") || line.hasPrefix("start data >>")
      || line.hasPrefix(pointer)
  }

  mutating func read(
    _ line: Span<UInt8>, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    if let values = Self.values(line, behind: Self.pointer) {
      guard values.count >= Self.valueCount, 0...65_535 ~= values[2],
        abs(values[3]) <= NumberRange.largestLength, abs(values[4]) <= NumberRange.largestLength,
        abs(values[1]) < 1e15
      else { return countBroken(at: location, into: &recording) }
      let time = values[1] > 0 ? values[1] : waited
      recording.append(
        RecordedSample(
          time: ClockReading(whole: Int64(time)), finger: recording.finger(number: 0),
          phase: .number(UInt8(truncatingIfNeeded: Int64(values[2]))), x: values[3], y: values[4],
          at: location))
    } else if let values = Self.values(line, behind: Self.wait) {
      guard let milliseconds = values.first, 0...Self.longestWait ~= milliseconds else {
        return countBroken(at: location, into: &recording)
      }
      waited += milliseconds
    } else if line.firstRange(of: "Pointer") != nil || line.firstRange(of: "Wait") != nil {
      countBroken(at: location, into: &recording)
    }
  }

  private func countBroken(
    at location: TraceLocation, into recording: inout SampleRecording
  ) {
    recording.findings.count(
      .parseError, at: location, "a touch or a wait that cannot be read, skipped")
  }

  /// The numbers between a word and a closing parenthesis; `nil` if the word is not there.
  private static func values(_ line: Span<UInt8>, behind word: String) -> [Double]? {
    guard let found = line.firstRange(of: word) else { return nil }
    var values: [Double] = []
    var start = found.upperBound
    while start < line.count {
      var end = start
      while end < line.count, line[end] != UInt8(ascii: ","), line[end] != UInt8(ascii: ")") {
        end += 1
      }
      guard end < line.count else { return [] }
      let field = line.extracting(start..<end)
      guard let value = TableNumber.double(field.extracting(field.trimmedRange)) else { return [] }
      values.append(value)
      if line[end] == UInt8(ascii: ")") { break }
      start = end + 1
    }
    return values
  }
}

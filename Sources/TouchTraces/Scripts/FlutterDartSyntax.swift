/// Reads pointer events of Flutter as Dart writes them in tests:
/// `PointerDownEvent(timeStamp: Duration(milliseconds: 216690896), pointer: 1,
/// position: Offset(270.0, 538.28))`, over any number of lines.
struct FlutterDartSyntax: ScriptSyntax {
  /// The event that began and has not ended yet.
  private var text: [UInt8] = []
  /// Its brackets that are open.
  private var depth = 0
  private var start = TraceLocation(line: 1, byteOffset: 0)

  /// Bytes of the longest event; chosen by us.
  private static let longestEvent = 1 << 14

  init(options: ImportOptions, scene: SceneFields, recording: inout SampleRecording) {
    recording.timeUnit = .microseconds
    recording.lengths = .points
  }

  /// Whether an event of a finger that is down stands in a line.
  static func claims(_ line: Span<UInt8>) -> Bool {
    ["PointerDownEvent(", "PointerMoveEvent(", "PointerUpEvent("].contains {
      line.firstRange(of: $0) != nil
    }
  }

  /// Where an event begins in a line.
  private static func eventStart(_ line: Span<UInt8>) -> Int? {
    guard let event = line.firstRange(of: "Event(") else { return nil }
    var start = event.lowerBound
    while start > 0, line[start - 1] | 0x20 &- UInt8(ascii: "a") < 26 { start -= 1 }
    return line.extracting(start..<line.count).hasPrefix("Pointer") ? start : nil
  }

  mutating func read(
    _ line: Span<UInt8>, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    var rest = 0
    while rest < line.count {
      let part = line.extracting(rest..<line.count)
      if text.isEmpty {
        guard let begin = Self.eventStart(part) else {
          if part.firstRange(of: "Event(") != nil || part.firstRange(of: "Offset(") != nil {
            recording.findings.count(
              .parseError, key: "line", at: location, "a position outside of an event, skipped")
          }
          return
        }
        rest += begin
        start = location
      }
      rest += take(line.extracting(rest..<line.count), into: &recording)
    }
    if !text.isEmpty { text.append(UInt8(ascii: " ")) }
  }

  mutating func finish(into recording: inout SampleRecording) {
    guard !text.isEmpty else { return }
    recording.findings.count(.truncated, at: start, "the last event is cut")
  }

  /// Takes bytes up to the end of the event and returns how many.
  private mutating func take(
    _ bytes: Span<UInt8>, into recording: inout SampleRecording
  ) -> Int {
    for index in bytes.indices {
      text.append(bytes[index])
      depth += Self.turn(bytes[index])
      let isComplete = depth == 0 && bytes[index] == UInt8(ascii: ")")
      guard isComplete || text.count > Self.longestEvent else { continue }
      if !isComplete || !emit(into: &recording) {
        recording.findings.count(.parseError, at: start, "an event that cannot be read, skipped")
      }
      text.removeAll(keepingCapacity: true)
      depth = 0
      return index + 1
    }
    return bytes.count
  }

  private static func turn(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "("): 1
    case UInt8(ascii: ")"): -1
    default: 0
    }
  }

  private func emit(into recording: inout SampleRecording) -> Bool {
    let span = text.span
    guard let open = span.firstRange(of: "(") else { return false }
    let name = span.extracting(0..<open.lowerBound).text
    guard let phase = PhaseWord.phase(name) else { return FlutterSyntax.isAway(name) }
    guard let time = time(span), let point = numbers(behind: "Offset(", span, count: 2) else {
      return false
    }
    let pointer = numbers(behind: "pointer:", span, count: 1)?.first ?? 0
    guard let number = Int32(exactly: pointer) else { return false }
    recording.append(
      RecordedSample(
        time: ClockReading(whole: time), finger: recording.finger(number: number),
        phase: .known(phase), x: point[0], y: point[1], at: start))
    return true
  }

  /// The sum of the parts of `Duration(milliseconds: 216690896 + 40)`, in microseconds.
  private func time(_ span: Span<UInt8>) -> Int64? {
    guard let duration = span.firstRange(of: "Duration(") else { return nil }
    let units: [(String, Double)] = [
      ("microseconds:", 1), ("milliseconds:", 1_000), ("seconds:", 1_000_000),
    ]
    let rest = span.extracting(duration.upperBound..<span.count)
    for (name, factor) in units {
      guard let value = numbers(behind: name, rest, count: 1)?.first else { continue }
      return Int64(exactly: (value * factor).rounded())
    }
    return nil
  }

  private func numbers(behind name: String, _ span: Span<UInt8>, count: Int) -> [Double]? {
    guard let found = span.firstRange(of: name) else { return nil }
    var list = NumberList(found.upperBound..<span.count)
    var numbers: [Double] = []
    while numbers.count < count {
      guard let number = list.next(span), abs(number) <= Self.largestNumber else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private static let largestNumber = 1e15
}

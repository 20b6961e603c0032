/// Console logs in which `UITouch` describes itself:
/// `<UITouch: 0x865e3e840> phase: Began; ... location in window: {138.3, 587.7}`.
///
/// The time stamps in the description have six digits and are of no use; the time is that of the
/// log line, when it was printed.
struct TouchDescriptionSyntax: ScriptSyntax {
  private static let touch = "<UITouch: "
  private static let phase = "phase: "
  private static let location = "location in window: {"
  private static let frame = "frame = ("
  /// Bytes before a description in which the time of the log line is looked for.
  private static let longestPrefix = 64
  private static let day: Int64 = 86_400_000_000

  private let assumedRate: Double?
  private var name = ""
  private var recentPhase: TouchPhase?
  private var time: Int64?
  private var days: Int64 = 0
  private var count: Int64 = 0

  init(options: ImportOptions, scene: SceneFields, recording: inout SampleRecording) {
    assumedRate = options.assumedRate
    recording.lengths = .points
    recording.timeUnit = .microseconds
  }

  /// Whether a text holds such a description.
  static func claims(_ text: Span<UInt8>) -> Bool {
    text.firstRange(of: "<UITouch: 0x") != nil || text.firstRange(of: "<UITouchesEvent: 0x") != nil
  }

  mutating func read(
    _ line: Span<UInt8>, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    if let time = Self.timeOfDay(line) { noteTime(time) }
    var index = 0
    while index < line.count {
      let rest = line.extracting(index..<line.count)
      if rest.hasPrefix(Self.touch) {
        index += Self.touch.utf8.count
        let start = index
        while index < line.count, line[index] != UInt8(ascii: ">") { index += 1 }
        name = line.extracting(start..<index).text
        recentPhase = nil
      } else if rest.hasPrefix(Self.phase) {
        index += Self.phase.utf8.count
        let start = index
        while index < line.count, line[index] | 0x20 >= UInt8(ascii: "a") { index += 1 }
        recentPhase = PhaseWord.phase(line.extracting(start..<index).text)
      } else if rest.hasPrefix(Self.frame) {
        index += Self.frame.utf8.count
        readFrame(line, &index, &recording)
      } else if rest.hasPrefix(Self.location), !Self.isPrevious(line, index) {
        index += Self.location.utf8.count
        readLocation(line, &index, at: location, into: &recording)
      } else {
        index += 1
      }
    }
  }

  private static func isPrevious(_ line: Span<UInt8>, _ index: Int) -> Bool {
    let word = "previous "
    return index >= word.utf8.count
      && line.extracting((index - word.utf8.count)..<index).matches(word)
  }

  private mutating func readLocation(
    _ line: Span<UInt8>, _ index: inout Int, at location: TraceLocation,
    into recording: inout SampleRecording
  ) {
    let start = index
    while index < line.count, line[index] != UInt8(ascii: "}") { index += 1 }
    guard index < line.count, !name.isEmpty, let phase = recentPhase,
      let point = Self.pair(line.extracting(start..<index), UInt8(ascii: ",")),
      abs(point.0) <= NumberRange.largestLength, abs(point.1) <= NumberRange.largestLength
    else {
      return recording.findings.count(
        .parseError, at: location, "description of a touch without phase or position, skipped")
    }
    recentPhase = nil
    guard let time = sampleTime(&recording, at: location) else { return recording.appendTimeless() }
    recording.append(
      RecordedSample(
        time: ClockReading(whole: time), finger: recording.finger(name), phase: .known(phase),
        x: point.0, y: point.1, at: location))
  }

  private mutating func sampleTime(
    _ recording: inout SampleRecording, at location: TraceLocation
  ) -> Int64? {
    if let time {
      recording.findings.count(
        .approximateTime, at: location, "times are those of printing, not of the touches")
      return time + days * Self.day
    }
    guard let assumedRate else { return nil }
    recording.findings.count(
      .assumedRate, at: location, "no times in it, samples are spaced by --assume-rate")
    defer { count += 1 }
    return Int64(Double(count) / assumedRate * 1_000_000)
  }

  /// The window is the screen.
  private func readFrame(
    _ line: Span<UInt8>, _ index: inout Int, _ recording: inout SampleRecording
  ) {
    while index < line.count, line[index] != UInt8(ascii: ";") { index += 1 }
    let start = index + 1
    while index < line.count, line[index] != UInt8(ascii: ")") { index += 1 }
    guard index < line.count, recording.screen.width == nil, start < index else { return }
    let text = line.extracting(start..<index)
    guard let size = Self.pair(text.extracting(text.trimmedRange), UInt8(ascii: " ")),
      NumberRange.side.contains(size.0), NumberRange.side.contains(size.1)
    else { return }
    recording.screen.width = size.0
    recording.screen.height = size.1
  }

  private static func pair(_ text: Span<UInt8>, _ separator: UInt8) -> (Double, Double)? {
    var row = TableRow()
    row.split(text, at: separator)
    guard row.fields.count == 2, let first = TableNumber.double(text.extracting(row.fields[0])),
      let second = TableNumber.double(text.extracting(row.fields[1]))
    else { return nil }
    return (first, second)
  }
}

extension TouchDescriptionSyntax {
  /// A clock that goes back by half a day and more has passed midnight.
  private mutating func noteTime(_ next: Int64) {
    if let time, time - next > Self.day / 2 { days += 1 }
    time = next
  }

  /// The microseconds since midnight of `22:50:45.590836` in the first bytes of a line.
  private static func timeOfDay(_ line: Span<UInt8>) -> Int64? {
    for start in 0..<min(line.count, longestPrefix) {
      var index = start
      guard let hours = line.number(at: &index), index - start == 2, line.skip(":", &index),
        let minutes = line.number(at: &index), line.skip(":", &index),
        let seconds = line.number(at: &index), line.skip(".", &index)
      else { continue }
      let fractionStart = index
      guard let fraction = line.number(at: &index), 0..<24 ~= hours, 0..<60 ~= minutes,
        0..<61 ~= seconds, fraction >= 0
      else { continue }
      var microseconds = fraction
      for _ in (index - fractionStart)..<max(6, index - fractionStart) { microseconds *= 10 }
      guard index - fractionStart <= 6 else { continue }
      return ((hours * 60 + minutes) * 60 + seconds) * 1_000_000 + microseconds
    }
    return nil
  }
}

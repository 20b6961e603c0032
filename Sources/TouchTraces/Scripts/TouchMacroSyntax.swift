/// Reads touch macros of iOS: AutoTouch, XXTouch, TouchElf and their kin.
///
/// Time is the sum of the sleeps; each call counts once, in the order of the file, whatever loops
/// and functions stand around it. Positions are pixels of the screen.
struct TouchMacroSyntax: ScriptSyntax {
  private enum Call {
    case touch(TouchPhase)
    case sleep(microsecondsPerUnit: Double)
  }

  /// Microseconds since the start of the script.
  private var time = 0.0

  private static let longestTime = 1e15

  init(options: ImportOptions, scene: SceneFields, recording: inout SampleRecording) {
    recording.timeUnit = .microseconds
    recording.lengths = .pixels
  }

  /// Whether a line is a call that only such a script has, with numbers for arguments; prose may
  /// speak of one, and prose goes on behind it.
  static func isCall(_ line: Span<UInt8>) -> Bool {
    var index = 0
    while true {
      let start = index
      guard let call = ScriptCall(line, from: &index), call.name.lowerBound == start,
        Self.call(line.extracting(call.name)) != nil
      else { return false }
      var arguments = NumberList(call.arguments)
      while arguments.next(line) != nil {}
      guard arguments.isAtEnd(line) else { return false }
      while index < line.count, " \t;".utf8.contains(line[index]) { index += 1 }
      let rest = line.extracting(index..<line.count)
      if rest.isEmpty || rest.hasPrefix("--") || rest.hasPrefix("//") { return true }
    }
  }

  mutating func read(
    _ line: Span<UInt8>, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    if line.hasPrefix("--") || line.hasPrefix("//") {
      return readComment(line, at: location, into: &recording)
    }
    var index = 0
    while let call = ScriptCall(line, from: &index) {
      guard let kind = Self.call(line.extracting(call.name)) else {
        recording.findings.count(
          .ignoredEvent, key: "call", at: location, "a call for something else than touches")
        continue
      }
      let isUsed =
        switch kind {
        case .touch(let phase):
          touch(phase, line, NumberList(call.arguments), at: location, into: &recording)
        case .sleep(let unit): sleep(unit, line, NumberList(call.arguments))
        }
      guard !isUsed else { continue }
      recording.findings.count(
        .parseError, at: location, "a call for a touch or a sleep that cannot be read, skipped")
    }
    if index == 0 {
      recording.findings.count(
        .ignoredEvent, key: "line", at: location, "a line that calls nothing")
    }
    readRest(line.extracting(index..<line.count), at: location, into: &recording)
  }

  private static func call(_ name: Span<UInt8>) -> Call? {
    if name.matches("touchMove") || name.matches("touch.move") { return .touch(.moved) }
    if name.matches("usleep") { return .sleep(microsecondsPerUnit: 1) }
    if name.matches("sys.msleep") || name.matches("mSleep") {
      return .sleep(microsecondsPerUnit: 1_000)
    }
    if name.matches("touchDown") || name.matches("touch.on") || name.matches("touch.down") {
      return .touch(.began)
    }
    if name.matches("touchUp") || name.matches("touch.off") || name.matches("touch.up") {
      return .touch(.ended)
    }
    return name.matches("sys.sleep") ? .sleep(microsecondsPerUnit: 1_000_000) : nil
  }

  /// Takes `id, x, y` and what may follow; a lift may have no position.
  private func touch(
    _ phase: TouchPhase, _ line: Span<UInt8>, _ list: NumberList, at location: TraceLocation,
    into recording: inout SampleRecording
  ) -> Bool {
    var list = list
    guard let id = list.next(line).flatMap(Int32.init(exactly:)) else { return false }
    let finger = recording.finger(number: id)
    var sample = RecordedSample(
      time: ClockReading(whole: Int64(time.rounded())), finger: finger, phase: .known(phase),
      at: location)
    if !list.isAtEnd(line) || phase != .ended {
      guard let x = list.next(line), let y = list.next(line),
        abs(x) <= NumberRange.largestLength, abs(y) <= NumberRange.largestLength
      else { return false }
      (sample.x, sample.y) = (x, y)
    }
    recording.append(sample)
    return true
  }

  private mutating func sleep(_ unit: Double, _ line: Span<UInt8>, _ list: NumberList) -> Bool {
    var list = list
    guard let units = list.next(line), list.isAtEnd(line), units >= 0 else { return false }
    time = min(time + units * unit, Self.longestTime)
    return true
  }

  /// Comments of AutoTouch state the screen: `-- Resolution: 1242, 2688`.
  private func readComment(
    _ line: Span<UInt8>, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    if let words = line.firstRange(of: "Resolution:") {
      var list = NumberList(words.upperBound..<line.count)
      if let width = list.next(line), let height = list.next(line) {
        recording.pixels = SampleRecording.PixelSize(width: width, height: height)
      }
    } else if let words = line.firstRange(of: "Orientation of front most app:"),
      line.extracting(words.upperBound..<line.count).firstRange(of: "Portrait") == nil
    {
      recording.findings.count(
        .guessedScreen, key: "orientation", at: location,
        "the app lay on its side, positions are taken as they are: --rotate turns them")
    }
  }

  /// Reads what stands behind the last call of a line: a bracket that is left open is damage.
  private func readRest(
    _ rest: Span<UInt8>, at location: TraceLocation, into recording: inout SampleRecording
  ) {
    guard rest.firstRange(of: "(") != nil else { return }
    recording.findings.count(
      .parseError, key: "rest", at: location, "a call that does not end in its line, skipped")
  }
}

/// Reads what Android's `getevent -lt` and `getevent -t` print.
///
/// Touch events are kept until the end of the file (`EvdevRecording`), then replayed as one
/// session.
struct GeteventDecoder: LineDecoder {
  var lines = LineReader()
  private let options: ImportOptions
  private let scene: SceneFields
  private var facts = RecordingFacts()
  private var recording = EvdevRecording()
  private var findings = FindingTally()
  private var hasText = false
  private var eventLines = 0
  private var hasTimes = false
  private var frames: Int64 = 0

  init(options: ImportOptions, scene: SceneFields) {
    self.options = options
    self.scene = scene
  }

  mutating func read(_ line: Span<UInt8>, isCut: Bool, into sink: inout some TraceSink) {
    hasText = true
    if let event = GeteventLine(line) {
      eventLines += 1
      take(event, of: line)
    } else if !facts.read(line), GeteventLine.looksLikeEvent(line) {
      findings.count(
        isCut ? .truncated : .parseError, at: lines.location,
        isCut ? "the last line is cut" : "line that begins like an event and is none, skipped")
    }
  }

  mutating func skipLongLine(firstByte: UInt8, into sink: inout some TraceSink) {
    hasText = true
    findings.count(
      .lineTooLong, at: lines.location,
      "line of more than \(LineReader.limit) bytes, skipped")
  }

  private mutating func take(_ line: GeteventLine, of text: Span<UInt8>) {
    guard let time = time(of: line) else { return }
    guard !recording.isFull else {
      return findings.count(
        .truncated, key: "limit", at: lines.location,
        "more than \(EvdevRecording.limit) touch events, the rest is not read")
    }
    guard let device = recording.device(text.extracting(line.device ?? 0..<0)) else { return }
    switch line.meaning {
    case .other: recording.appendOther(device: device)
    case .matters(let kind):
      recording.append(kind, value: line.value, time: time, device: device, at: lines.location)
    }
  }

  /// The time of an event, stated or by the assumed rate; stated ones make the others void.
  private mutating func time(of line: GeteventLine) -> Int64? {
    if let time = line.time {
      if !hasTimes { recording.removeAll() }
      hasTimes = true
      return time
    }
    guard !hasTimes, let rate = options.assumedRate, rate > 0 else { return nil }
    let time = Double(frames) / rate * 1_000_000
    guard time < 1e18 else { return nil }
    if line.meaning == .matters(.report) { frames += 1 }
    return Int64(time)
  }

  mutating func finishFile(into sink: inout some TraceSink) {
    readDeviceInfo()
    guard let problem else {
      var session = EvdevSession(
        recording: recording, facts: facts, options: options, scene: scene, findings: findings)
      return session.replay(into: &sink)
    }
    findings.flush(into: &sink)
    sink.receive(problem)
  }

  /// Descriptions in the recording itself are found first.
  private mutating func readDeviceInfo() {
    guard let info = options.deviceInfo else { return }
    for line in info.split(separator: UInt8(ascii: "\n")) {
      let bytes = Array(line)
      _ = facts.read(bytes.span.extracting(bytes.span.trimmedRange))
    }
  }

  /// Why there is no session in the file.
  private var problem: Finding? {
    if recording.devices.contains(where: { $0.hasTouchAxes || $0.hasPointerAxes }) {
      return nil
    }
    if !hasText { return Finding(.empty, "nothing in it") }
    if eventLines > 0, !hasTimes, options.assumedRate == nil {
      return Finding(
        .unsupported,
        "no times in it: record with 'getevent -lt', or state a rate with --assume-rate 120")
    }
    if eventLines == 0, facts.devices.isEmpty {
      return Finding(.unknownFormat, "no line that 'getevent' prints")
    }
    return Finding(.notATrace, "input devices, but no touch")
  }
}

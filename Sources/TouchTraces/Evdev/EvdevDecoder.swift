/// Reads a recording of Linux' input layer, whatever tool wrote it.
///
/// Touch events are kept until the end of the file (`EvdevRecording`), then replayed as one
/// session.
struct EvdevDecoder<Syntax: EvdevSyntax>: LineDecoder {
  var lines = LineReader()
  private let options: ImportOptions
  private let scene: SceneFields
  private var syntax = Syntax()
  private var intake: EvdevIntake
  private var hasText = false

  init(options: ImportOptions, scene: SceneFields) {
    self.options = options
    self.scene = scene
    intake = EvdevIntake(options: options)
  }

  mutating func read(_ line: Span<UInt8>, isCut: Bool, into sink: inout some TraceSink) {
    hasText = true
    switch syntax.read(line, at: lines.location, into: &intake) {
    case .understood, .other: return
    case .broken:
      intake.findings.count(
        isCut ? .truncated : .parseError, at: lines.location,
        isCut ? "the last line is cut" : "line that begins like an event and is none, skipped")
    }
  }

  mutating func skipLongLine(firstByte: UInt8, into sink: inout some TraceSink) {
    hasText = true
    intake.findings.count(
      .lineTooLong, at: lines.location,
      "line of more than \(LineReader.limit) bytes, skipped")
  }

  mutating func finishFile(into sink: inout some TraceSink) {
    syntax.finish(into: &intake)
    if let problem {
      intake.findings.flush(into: &sink)
      return sink.receive(problem)
    }
    if Syntax.separatesDevices { intake.mergeDevices() }
    if let info = options.deviceInfo { intake.facts.complete(with: RecordingFacts(text: info)) }
    var session = EvdevSession(
      recording: intake.recording, facts: intake.facts, options: options, scene: scene,
      findings: intake.findings)
    session.replay(into: &sink)
  }

  /// What the text says of devices and screen.
  static func facts(in text: [UInt8]) -> RecordingFacts {
    var decoder = Self(options: .standard, scene: SceneFields())
    var sink = NoSink()
    decoder.feed(text.span, into: &sink)
    decoder.feed([UInt8(ascii: "\n")].span, into: &sink)
    return decoder.intake.facts
  }

  /// Why there is no session in the file.
  private var problem: Finding? {
    if intake.recording.devices.contains(where: { $0.hasTouchAxes || $0.hasPointerAxes }) {
      return nil
    }
    if !hasText { return Finding(.empty, "nothing in it") }
    if intake.eventCount > 0, !intake.hasTimes, options.assumedRate == nil {
      return Finding(.unsupported, "no times in it: \(Syntax.adviceForTimes)")
    }
    if intake.eventCount == 0, intake.facts.devices.isEmpty {
      return Finding(.unknownFormat, "no line that is an event of an input device")
    }
    return Finding(.notATrace, "input devices, but no touch")
  }
}

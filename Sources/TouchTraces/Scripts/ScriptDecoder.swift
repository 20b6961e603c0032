/// Reads recordings that consist of lines, each of which does something to touches.
struct ScriptDecoder<Syntax: ScriptSyntax>: LineDecoder {
  var lines = LineReader()
  private var recording = SampleRecording()
  private var syntax: Syntax
  private let options: ImportOptions
  private let scene: SceneFields
  private var hasText = false

  init(options: ImportOptions, scene: SceneFields) {
    syntax = Syntax(options: options, scene: scene, recording: &recording)
    self.options = options
    self.scene = scene
  }

  mutating func read(_ line: Span<UInt8>, isCut: Bool, into sink: inout some TraceSink) {
    hasText = true
    syntax.read(line, at: lines.location, into: &recording)
  }

  mutating func skipLongLine(firstByte: UInt8, into sink: inout some TraceSink) {
    hasText = true
    recording.findings.count(
      .lineTooLong, at: lines.location, "line of more than \(LineReader.limit) bytes, skipped")
  }

  mutating func finishFile(into sink: inout some TraceSink) {
    syntax.finish(into: &recording)
    recording.finish(hasText: hasText, options: options, scene: scene, into: &sink)
  }
}

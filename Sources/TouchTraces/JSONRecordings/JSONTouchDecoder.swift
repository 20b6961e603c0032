/// Reads recordings that consist of JSON, whatever stands in it.
struct JSONTouchDecoder<Syntax: JSONSyntax>: RawDecoder {
  private var reader = JSONRecordReader(proseBetween: Syntax.proseBetween)
  private var recording = SampleRecording()
  private var syntax: Syntax
  private let options: ImportOptions
  private let scene: SceneFields

  init(options: ImportOptions, scene: SceneFields) {
    syntax = Syntax(options: options, scene: scene, recording: &recording)
    self.options = options
    self.scene = scene
  }

  mutating func feed(_ bytes: Span<UInt8>, into sink: inout some TraceSink) {
    var position = 0
    while let item = reader.next(bytes, from: &position) { take(item) }
  }

  mutating func finish(into sink: inout some TraceSink) {
    while let item = reader.last() { take(item) }
    syntax.finish(into: &recording)
    recording.finish(hasText: reader.hasText, options: options, scene: scene, into: &sink)
  }

  private mutating func take(_ item: JSONRecordReader.Item) {
    switch item {
    case .record(let value, let location):
      syntax.read(value, at: location, into: &recording)
    case .trouble(let finding):
      recording.findings.count(finding.kind, at: finding.location, finding.message)
    }
  }
}

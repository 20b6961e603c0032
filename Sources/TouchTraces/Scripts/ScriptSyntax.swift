/// Knows one kind of script: what its lines do to touches.
protocol ScriptSyntax: Sendable {
  /// Prepares the recording: units that the format fixes.
  init(options: ImportOptions, scene: SceneFields, recording: inout SampleRecording)

  /// Reads the next line, which has no blanks around it.
  mutating func read(
    _ line: Span<UInt8>, at location: TraceLocation, into recording: inout SampleRecording)

  /// Ends the recording.
  mutating func finish(into recording: inout SampleRecording)
}

extension ScriptSyntax {
  mutating func finish(into recording: inout SampleRecording) {}
}

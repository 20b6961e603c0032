/// Knows one kind of JSON recording: what its values say of touches.
protocol JSONSyntax: Sendable {
  /// What may stand between the values of the recording.
  static var proseBetween: JSONRecordReader.Prose { get }

  /// Prepares the recording: units and order that the format fixes.
  init(options: ImportOptions, scene: SceneFields, recording: inout SampleRecording)

  /// Reads the next value.
  mutating func read(
    _ value: JSONValue, at location: TraceLocation, into recording: inout SampleRecording)

  /// Ends the recording.
  mutating func finish(into recording: inout SampleRecording)
}

extension JSONSyntax {
  static var proseBetween: JSONRecordReader.Prose { .none }

  mutating func finish(into recording: inout SampleRecording) {}
}

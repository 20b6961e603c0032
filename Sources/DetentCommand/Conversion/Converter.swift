package import TouchTraces

/// A session as it is written again.
package struct ConvertedSession: Sendable {
  package var header: SessionHeader
  /// The text of its events; empty if the encoder holds them in columns.
  package var events: [UInt8]
  /// Writes what stands before them.
  package var encoder: SessionEncoder
}

/// Writes the events of a session in another format.
package struct Converter: SessionVisitor {
  private let format: ConvertedFormat
  private let scene: SceneFields
  private var encoder: SessionEncoder
  private var header = SessionHeader()
  private var events: [UInt8] = []

  /// Creates a converter.
  ///
  /// - Parameters:
  ///   - format: The format to write.
  ///   - scene: What the command line says of the scene; it fills what a recording leaves out, so
  ///     that the positions keep their meaning.
  package init(to format: ConvertedFormat = .touchTrace, scene: SceneFields = SceneFields()) {
    self.format = format
    self.scene = scene
    encoder = SessionEncoder(format, scene: scene)
  }

  package mutating func begin(_ header: SessionHeader, format: TraceFormat) {
    self.header = header
    self.header.scene = header.scene.merged(over: scene)
    encoder = SessionEncoder(self.format, scene: self.header.scene)
  }

  package mutating func receive(
    _ event: TraceEvent, at location: TraceLocation, findings: inout FindingTally
  ) {
    guard !encoder.append(event, to: &events) else { return }
    findings.count(
      .ignoredEvent, key: format.rawValue, at: location,
      "event that is no touch: \(format.rawValue) has no place for it")
  }

  package mutating func end(findings: inout FindingTally) -> ConvertedSession {
    encoder.appendEnd(to: &events)
    return ConvertedSession(header: header, events: events, encoder: encoder)
  }
}

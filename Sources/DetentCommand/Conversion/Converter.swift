package import TouchTraces

/// A session as it is written again.
package struct ConvertedSession: Sendable {
  package var header: SessionHeader
  /// The lines of its events.
  package var events: [UInt8]
}

/// Writes the events of a session in trace format 1.
package struct Converter: SessionVisitor {
  private let encoder = Format1Encoder()
  private let scene: SceneFields
  private var header = SessionHeader()
  private var events: [UInt8] = []

  /// Creates a converter.
  ///
  /// - Parameter scene: What the command line says of the scene; it fills what a recording leaves
  ///   out, so that the positions keep their meaning.
  package init(scene: SceneFields = SceneFields()) {
    self.scene = scene
  }

  package mutating func begin(_ header: SessionHeader, format: TraceFormat) {
    self.header = header
    self.header.scene = header.scene.merged(over: scene)
  }

  package mutating func receive(
    _ event: TraceEvent, at location: TraceLocation, findings: inout FindingTally
  ) {
    encoder.append(event, to: &events)
  }

  package mutating func end(findings: inout FindingTally) -> ConvertedSession {
    ConvertedSession(header: header, events: events)
  }
}

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
  private var header = SessionHeader()
  private var events: [UInt8] = []

  package init() {}

  package mutating func begin(_ header: SessionHeader, format: TraceFormat) {
    self.header = header
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

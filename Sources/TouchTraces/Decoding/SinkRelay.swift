/// Passes what a decoder reads on to closures.
///
/// Decoders are compiled for any sink. This one has a fixed layout, so that they are compiled for it
/// in particular, and whoever receives the events keeps them where it likes.
package struct SinkRelay: TraceSink {
  private let header: (SessionHeader, TraceLocation) -> Void
  private let event: (TraceEvent, TraceLocation) -> Void
  private let finding: (Finding) -> Void

  /// Creates a relay to what receives headers, events and findings.
  package init(
    header: @escaping (SessionHeader, TraceLocation) -> Void,
    event: @escaping (TraceEvent, TraceLocation) -> Void,
    finding: @escaping (Finding) -> Void
  ) {
    self.header = header
    self.event = event
    self.finding = finding
  }

  package mutating func receive(_ header: SessionHeader, at location: TraceLocation) {
    self.header(header, location)
  }

  package mutating func receive(_ event: TraceEvent, at location: TraceLocation) {
    self.event(event, location)
  }

  package mutating func receive(_ finding: Finding) {
    self.finding(finding)
  }
}

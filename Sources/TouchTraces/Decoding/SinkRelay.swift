/// Passes what a decoder reads on to closures, touches many at a time.
///
/// Decoders are compiled for any sink. This one has a fixed layout, so that they are compiled for it
/// in particular, and whoever receives the events keeps them where it likes. Touches wait until there
/// are enough of them, until something else comes, or until `flush()`.
package struct SinkRelay: TraceSink {
  private let header: (SessionHeader, TraceLocation) -> Void
  private let touches: (Span<LocatedTouch>) -> Void
  private let event: (TraceEvent, TraceLocation) -> Void
  private let finding: (Finding) -> Void
  private var waiting: [LocatedTouch] = []

  /// Touches that are passed on at once; chosen by us, to stay in the first-level cache.
  private static var batch: Int { 128 }

  /// Creates a relay to what receives headers, touches, other events and findings.
  package init(
    header: @escaping (SessionHeader, TraceLocation) -> Void,
    touches: @escaping (Span<LocatedTouch>) -> Void,
    event: @escaping (TraceEvent, TraceLocation) -> Void,
    finding: @escaping (Finding) -> Void
  ) {
    self.header = header
    self.touches = touches
    self.event = event
    self.finding = finding
    waiting.reserveCapacity(Self.batch)
  }

  package mutating func receive(_ header: SessionHeader, at location: TraceLocation) {
    flush()
    self.header(header, location)
  }

  package mutating func receive(
    _ sample: TouchSample, time: Timestamp, at location: TraceLocation
  ) {
    waiting.append(LocatedTouch(sample, time: time, location: location))
    if waiting.count == Self.batch { flush() }
  }

  package mutating func receive(_ touches: Span<LocatedTouch>) {
    flush()
    self.touches(touches)
  }

  package mutating func receive(_ event: TraceEvent, at location: TraceLocation) {
    flush()
    self.event(event, location)
  }

  package mutating func receive(_ finding: Finding) {
    flush()
    self.finding(finding)
  }

  /// Passes on what waits.
  package mutating func flush() {
    guard !waiting.isEmpty else { return }
    touches(waiting.span)
    waiting.removeAll(keepingCapacity: true)
  }
}

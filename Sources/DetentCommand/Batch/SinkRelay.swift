import TouchTraces

/// Passes what a decoder reads on to a ledger.
///
/// Decoders are compiled for any sink. This one has a fixed layout and calls code that was compiled
/// for the ledger's own visitor, so that no session is copied for an event.
struct SinkRelay: TraceSink {
  private let header: (SessionHeader, TraceLocation) -> Void
  private let event: (TraceEvent, TraceLocation) -> Void
  private let finding: (Finding) -> Void

  init(to desk: LedgerDesk<some SessionVisitor>) {
    header = { desk.ledger.receive($0, at: $1) }
    event = { desk.ledger.receive($0, at: $1) }
    finding = { desk.ledger.receive($0) }
  }

  mutating func receive(_ header: SessionHeader, at location: TraceLocation) {
    self.header(header, location)
  }

  mutating func receive(_ event: TraceEvent, at location: TraceLocation) {
    self.event(event, location)
  }

  mutating func receive(_ finding: Finding) {
    self.finding(finding)
  }
}

/// The place of a ledger that is written through a relay.
final class LedgerDesk<Visitor: SessionVisitor> {
  var ledger: SessionLedger<Visitor>

  init(_ ledger: SessionLedger<Visitor>) {
    self.ledger = ledger
  }
}

import TouchTraces

/// The place of a ledger that is written through a relay.
///
/// The relay calls code that was compiled for the ledger's own visitor, so that no session is copied
/// for an event.
final class LedgerDesk<Visitor: SessionVisitor> {
  var ledger: SessionLedger<Visitor>

  init(_ ledger: SessionLedger<Visitor>) {
    self.ledger = ledger
  }
}

extension SinkRelay {
  /// Creates a relay to the ledger of a desk; events go straight to the session that is open.
  init(to desk: LedgerDesk<some SessionVisitor>) {
    self.init(
      header: { desk.ledger.receive($0, at: $1) },
      touches: { desk.ledger.current?.receive($0) },
      event: { desk.ledger.current?.receive($0, at: $1) },
      finding: { desk.ledger.receive($0) })
  }
}

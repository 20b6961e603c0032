import TouchTraces

/// Visits all sessions of a file, or those whose first events stand at given places.
///
/// A session's id is known only when all files are read; the place of its first event tells it
/// apart when its file is read again.
struct PlacedVisitor<Inner: SessionVisitor>: SessionVisitor {
  /// What is kept of a session that was visited.
  struct Visit: Sendable {
    /// Where its first event stands.
    var place: TraceLocation
    var payload: Inner.Payload
  }

  private let wanted: Set<TraceLocation>?
  private var inner: Inner
  private var header: (SessionHeader, TraceFormat)?
  private var place: TraceLocation?

  /// Creates the visitor of the sessions at `wanted`, or of all sessions.
  init(_ inner: Inner, at wanted: Set<TraceLocation>? = nil) {
    self.inner = inner
    self.wanted = wanted
  }

  mutating func begin(_ header: SessionHeader, format: TraceFormat) {
    self.header = (header, format)
  }

  mutating func receive(
    _ event: TraceEvent, at location: TraceLocation, findings: inout FindingTally
  ) {
    if place == nil {
      place = location
      if isWanted, let header { inner.begin(header.0, format: header.1) }
    }
    if isWanted { inner.receive(event, at: location, findings: &findings) }
  }

  mutating func end(findings: inout FindingTally) -> Visit? {
    guard isWanted, let place else { return nil }
    return Visit(place: place, payload: inner.end(findings: &findings))
  }

  static func presentationCount(of visit: Visit?) -> Int {
    visit.map { Inner.presentationCount(of: $0.payload) } ?? 1
  }

  private var isWanted: Bool {
    guard let place else { return false }
    return wanted?.contains(place) ?? true
  }
}

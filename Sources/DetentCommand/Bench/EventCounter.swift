import SheetAnalytics
import TouchTraces

/// Counts the events of a session.
struct EventCounter: SessionVisitor {
  private var count = 0

  mutating func begin(_ header: SessionHeader, format: TraceFormat) {}

  mutating func receive(
    _ event: TraceEvent, at location: TraceLocation, findings: inout FindingTally
  ) {
    count += 1
  }

  mutating func receive(_ touches: Span<LocatedTouch>, findings: inout FindingTally) {
    count += touches.count
  }

  mutating func end(findings: inout FindingTally) -> Int { count }
}

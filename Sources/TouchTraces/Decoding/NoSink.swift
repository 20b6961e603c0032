/// A sink for those who only want to know what a decoder has learnt.
struct NoSink: TraceSink {
  mutating func receive(_ header: SessionHeader, at location: TraceLocation) {}
  mutating func receive(_ event: TraceEvent, at location: TraceLocation) {}
  mutating func receive(_ finding: Finding) {}
}

package import TouchTraces

/// A session as it was made.
package struct SynthesizedSession: Equatable, Sendable {
  package let header: SessionHeader
  package let events: [TraceEvent]
  /// What it shows most.
  package let behaviour: Behaviour
  /// How many events the engine refused while the session was made; 0 unless something is wrong.
  package let rejections: Int

  /// Appends the session as lines of trace format 1.
  package func encode(into output: inout [UInt8]) {
    let encoder = Format1Encoder()
    encoder.append(header, to: &output)
    for event in events { encoder.append(event, to: &output) }
  }
}

/// A place in the decompressed text of a file.
public struct TraceLocation: Hashable, Sendable, BitwiseCopyable {
  /// Line number, from 1.
  public var line: Int
  /// Offset of the line's first byte, from 0.
  public var byteOffset: Int

  /// Creates the place at the start of `line`.
  public init(line: Int, byteOffset: Int) {
    self.line = line
    self.byteOffset = byteOffset
  }
}

/// Receives what a decoder reads, in the order of the file.
public protocol TraceSink {
  /// A session begins; the one before it is complete.
  mutating func receive(_ header: SessionHeader, at location: TraceLocation)
  /// The next event of the current session.
  mutating func receive(_ event: TraceEvent, at location: TraceLocation)
  /// The next event of the current session, if it is a sample of a finger.
  mutating func receive(_ sample: TouchSample, time: Timestamp, at location: TraceLocation)
  /// The next events of the current session, if all of them are samples of fingers.
  mutating func receive(_ touches: Span<LocatedTouch>)
  /// Something about the file or the current session that a reader of the report must know.
  ///
  /// A finding of kind `badHeader`, `unsupported` or `damagedBlock` speaks of a session that could not begin: it
  /// ends the current one, as a header does, and no event follows before the next header. A
  /// finding of another kind speaks of the current session or, before the first, of the file.
  mutating func receive(_ finding: Finding)
}

extension TraceSink {
  /// Takes a sample as any other event.
  public mutating func receive(
    _ sample: TouchSample, time: Timestamp, at location: TraceLocation
  ) {
    receive(TraceEvent(time: time, action: .touch(sample)), at: location)
  }

  /// Takes samples one by one.
  public mutating func receive(_ touches: Span<LocatedTouch>) {
    for index in touches.indices {
      receive(touches[index].sample, time: touches[index].time, at: touches[index].location)
    }
  }
}

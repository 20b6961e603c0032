/// Turns the text of one format into events; its events pass through a `SequenceRepair`.
protocol RawDecoder: Sendable {
  /// Reads the next bytes of a file, in chunks of any size.
  mutating func feed(_ bytes: Span<UInt8>, into sink: inout some TraceSink)
  /// Ends the file.
  mutating func finish(into sink: inout some TraceSink)
}

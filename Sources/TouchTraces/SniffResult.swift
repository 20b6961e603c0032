/// What the first bytes of a file tell of its format.
public enum SniffResult: Equatable, Sendable {
  /// A recording that can be read.
  case format(TraceFormat)
  /// A table, but what its columns are is not told by names.
  case table
  /// Nothing at all, or blanks.
  case empty
  /// Compressed in a way that is not read; the name of the compression.
  case compressed(String)
  /// A format that will not be read; what to do instead.
  case refused(advice: String)
  /// Something that people take for a recording and that has no samples; what to do instead.
  case noRecording(advice: String)
  /// None of the formats.
  case unknown
}

/// How hard `Deflater` tries to make its output small.
public enum CompressionLevel: Int32, CaseIterable, Sendable {
  /// The bytes as they are, in stored blocks.
  case stored = 0

  /// Little work.
  case fastest = 1

  /// The usual balance of gzip.
  case standard = 6

  /// Much work for a few percent.
  case smallest = 9
}

/// Why bytes cannot be compressed.
public enum DeflateError: Error, Equatable, Sendable {
  /// There is no memory for the state of the compressor.
  case outOfMemory
}

/// Why an input cannot be decompressed any further.
public enum InflateError: Error, Equatable, Sendable {
  /// The input ended inside a gzip member or a zlib stream.
  case truncated

  /// The checksum of a member, of its header or of a zlib stream is not that of its bytes.
  ///
  /// Bytes of the member have been handed out already; they cannot be trusted.
  case checksumMismatch

  /// The length at the end of a gzip member is not that of its bytes (modulo 2^32).
  ///
  /// Bytes of the member have been handed out already; they cannot be trusted.
  case lengthMismatch

  /// The compressed bytes break the format near an offset, for the reason that zlib names.
  case invalidData(offset: Int, reason: String)

  /// Bytes from an offset on follow the last member and are neither padding nor a member.
  ///
  /// All members before the offset have been verified.
  case trailingData(offset: Int)

  /// There is no memory for the state of the decompressor.
  case outOfMemory

  /// Sorts out the message with which zlib refuses an input.
  init(reason: String, offset: Int) {
    switch reason {
    case "incorrect data check", "header crc mismatch": self = .checksumMismatch
    case "incorrect length check": self = .lengthMismatch
    default: self = .invalidData(offset: offset, reason: reason)
    }
  }
}

import TouchTraces
import Zlib

extension InflateError {
  /// What a damaged member means for those behind it: where they begin is not certain.
  private static let rest = "what follows in the file is not read"

  /// The damage as a finding.
  var finding: Finding {
    switch self {
    case .truncated: Finding(.truncated, "the compressed data end too early")
    case .checksumMismatch:
      Finding(.checksumMismatch, "the checksum of the compressed data is wrong, \(Self.rest)")
    case .lengthMismatch:
      Finding(.checksumMismatch, "the length of the compressed data is wrong, \(Self.rest)")
    case .invalidData(let offset, let reason):
      Finding(
        .checksumMismatch, "invalid compressed data near byte \(offset) (\(reason)), \(Self.rest)")
    case .trailingData(let offset):
      Finding(.trailingData, "bytes from \(offset) on follow the compressed data")
    case .outOfMemory: Finding(.unreadable, "there is no memory to decompress it")
    }
  }
}

import TouchTraces
import Zlib

extension InflateError {
  /// The damage as a finding.
  var finding: Finding {
    switch self {
    case .truncated: Finding(.truncated, "the compressed data end too early")
    case .checksumMismatch:
      Finding(.checksumMismatch, "the checksum of the compressed data is wrong")
    case .lengthMismatch: Finding(.checksumMismatch, "the length of the compressed data is wrong")
    case .invalidData(let offset, let reason):
      Finding(.checksumMismatch, "invalid compressed data near byte \(offset): \(reason)")
    case .trailingData(let offset):
      Finding(.trailingData, "bytes from \(offset) on follow the compressed data")
    case .outOfMemory: Finding(.unreadable, "there is no memory to decompress it")
    }
  }
}

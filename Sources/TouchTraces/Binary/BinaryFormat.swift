/// The numbers of the binary trace format, version 2.
enum BinaryFormat {
  /// What a file begins with; bytes that no text has, and line ends that a transfer as text breaks.
  static let magic: [UInt8] = [0x89, 0x44, 0x54, 0x5A, 0x0D, 0x0A, 0x1A]
  static let version: UInt8 = 2
  /// What each block begins with, so that it is found behind damage.
  static let blockMarker: [UInt8] = [0xDB, 0x42, 0x4C, 0x4B]
  /// What a file ends with.
  static let endMarker: [UInt8] = [0xDE, 0x45, 0x4E, 0x44]
  /// Bytes of the place of the index and the end marker.
  static let trailerLength = 12

  /// No block is longer, compressed or not; chosen by us, above a block with the longest line.
  static let largestLength = 4 << 20

  /// Bytes of all texts that a block refers to, each counted as often as it does; chosen by us, so that
  /// a small file cannot ask for much memory by naming a long text again and again.
  static let largestReference = 4 * largestLength

  /// No time that a row states in a column is later, so that no sum of them overflows.
  static let latestTime: Int64 = 1 << 62

  /// Whether a file begins as one of this format, of whatever version.
  static func claims(_ head: Span<UInt8>) -> Bool {
    head.begins(with: magic, at: 0)
  }
}

extension Span<UInt8> {
  /// Whether bytes stand at an index.
  func begins(with bytes: [UInt8], at start: Int) -> Bool {
    guard count - start >= bytes.count else { return false }
    for index in bytes.indices where self[start + index] != bytes[index] { return false }
    return true
  }
}

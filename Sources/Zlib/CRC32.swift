internal import CZlib

/// The checksum of gzip members, over bytes that come in pieces.
public struct CRC32: Equatable, Hashable, Sendable {
  /// The checksum of all bytes so far.
  public private(set) var value: UInt32 = 0

  /// Starts with no bytes.
  public init() {}

  /// Takes more bytes in.
  public mutating func update(_ bytes: Span<UInt8>) {
    value = unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return value }
      return unsafe UInt32(truncatingIfNeeded: crc32_z(UInt(value), start, buffer.count))
    }
  }
}

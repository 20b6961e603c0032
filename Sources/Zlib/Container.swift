/// What the bytes of an input are wrapped in.
public enum Container: Equatable, Sendable {
  /// One or more gzip members (RFC 1952).
  case gzip

  /// One zlib stream (RFC 1950).
  case zlib

  /// Nothing: the bytes pass through as they are.
  case plain

  /// The byte that every gzip member starts with.
  static let gzipFirstByte: UInt8 = 0x1f

  /// The byte that follows `gzipFirstByte`.
  static let gzipSecondByte: UInt8 = 0x8b

  /// Deflate with a window of 32 KiB, which is what every writer of zlib streams uses.
  ///
  /// Smaller windows begin with bytes that are ordinary text, such as `8` or `(`.
  static let zlibFirstByte: UInt8 = 0x78

  /// The second bytes that belong to the four classes of compression, without a dictionary.
  private static let zlibSecondBytes: [4 of UInt8] = [0x01, 0x5e, 0x9c, 0xda]

  /// Whether an input that begins with a byte is plain whatever follows.
  static func isPlain(first: UInt8) -> Bool {
    first != gzipFirstByte && first != zlibFirstByte
  }

  /// Tells a container by the first two bytes of an input.
  init(first: UInt8, second: UInt8) {
    self = .plain
    if first == Self.gzipFirstByte, second == Self.gzipSecondByte {
      self = .gzip
    }
    for index in Self.zlibSecondBytes.indices
    where first == Self.zlibFirstByte && second == Self.zlibSecondBytes[index] {
      self = .zlib
    }
  }

  /// The size of the window, as zlib encodes the container in it.
  var windowBits: Int32 {
    switch self {
    case .gzip: 16 + 15
    case .zlib, .plain: 15
    }
  }
}

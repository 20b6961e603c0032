/// The FNV-1a hash of 64 bits, fed piece by piece.
///
/// It names results and configurations so that people see whether two runs agree; it is no
/// protection against forgery.
public struct ContentHash: Equatable, Sendable {
  /// The hash of what was fed so far.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of nothing.
  public init() {}

  /// Creates the hash of `bytes`.
  public init(_ bytes: some Sequence<UInt8>) {
    update(Array(bytes).span)
  }

  /// Feeds the bytes that follow.
  public mutating func update(_ bytes: Span<UInt8>) {
    var value = value
    for index in bytes.indices {
      value = (value ^ UInt64(bytes[index])) &* 0x100_0000_01B3
    }
    self.value = value
  }
}

extension ContentHash: CustomStringConvertible {
  /// Sixteen lower case hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

import Zlib

/// What stands in front of a block.
struct BlockHeader: Equatable {
  /// What a block holds.
  struct Flags: OptionSet, Equatable {
    let rawValue: UInt32

    /// The first part continues the session of the block before.
    static let continues = Flags(rawValue: 1)
    /// The block is the index.
    static let index = Flags(rawValue: 2)
    static let known: Flags = [.continues, .index]
  }

  var flags: Flags = []
  /// Bytes of the compressed block behind the header.
  var storedLength = 0
  /// Bytes of the block itself.
  var length = 0
  /// How many sessions begin in the blocks before.
  var firstSession = 0
  /// How many sessions begin in the block.
  var sessionCount = 0
  /// How many lines the sessions of the blocks before have as text.
  var firstLine = 0

  /// Bytes of a header.
  static let size = 36
  private static let checkedSize = size - 4

  /// Appends the header.
  func append(to output: inout [UInt8]) {
    var bytes = BinaryFormat.blockMarker
    bytes.append(fixed: flags.rawValue)
    bytes.append(fixed: UInt32(truncatingIfNeeded: storedLength))
    bytes.append(fixed: UInt32(truncatingIfNeeded: length))
    bytes.append(fixed: UInt32(truncatingIfNeeded: firstSession))
    bytes.append(fixed: UInt32(truncatingIfNeeded: sessionCount))
    bytes.append(fixed: UInt64(firstLine))
    bytes.append(fixed: Self.checksum(bytes.span))
    output += bytes
  }
}

extension BlockHeader {
  /// Reads a header; fails if it is damaged or says what no header may say.
  ///
  /// - Parameter bytes: Its bytes, `size` of them.
  init?(_ bytes: Span<UInt8>) {
    func number(_ start: Int, _ size: Int = 4) -> UInt64 {
      bytes.extracting(start..<(start + size)).fixedValue
    }
    guard bytes.begins(with: BinaryFormat.blockMarker, at: 0),
      number(Self.checkedSize) == Self.checksum(bytes.extracting(..<Self.checkedSize))
    else { return nil }
    flags = Flags(rawValue: UInt32(number(4)))
    storedLength = Int(number(8))
    length = Int(number(12))
    firstSession = Int(number(16))
    sessionCount = Int(number(20))
    firstLine = Int(clamping: number(24, 8))
    guard flags.isSubset(of: .known), storedLength <= BinaryFormat.largestLength,
      length <= BinaryFormat.largestLength, firstLine <= Int.max / 2,
      flags.contains(.index) || sessionCount <= length
    else { return nil }
  }

  private static func checksum(_ bytes: Span<UInt8>) -> UInt32 {
    var checksum = CRC32()
    checksum.update(bytes)
    return checksum.value
  }
}

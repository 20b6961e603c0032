/// Why a block whose checksum is right cannot be read: what wrote it was wrong.
enum BlockError: Error, Equatable {
  /// The columns are longer than the block.
  case columnsBeyondBlock
  /// A column ends inside of a row.
  case columnEnds
  /// A part or a row is of no known kind.
  case unknownKind
  /// A number is beyond what a session may state.
  case numberTooLarge
  /// A text is referred to that the block does not have.
  case unknownText
  /// Long texts are referred to again and again.
  case tooMuchText
  /// A name is no UTF-8, too long, or out of order.
  case unreadableName

  /// What is wrong, for people.
  var message: String {
    switch self {
    case .columnsBeyondBlock: "the columns of a block are longer than the block"
    case .columnEnds: "a column of a block ends too early"
    case .unknownKind: "a row of a block is of no known kind"
    case .numberTooLarge: "a number of a block is too large"
    case .unknownText: "a text is missing in a block"
    case .tooMuchText: "the texts of a block are too long, as often as they are referred to"
    case .unreadableName: "a name in a block cannot be read"
    }
  }
}

/// A place in a column of a block.
struct ColumnReader {
  /// Where the next byte stands in the block.
  private(set) var position: Int
  private let end: Int

  /// Creates a reader of the bytes of a block that lie in `range`.
  init(_ range: Range<Int>) {
    position = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { position == end }

  /// The range of the next bytes.
  mutating func take(_ count: Int) throws(BlockError) -> Range<Int> {
    guard count <= end - position else { throw .columnEnds }
    defer { position += count }
    return position..<(position + count)
  }

  /// The next byte.
  @inline(__always)
  mutating func byte(_ block: Span<UInt8>) throws(BlockError) -> UInt8 {
    guard position < end else { throw .columnEnds }
    defer { position += 1 }
    return block[position]
  }

  /// The next number.
  @inline(__always)
  mutating func variable(_ block: Span<UInt8>) throws(BlockError) -> UInt64 {
    let first = try byte(block)
    guard first >= 0x80 else { return UInt64(first) }
    return try variable(block, behind: first)
  }

  private mutating func variable(
    _ block: Span<UInt8>, behind first: UInt8
  ) throws(BlockError) -> UInt64 {
    var value = UInt64(first & 0x7F)
    var shift = 7
    while true {
      let next = try byte(block)
      guard shift < 63 || next <= 1 else { throw .numberTooLarge }
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return value }
      shift += 7
    }
  }

  /// The next number of either sign.
  @inline(__always)
  mutating func signed(_ block: Span<UInt8>) throws(BlockError) -> Int64 {
    let value = try variable(block)
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  /// The range of the next line.
  mutating func line(_ block: Span<UInt8>) throws(BlockError) -> Range<Int> {
    try take(Int(clamping: try variable(block)))
  }
}

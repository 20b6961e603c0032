/// Cuts chunks of bytes into lines without copying those that lie within one chunk.
struct LineReader: Sendable {
  /// Where a line is to be found.
  enum Line {
    /// In the chunk.
    case inChunk(Range<Int>)
    /// In pieces of several chunks: `takeJoined()` has it.
    case joined
    /// Nowhere: it was longer than the limit; what it began with.
    case tooLong(firstByte: UInt8)
  }

  /// Bytes of the longest line that is read.
  static let limit = 1 << 20

  /// The start of the line that `next` gave last.
  private(set) var location = TraceLocation(line: 0, byteOffset: 0)
  private var joined: [UInt8] = []
  /// Bytes of the current line in earlier chunks.
  private var pendingCount = 0
  private var nextLine = TraceLocation(line: 1, byteOffset: 0)

  /// Finds the next line that ends in the chunk.
  ///
  /// - Parameters:
  ///   - bytes: The chunk.
  ///   - position: Where to go on in the chunk; behind the line afterwards.
  /// - Returns: The line without its line feed; `nil` if the rest of the chunk has no end.
  mutating func next(_ bytes: Span<UInt8>, from position: inout Int) -> Line? {
    let start = position
    var index = start
    let count = bytes.count
    while index < count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    let length = pendingCount + index - start
    guard index < count else {
      keep(bytes.extracting(start..<index))
      position = index
      return nil
    }
    position = index + 1
    endLine(length: length + 1)
    if length > Self.limit {
      return .tooLong(firstByte: firstByte(of: bytes, at: start))
    }
    guard length > index - start else { return .inChunk(start..<index) }
    for byte in start..<index { joined.append(bytes[byte]) }
    return .joined
  }

  /// Whether the next byte begins a line.
  var isAtStart: Bool { pendingCount == 0 }

  /// Passes over a line that was read already, if it ends there.
  ///
  /// - Parameters:
  ///   - bytes: The chunk.
  ///   - start: Where the line begins in the chunk.
  ///   - end: Behind what was read; behind the line afterwards.
  /// - Returns: Whether the line ends there and is short enough; if not, nothing has changed.
  @inline(__always)
  mutating func pass(_ bytes: Span<UInt8>, from start: Int, to end: inout Int) -> Bool {
    var behind = end
    if behind < bytes.count, bytes[behind] == UInt8(ascii: "\r") { behind += 1 }
    guard behind < bytes.count, bytes[behind] == UInt8(ascii: "\n"), behind - start <= Self.limit
    else { return false }
    end = behind + 1
    endLine(length: end - start)
    return true
  }

  /// Tells where a line stands that comes from elsewhere.
  mutating func place(at location: TraceLocation) {
    self.location = location
  }

  /// Ends the text: gives the last line if it has no line feed.
  mutating func last() -> Line? {
    guard pendingCount > 0 else { return nil }
    let length = pendingCount
    endLine(length: length)
    if length > Self.limit { return .tooLong(firstByte: joined.first ?? 0) }
    return .joined
  }

  /// Takes the bytes of a `joined` line; give the array back so that its memory is used again.
  mutating func takeJoined() -> [UInt8] {
    var result: [UInt8] = []
    swap(&result, &joined)
    return result
  }

  /// Takes back the array of `takeJoined()`.
  mutating func giveBack(_ array: consuming [UInt8]) {
    array.removeAll(keepingCapacity: true)
    joined = array
  }

  private mutating func keep(_ bytes: Span<UInt8>) {
    pendingCount += bytes.count
    let room = Self.limit + 1 - joined.count
    for index in 0..<min(bytes.count, room) { joined.append(bytes[index]) }
  }

  private mutating func endLine(length: Int) {
    location = nextLine
    nextLine.line += 1
    nextLine.byteOffset += length
    pendingCount = 0
  }

  private mutating func firstByte(of bytes: Span<UInt8>, at start: Int) -> UInt8 {
    let result = joined.first ?? bytes[start]
    joined.removeAll(keepingCapacity: true)
    return result
  }
}

extension Span<UInt8> {
  /// The range of the line's text: without a byte order mark before it and blanks around it.
  var trimmedRange: Range<Int> {
    var start = 0
    var end = count
    if end >= 3, self[0] == 0xEF, self[1] == 0xBB, self[2] == 0xBF { start = 3 }
    while start < end, Self.isBlank(self[start]) { start += 1 }
    while end > start, Self.isBlank(self[end - 1]) { end -= 1 }
    return start..<end
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}

package import Zlib

/// Packs sessions in columns into a file of the binary trace format.
package struct BinaryTraceWriter: Sendable {
  private var block = BlockColumns()
  private var texts = BlockTexts()
  private var header = BlockHeader()
  private var sessionCount = 0
  private var lineCount = 0
  private var index: [UInt8] = []
  private var offset = 0
  private let blockLength: Int

  /// A block is closed when its columns would be longer; chosen by us, to stay in the second-level
  /// cache.
  package static let standardBlockLength = 128 * 1024

  /// A block is closed when the texts that it refers to are longer; chosen by us, so that another part
  /// is still within the bound.
  private static let longestReference = BinaryFormat.largestReference / 2

  /// Creates a writer at the start of a file.
  ///
  /// - Parameter blockLength: Bytes of a block with more than one part, before compression.
  package init(blockLength: Int = standardBlockLength) {
    self.blockLength = blockLength
  }

  /// Appends a session; its bytes may come with those of later ones.
  ///
  /// - Parameters:
  ///   - header: What is said of the session.
  ///   - session: Its events.
  ///   - output: Receives the bytes that are complete.
  /// - Throws: `DeflateError` if there is no memory.
  package mutating func append(
    _ header: SessionHeader, _ session: BinarySession, to output: inout [UInt8]
  ) throws(DeflateError) {
    begin(&output)
    for (number, part) in session.parts.enumerated() {
      if block.count > 0,
        block.count + part.length > blockLength || texts.referredCount > Self.longestReference
      {
        try endBlock(&output)
      }
      if block.count == 0 { beginBlock(continues: number > 0) }
      var flags: PartFlags = number == 0 ? .begins : []
      if number == session.parts.count - 1 { flags.insert(.ends) }
      block[.parts].append(flags.rawValue)
      for value in [part.rowCount, part.grid.places, Int(part.grid.steps)] {
        block[.parts].append(variable: UInt64(value))
      }
      if number == 0 { append(header) }
      for text in part.texts {
        let reference = texts.reference(to: text, in: &block[.texts])
        block[.rowTexts].append(variable: reference)
      }
      block.append(part.columns)
      lineCount += part.rowCount
    }
  }

  /// Ends the file.
  ///
  /// - Parameter output: Receives the rest of the bytes.
  /// - Throws: `DeflateError` if there is no memory.
  package mutating func finish(to output: inout [UInt8]) throws(DeflateError) {
    begin(&output)
    if block.count > 0 { try endBlock(&output) }
    let place = offset
    header = BlockHeader(flags: .index, firstSession: sessionCount, firstLine: lineCount)
    try append([index], to: &output)
    output.append(fixed: UInt64(place))
    output += BinaryFormat.endMarker
  }

  private mutating func append(_ header: SessionHeader) {
    block.append(header, &texts)
    self.header.sessionCount += 1
    sessionCount += 1
    lineCount += 1
  }

  private mutating func begin(_ output: inout [UInt8]) {
    guard offset == 0 else { return }
    output += BinaryFormat.magic
    output.append(BinaryFormat.version)
    offset = BinaryFormat.magic.count + 1
  }

  private mutating func beginBlock(continues: Bool) {
    header = BlockHeader(
      flags: continues ? .continues : [], firstSession: sessionCount, firstLine: lineCount)
  }

  private mutating func endBlock(_ output: inout [UInt8]) throws(DeflateError) {
    let place = offset
    try append(block.pieces, to: &output)
    index.append(variable: UInt64(offset - place))
    index.append(variable: UInt64(header.sessionCount))
    block = BlockColumns()
    texts = BlockTexts()
  }

  private mutating func append(
    _ pieces: [[UInt8]], to output: inout [UInt8]
  ) throws(DeflateError) {
    var levelled: [(bytes: [UInt8], level: CompressionLevel)] = []
    for piece in pieces { levelled.append((piece, try Self.level(for: piece))) }
    let stored = try Deflater.gzip(levelled)
    header.storedLength = stored.count
    header.length = pieces.reduce(0) { $0 + $1.count }
    header.append(to: &output)
    output += stored
    offset += BlockHeader.size + stored.count
  }

  /// How a column is compressed: one that hardly gets shorter is read fastest as it is.
  private static func level(for column: [UInt8]) throws(DeflateError) -> CompressionLevel {
    let length = try Deflater.gzip(column, level: .smallest).count
    return length <= column.count - column.count / leastGain ? .smallest : .stored
  }

  /// A column is compressed that gets shorter by one part of so many; chosen by us.
  private static let leastGain = 2
}

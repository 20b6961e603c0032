package import Zlib

/// Packs sessions in columns into a file of the binary trace format.
package struct BinaryTraceWriter: Sendable {
  private var block = BlockColumns()
  private var header = BlockHeader()
  private var sessionCount = 0
  private var lineCount = 0
  private var index: [UInt8] = []
  private var offset = 0
  private let blockLength: Int
  private let text = Format1Encoder(precision: .full)

  /// A block is closed when its columns would be longer; chosen by us, to stay in the second-level
  /// cache.
  package static let standardBlockLength = 128 * 1024

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
      if block.count > 0, block.count + part.columns.count > blockLength {
        try endBlock(&output)
      }
      if block.count == 0 { beginBlock(continues: number > 0) }
      var flags: PartFlags = number == 0 ? .begins : []
      if number == session.parts.count - 1 { flags.insert(.ends) }
      if number == 0 { append(header) }
      block[.parts].append(flags.rawValue)
      for value in [part.rowCount, part.grid.places, Int(part.grid.steps)] {
        block[.parts].append(variable: UInt64(value))
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
    try append(index, to: &output)
    output.append(fixed: UInt64(place))
    output += BinaryFormat.endMarker
  }

  private mutating func append(_ header: SessionHeader) {
    var line: [UInt8] = []
    text.append(header, to: &line)
    block[.lines].append(line: line.dropLast())
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
    try append(block.bytes, to: &output)
    index.append(variable: UInt64(offset - place))
    index.append(variable: UInt64(header.sessionCount))
    block = BlockColumns()
  }

  private mutating func append(
    _ bytes: [UInt8], to output: inout [UInt8]
  ) throws(DeflateError) {
    let stored = try Deflater.gzip(bytes, level: .smallest)
    header.storedLength = stored.count
    header.length = bytes.count
    header.append(to: &output)
    output += stored
    offset += BlockHeader.size + stored.count
  }
}

// The sessions in a block.
extension BinarySessions {
  /// Hands on what the parts of a block say.
  ///
  /// - Parameters:
  ///   - block: The block, decompressed.
  ///   - batch: Room for samples on their way.
  ///   - offset: Its place in the file.
  ///   - sink: Receives the sessions.
  /// - Throws: `BlockError` if what wrote the block was wrong.
  mutating func readParts(
    of block: Span<UInt8>, by batch: inout [LocatedTouch], at offset: Int,
    into sink: inout some TraceSink
  ) throws(BlockError) {
    meanings.beginBlock()
    var reader = try BlockReader(block)
    while let part = try reader.nextPart(block) {
      if part.flags.contains(.begins) {
        try begin(&reader, block, at: offset, into: &sink)
      }
      var rest = part.rowCount
      while rest > 0 {
        let moves = try reader.moveCount(block, most: rest)
        try receiveMoves(moves, &reader, block, by: &batch, at: offset, into: &sink)
        rest -= moves
        guard rest > 0 else { break }
        try receiveRow(&reader, block, at: offset, into: &sink)
        rest -= 1
      }
      if part.flags.contains(.ends), isOpen { endSession(into: &sink) }
    }
  }

  private mutating func begin(
    _ reader: inout BlockReader, _ block: Span<UInt8>, at offset: Int,
    into sink: inout some TraceSink
  ) throws(BlockError) {
    let stated = try reader.header(block)
    let screenLine = block.extracting(reader.texts[stated.screen])
    let sheetLine = block.extracting(reader.texts[stated.sheet])
    guard screenLine.hasPrefix("{"), sheetLine.hasPrefix("{") else { throw .unknownKind }
    let place = location(lineCount, offset)
    switch (
      meanings.meaning(of: stated.screen, screenLine), meanings.meaning(of: stated.sheet, sheetLine)
    ) {
    case (.header(let screen, let first), .header(let sheet, let second)):
      let header = try stated.completed(screen: screen, sheet: sheet)
      countSession()
      text.receive(header, unknown: first + second, at: place, into: &sink)
    case (.unreadable, _):
      countSession()
      text.read(screenLine, at: place, into: &sink)
    case (_, .unreadable):
      countSession()
      text.read(sheetLine, at: place, into: &sink)
    case (.event, _), (_, .event): throw .unknownKind
    }
  }

  private mutating func countSession() {
    hasSession = true
    sessionCount += 1
    lineCount += 1
    isOpen = true
  }

  private mutating func receiveMoves(
    _ count: UInt64, _ reader: inout BlockReader, _ block: Span<UInt8>,
    by batch: inout [LocatedTouch], at offset: Int, into sink: inout some TraceSink
  ) throws(BlockError) {
    var rest = count
    while rest > 0 {
      let count = Int(min(rest, UInt64(batch.count)))
      var moves = batch.mutableSpan
      try reader.readMoves(count, into: &moves, of: block, at: location(lineCount, offset))
      rest -= UInt64(count)
      lineCount += count
      if isOpen { text.receive(batch.span.extracting(..<count), into: &sink) }
    }
  }

  private mutating func receiveRow(
    _ reader: inout BlockReader, _ block: Span<UInt8>, at offset: Int,
    into sink: inout some TraceSink
  ) throws(BlockError) {
    let row = try reader.nextRow(block)
    let place = location(lineCount, offset)
    lineCount += 1
    guard isOpen else { return }
    switch row {
    case .sample(let sample, let time):
      text.receive(sample, time: time, at: place, into: &sink)
    case .event(let number, let time):
      let line = block.extracting(reader.texts[number])
      guard line.hasPrefix("[") else { throw .unknownKind }
      switch meanings.meaning(of: number, line) {
      case .event(let action, let unknown):
        text.receive(
          TraceEvent(time: time, action: action), unknown: unknown, at: place, into: &sink)
      case .unreadable: text.read(line, at: place, into: &sink)
      case .header: throw .unknownKind
      }
    case .line(let number):
      let line = block.extracting(reader.texts[number])
      guard line.hasPrefix("[") else { throw .unknownKind }
      text.read(line, at: place, into: &sink)
    }
  }
}

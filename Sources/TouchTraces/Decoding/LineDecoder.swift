/// A decoder of a format that consists of lines.
protocol LineDecoder: RawDecoder {
  var lines: LineReader { get set }

  /// Reads a line that is not blank, without blanks around it.
  ///
  /// - Parameters:
  ///   - line: The line; `lines.location` is its place.
  ///   - isCut: Whether the file ends in it.
  ///   - sink: Receives what the line says.
  mutating func read(_ line: Span<UInt8>, isCut: Bool, into sink: inout some TraceSink)

  /// Passes over a line that is too long to be read.
  mutating func skipLongLine(firstByte: UInt8, into sink: inout some TraceSink)

  /// Ends the file, whose last line was read.
  mutating func finishFile(into sink: inout some TraceSink)
}

extension LineDecoder {
  mutating func feed(_ bytes: Span<UInt8>, into sink: inout some TraceSink) {
    var position = 0
    while let line = lines.next(bytes, from: &position) {
      handle(line, of: bytes, isCut: false, into: &sink)
    }
  }

  mutating func finish(into sink: inout some TraceSink) {
    if let line = lines.last() {
      handle(line, of: [UInt8]().span, isCut: true, into: &sink)
    }
    finishFile(into: &sink)
  }

  /// Reads a line that `lines` has found.
  mutating func handle(
    _ line: LineReader.Line, of bytes: Span<UInt8>, isCut: Bool, into sink: inout some TraceSink
  ) {
    switch line {
    case .inChunk(let range): readTrimmed(bytes.extracting(range), isCut: isCut, into: &sink)
    case .joined:
      let joined = lines.takeJoined()
      readTrimmed(joined.span, isCut: isCut, into: &sink)
      lines.giveBack(joined)
    case .tooLong(let firstByte): skipLongLine(firstByte: firstByte, into: &sink)
    }
  }

  private mutating func readTrimmed(
    _ line: Span<UInt8>, isCut: Bool, into sink: inout some TraceSink
  ) {
    let text = line.extracting(line.trimmedRange)
    guard !text.isEmpty else { return }
    read(text, isCut: isCut, into: &sink)
  }
}

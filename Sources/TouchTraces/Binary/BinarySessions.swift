import Zlib

/// Keeps track of the sessions of a binary trace: which are complete and which are lost.
struct BinarySessions: Sendable {
  /// Reads headers and rare events, and repairs what their rows break.
  var text: Format1Decoder
  /// What the lines of headers and events say.
  var meanings = LineMeanings()
  /// A block, decompressed.
  private var block: [UInt8] = []
  /// Samples on their way.
  private var batch: [LocatedTouch]
  /// Whether a session has begun that goes on in the next block.
  var isOpen = false
  var hasSession = false
  /// Sessions of the file that were read or lost so far.
  var sessionCount = 0
  /// Lines of the files before this one.
  private var firstLine = 1
  var lineCount = 0
  private var lostCount = 0

  /// Lost sessions that are told one by one; chosen by us, so that a header that lies costs little.
  private static let toldLosses = 1000

  /// Samples that are passed on at once; chosen by us, to stay in the first-level cache.
  static let batchLength = 128

  init(scene: SceneFields) {
    text = Format1Decoder(scene: scene)
    let nothing = LocatedTouch(
      TouchSample(touch: TouchID(0), phase: .moved, x: 0, y: 0), time: .zero,
      location: TraceLocation(line: 0, byteOffset: 0))
    batch = Array(repeating: nothing, count: Self.batchLength)
  }

  /// Another file begins, the first or one behind it.
  mutating func beginFile() {
    firstLine += lineCount
    lineCount = 0
    sessionCount = 0
  }

  /// Reads a block whose header is undamaged.
  mutating func read(
    _ header: BlockHeader, _ stored: Span<UInt8>, at offset: Int, into sink: inout some TraceSink
  ) {
    align(header, at: offset, into: &sink)
    var block: [UInt8] = []
    swap(&block, &self.block)
    var batch: [LocatedTouch] = []
    swap(&batch, &self.batch)
    defer {
      swap(&block, &self.block)
      swap(&batch, &self.batch)
    }
    do {
      try Inflater.gunzip(stored, count: header.length, into: &block)
    } catch {
      return lose(header, at: offset, "its block is damaged", into: &sink)
    }
    let begun = sessionCount
    do {
      try readParts(of: block.span, by: &batch, at: offset, into: &sink)
    } catch {
      if isOpen {
        text.receive(.parseError, error.message, at: location(lineCount, offset))
        endSession(into: &sink)
      }
    }
    let end = begun + header.sessionCount
    if sessionCount < end {
      lose(end - sessionCount, at: offset, "its block is malformed", into: &sink)
    }
    sessionCount = end
  }

  /// The sessions of a block cannot be read.
  mutating func lose(
    _ header: BlockHeader, at offset: Int, _ reason: String, into sink: inout some TraceSink
  ) {
    align(header, at: offset, into: &sink)
    interrupt("a block of the session cannot be read: \(reason)", at: offset, into: &sink)
    lose(header.sessionCount, at: offset, reason, into: &sink)
    sessionCount += header.sessionCount
  }

  /// The session that goes on in a block that cannot be read is not used.
  mutating func interrupt(_ message: String, at offset: Int, into sink: inout some TraceSink) {
    guard isOpen else { return }
    text.receive(.checksumMismatch, message, at: location(lineCount, offset))
    endSession(into: &sink)
  }

  /// Compares the number of sessions with that of the index.
  mutating func readIndex(
    _ header: BlockHeader, at offset: Int, into sink: inout some TraceSink
  ) {
    align(header, at: offset, into: &sink)
    interrupt("the session does not end", at: offset, into: &sink)
    guard !hasSession, lostCount == 0 else { return }
    sink.receive(Finding(.empty, "nothing in it"))
  }

  /// The file ends without its index.
  mutating func fileEnds(into sink: inout some TraceSink) {
    let message = "the binary trace ends without its index: sessions may be missing"
    if isOpen {
      text.receive(.truncated, message, at: nil)
      endSession(into: &sink)
    } else {
      sink.receive(Finding(.truncated, message))
    }
  }

  /// Tells what could not be told one by one.
  mutating func finish(into sink: inout some TraceSink) {
    guard lostCount > Self.toldLosses else { return }
    sink.receive(
      Finding(.damagedBlock, "\(lostCount - Self.toldLosses) more sessions are lost"))
  }
}

extension BinarySessions {
  /// Counts the sessions that are missing before a block.
  private mutating func align(
    _ header: BlockHeader, at offset: Int, into sink: inout some TraceSink
  ) {
    if !header.flags.contains(.continues) || header.firstSession > sessionCount {
      interrupt("the session does not end", at: offset, into: &sink)
    }
    if header.firstSession > sessionCount {
      let missing = header.firstSession - sessionCount
      lose(missing, at: offset, "its block is damaged or missing", into: &sink)
    }
    sessionCount = header.firstSession
    lineCount = header.firstLine
  }

  private mutating func lose(
    _ count: Int, at offset: Int, _ reason: String, into sink: inout some TraceSink
  ) {
    for _ in 0..<max(0, min(count, Self.toldLosses - lostCount)) {
      sink.receive(
        Finding(
          .damagedBlock, at: location(lineCount, offset), "the session cannot be read: \(reason)"))
    }
    lostCount += count
  }

  mutating func endSession(into sink: inout some TraceSink) {
    isOpen = false
    text.endSession(into: &sink)
  }

  /// The line that would stand there if the file were text, and the place of the block.
  func location(_ line: Int, _ offset: Int) -> TraceLocation {
    TraceLocation(line: firstLine + line, byteOffset: offset)
  }
}

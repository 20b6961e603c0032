internal import Zlib

/// Reads the binary trace format: finds the blocks in the bytes of a file.
///
/// A damaged block costs the sessions that have bytes in it and no others.
struct BinaryDecoder: RawDecoder {
  /// What is expected next.
  private enum Stage {
    case fileStart
    case block
    /// A block was damaged: the next one is looked for.
    case searching
    case trailer
    /// The rest of the file is not read.
    case stopped
  }

  private var stage = Stage.fileStart
  private var pending: [UInt8] = []
  /// The first byte of `pending` that was not used yet.
  private var position = 0
  /// The place of that byte in the file.
  private var offset = 0
  private var fileCount = 0
  private var sessions: BinarySessions

  init(scene: SceneFields) {
    sessions = BinarySessions(scene: scene)
  }

  mutating func feed(_ bytes: Span<UInt8>, into sink: inout some TraceSink) {
    pending.removeFirst(position)
    position = 0
    pending.append(addingCapacity: bytes.count) { $0.append(copying: bytes) }
    while advance(into: &sink) {}
  }

  mutating func finish(into sink: inout some TraceSink) {
    let isBetweenFiles = fileCount > 0 && position == pending.count
    switch stage {
    case .fileStart where !isBetweenFiles: refuseStart(into: &sink)
    case .fileStart, .trailer, .stopped: break
    case .block, .searching:
      if let header, !header.flags.contains(.index) {
        sessions.lose(header, at: offset, "its block is cut", into: &sink)
      }
      sessions.fileEnds(into: &sink)
    }
    sessions.finish(into: &sink)
  }

  /// Reads what stands next; `false` if more bytes are needed.
  private mutating func advance(into sink: inout some TraceSink) -> Bool {
    switch stage {
    case .fileStart: beginFile(into: &sink)
    case .block: readBlock(into: &sink)
    case .searching: search()
    case .trailer: readTrailer()
    case .stopped: drop()
    }
  }

  private var available: Int { pending.count - position }

  private mutating func use(_ count: Int) {
    position += count
    offset += count
  }

  private mutating func drop() -> Bool {
    use(available)
    return false
  }

  private mutating func beginFile(into sink: inout some TraceSink) -> Bool {
    let length = BinaryFormat.magic.count + 1
    guard available >= length else { return false }
    guard pending.span.begins(with: BinaryFormat.magic, at: position) else {
      refuseStart(into: &sink)
      return true
    }
    let version = pending[position + length - 1]
    guard version == BinaryFormat.version else {
      sink.receive(
        Finding(
          .unsupported, at: TraceLocation(line: 1, byteOffset: offset),
          "version \(version) of the binary trace format, this program reads version"
            + " \(BinaryFormat.version): update it"))
      stage = .stopped
      return true
    }
    use(length)
    fileCount += 1
    sessions.beginFile()
    stage = .block
    return true
  }

  private mutating func refuseStart(into sink: inout some TraceSink) {
    let finding =
      fileCount == 0
      ? Finding(.noHeader, "the file does not begin as a binary trace")
      : Finding(.trailingData, "bytes from \(offset) on follow the end of the binary trace")
    sink.receive(finding)
    stage = .stopped
  }

  /// The header that stands next, if it is complete and undamaged.
  private var header: BlockHeader? {
    guard available >= BlockHeader.size else { return nil }
    return BlockHeader(pending.span.extracting(position..<(position + BlockHeader.size)))
  }

  private mutating func readBlock(into sink: inout some TraceSink) -> Bool {
    guard available >= BlockHeader.size else { return false }
    guard let header else {
      sessions.interrupt("a block behind this one is damaged", at: offset, into: &sink)
      stage = .searching
      return true
    }
    let end = BlockHeader.size + header.storedLength
    guard available >= end else { return false }
    let stored = (position + BlockHeader.size)..<(position + end)
    if header.flags.contains(.index) {
      sessions.readIndex(header, at: offset, into: &sink)
      stage = .trailer
    } else {
      let bytes = pending
      sessions.read(header, bytes.span.extracting(stored), at: offset, into: &sink)
    }
    use(end)
    return true
  }

  /// Looks for a block behind damage.
  private mutating func search() -> Bool {
    use(1)
    while available >= BlockHeader.size {
      if pending.span.begins(with: BinaryFormat.blockMarker, at: position), header != nil {
        stage = .block
        return true
      }
      use(1)
    }
    use(-1)
    return false
  }

  private mutating func readTrailer() -> Bool {
    guard available >= BinaryFormat.trailerLength else { return false }
    use(BinaryFormat.trailerLength)
    stage = .fileStart
    return true
  }
}

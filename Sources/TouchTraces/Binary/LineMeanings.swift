/// What the lines say that stand in blocks as texts: a line that was seen before is not parsed again.
struct LineMeanings: Sendable {
  /// What a line says, and the paths of its unknown keys.
  indirect enum Meaning: Sendable {
    case header(SessionHeader, unknown: [String])
    case event(TraceAction, unknown: [String])
    case unreadable
  }

  /// By the bytes of the line: two spellings of a text are two lines.
  private var known: [[UInt8]: Meaning] = [:]
  private var knownBytes = 0
  /// The meanings of the block's texts, as far as they were asked for.
  private var ofBlock: [Meaning?] = []

  /// Bytes of the lines of all blocks that are remembered, and of the longest; chosen by us, so that
  /// memory has a bound.
  private static let mostBytes = 1 << 18
  private static let longestLine = 4096

  /// Another block begins.
  mutating func beginBlock() {
    ofBlock.removeAll(keepingCapacity: true)
  }

  /// What a text says.
  ///
  /// - Parameters:
  ///   - number: Its number in the block.
  ///   - line: The text.
  /// - Returns: What it says.
  mutating func meaning(of number: Int, _ line: Span<UInt8>) -> Meaning {
    while ofBlock.count <= number { ofBlock.append(nil) }
    if let meaning = ofBlock[number] { return meaning }
    let meaning = remembered(line)
    ofBlock[number] = meaning
    return meaning
  }

  private mutating func remembered(_ line: Span<UInt8>) -> Meaning {
    guard line.count <= Self.longestLine else { return Meaning(line) }
    let key: [UInt8] = line.bytes
    if let meaning = known[key] { return meaning }
    if knownBytes + key.count > Self.mostBytes { (known, knownBytes) = ([:], 0) }
    let meaning = Meaning(line)
    known[key] = meaning
    knownBytes += key.count
    return meaning
  }
}

extension LineMeanings.Meaning {
  /// Parses a line.
  fileprivate init(_ line: Span<UInt8>) {
    var unknown: [String] = []
    do throws(LineError) {
      if line.hasPrefix("{") {
        self = .header(try SessionHeader(line: line, unknown: &unknown), unknown: unknown)
      } else {
        self = .event(try TraceEvent(line: line, unknown: &unknown).action, unknown: unknown)
      }
    } catch {
      self = .unreadable
    }
  }
}

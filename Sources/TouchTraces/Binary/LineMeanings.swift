/// What the lines say that stand in blocks as texts: a line that was seen before is not parsed again.
struct LineMeanings: Sendable {
  /// What a line says, and the paths of its unknown keys.
  indirect enum Meaning: Sendable {
    case header(SessionHeader, unknown: [String])
    case event(TraceAction, unknown: [String])
    case unreadable
  }

  private var known: [String: Meaning] = [:]
  /// The meanings of the block's texts, as far as they were asked for.
  private var ofBlock: [Meaning?] = []

  /// Lines of all blocks that are remembered, and their longest; chosen by us, so that memory has a bound.
  private static let mostLines = 4096
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
    let key: String
    do {
      key = String(copying: try UTF8Span(validating: line))
    } catch {
      return .unreadable
    }
    if let meaning = known[key] { return meaning }
    if known.count == Self.mostLines { known = [:] }
    let meaning = Meaning(line)
    known[key] = meaning
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

/// Finds the rows of a table in JSON: the lists that hold neither lists nor objects, wherever they
/// stand, as lines of comma-separated values.
///
///     {"touches":[[0.5,10,20,"began"],      0.5,10,20,"began"
///       [0.508,10,18,"moved"]]}        ->   0.508,10,18,"moved"
struct JSONRows: Sendable {
  /// What was found in the text.
  enum Item {
    /// A row, which is in `row`.
    case row
    case trouble(FindingKind, String)
  }

  private enum Text {
    case outside
    case inside
    case escaped
  }

  /// Bytes of the longest row; chosen by us.
  private static let longestRow = 1 << 14

  /// The row that was found last, or the beginning of the next one.
  private(set) var row: [UInt8] = []
  /// Where it begins.
  private(set) var location = TraceLocation(line: 1, byteOffset: 0)
  private var place = TraceLocation(line: 1, byteOffset: 0)
  private var text = Text.outside
  private var isInRow = false
  /// Brackets that are open.
  private var depth = 0

  /// Whether a text that begins with a byte is JSON.
  static func begins(with byte: UInt8) -> Bool {
    byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
  }

  /// Finds the next item.
  ///
  /// - Parameters:
  ///   - bytes: The chunk.
  ///   - position: Where to go on in the chunk; behind the item afterwards.
  /// - Returns: The item; `nil` if the rest of the chunk completes none.
  mutating func next(_ bytes: Span<UInt8>, from position: inout Int) -> Item? {
    while position < bytes.count {
      let byte = bytes[position]
      let item = take(byte)
      position += 1
      place.byteOffset += 1
      if byte == UInt8(ascii: "\n") { place.line += 1 }
      if let item { return item }
    }
    return nil
  }

  /// Ends the text; gives the last item.
  mutating func last() -> Item? {
    guard depth > 0 || text != .outside else { return nil }
    location = place
    return .trouble(.truncated, "the text is cut: brackets are left open")
  }

  private mutating func take(_ byte: UInt8) -> Item? {
    switch text {
    case .outside: return takeOutsideText(byte)
    case .escaped:
      text = .inside
      return append(byte == UInt8(ascii: "\"") ? UInt8(ascii: "'") : byte)
    case .inside:
      switch byte {
      case UInt8(ascii: "\""): text = .outside
      case UInt8(ascii: "\\"):
        text = .escaped
        return nil
      case UInt8(ascii: "\n"):
        text = .outside
        isInRow = false
        return .trouble(.parseError, "a string ends with its line, row skipped")
      default: break
      }
      return append(byte)
    }
  }

  private mutating func takeOutsideText(_ byte: UInt8) -> Item? {
    switch byte {
    case UInt8(ascii: "["):
      depth += 1
      isInRow = true
      location = place
      row.removeAll(keepingCapacity: true)
    case UInt8(ascii: "{"):
      depth += 1
      isInRow = false
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      let isRow = isInRow && byte == UInt8(ascii: "]") && !row.isEmpty
      isInRow = false
      guard depth > 0 else { return .trouble(.parseError, "a bracket closes none, row skipped") }
      depth -= 1
      return isRow ? .row : nil
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
      return nil
    case UInt8(ascii: "\""):
      text = .inside
      return append(byte)
    default: return append(byte)
    }
    return nil
  }

  private mutating func append(_ byte: UInt8) -> Item? {
    guard isInRow else { return nil }
    row.append(byte)
    guard row.count > Self.longestRow else { return nil }
    isInRow = false
    return .trouble(.lineTooLong, "row of more than \(Self.longestRow) bytes, skipped")
  }
}

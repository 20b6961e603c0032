/// Reads a table whose rows are lines, or lists of JSON if its text begins with a bracket.
struct TableTextDecoder: RawDecoder {
  private var table: TableDecoder
  private var lists = JSONRows()
  /// Not known before the first byte that is no blank.
  private var isJSON: Bool?

  init(options: ImportOptions, scene: SceneFields) {
    table = TableDecoder(options: options, scene: scene)
  }

  mutating func feed(_ bytes: Span<UInt8>, into sink: inout some TraceSink) {
    if isJSON == nil, let byte = Self.firstByte(bytes) {
      isJSON = JSONRows.begins(with: byte)
      if isJSON == true { table.takesLists() }
    }
    if isJSON != false { feedLists(bytes, into: &sink) }
    if isJSON != true { table.feed(bytes, into: &sink) }
  }

  mutating func finish(into sink: inout some TraceSink) {
    if isJSON == true, let item = lists.last() { take(item, into: &sink) }
    table.finish(into: &sink)
  }

  private mutating func feedLists(_ bytes: Span<UInt8>, into sink: inout some TraceSink) {
    var position = 0
    while let item = lists.next(bytes, from: &position) { take(item, into: &sink) }
  }

  private mutating func take(_ item: JSONRows.Item, into sink: inout some TraceSink) {
    switch item {
    case .row:
      let row = lists.row
      table.read(row: row.span, at: lists.location, into: &sink)
    case .trouble(let kind, let message): table.count(kind, at: lists.location, message)
    }
  }

  /// The first byte that is neither a blank nor of a byte order mark.
  private static func firstByte(_ bytes: Span<UInt8>) -> UInt8? {
    for index in bytes.indices {
      switch bytes[index] {
      case 0...0x20, 0xEF, 0xBB, 0xBF: continue
      default: return bytes[index]
      }
    }
    return nil
  }
}

extension BlockReader {
  /// A header of a session, but for what its lines state.
  struct Header {
    /// All that does not stand in lines.
    var header = SessionHeader()
    /// The numbers of the texts that are lines.
    var screen = 0
    var sheet = 0
    /// Points.
    var contentHeight: Points?
    var contentOffset: Points?

    /// The header as a whole; fails if there is no content whose height is stated.
    func completed(
      screen: SessionHeader, sheet: SessionHeader
    ) throws(BlockError) -> SessionHeader {
      var result = header
      result.scene = sheet.scene
      result.scene.screen = screen.scene.screen
      guard contentHeight != nil || contentOffset != nil else { return result }
      guard case .set(var content?) = result.scene.content else { throw .unknownKind }
      if let contentHeight { content.height = .set(contentHeight) }
      content.offset = contentOffset ?? content.offset
      result.scene.content = .set(content)
      return result
    }
  }

  /// Reads the header of the session that begins with the part.
  mutating func header(_ block: Span<UInt8>) throws(BlockError) -> Header {
    let flags = PackedHeader.Flags(rawValue: try parts.byte(block))
    guard flags.isSubset(of: .known) else { throw .unknownKind }
    var result = Header()
    if flags.contains(.id) { result.header.id = try name(block) }
    if flags.contains(.user) { result.header.user = try name(block) }
    if flags.contains(.unknownStart) {
      result.header.startAge = .unknown
    } else {
      guard let age = Int64(exactly: try parts.variable(block)) else { throw .numberTooLarge }
      result.header.startAge = .known(microseconds: age)
    }
    result.header.labels = try labels(block)
    result.screen = try text(block)
    result.sheet = try text(block)
    if flags.contains(.contentHeight) { result.contentHeight = try length(.length, block) }
    if flags.contains(.contentOffset) { result.contentOffset = try length(.any, block) }
    return result
  }

  private mutating func text(_ block: Span<UInt8>) throws(BlockError) -> Int {
    try texts.number(try parts.variable(block), block)
  }

  private mutating func name(_ block: Span<UInt8>) throws(BlockError) -> String {
    let number = try text(block)
    let bytes = block.extracting(texts[number])
    guard bytes.count <= FieldReader.longestText else { throw .unreadableName }
    do {
      return String(copying: try UTF8Span(validating: bytes))
    } catch {
      throw .unreadableName
    }
  }

  private mutating func labels(_ block: Span<UInt8>) throws(BlockError) -> [Label] {
    let count = try parts.variable(block)
    guard count <= UInt64(block.count) else { throw .columnEnds }
    var labels: [Label] = []
    labels.reserveCapacity(min(Int(count), 16))
    for _ in 0..<count {
      let label = Label(name: try name(block), value: try name(block))
      if let last = labels.last, !last.name.precedes(label.name) { throw .unreadableName }
      labels.append(label)
    }
    return labels
  }

  private mutating func length(
    _ range: NumberRange, _ block: Span<UInt8>
  ) throws(BlockError) -> Points {
    let value = Double(try parts.signed(block)) / Double(PositionGrid.millionths)
    guard range.contains(value) else { throw .numberTooLarge }
    return value
  }
}

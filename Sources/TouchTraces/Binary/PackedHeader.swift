/// The header of a session in a block: what differs from session to session stands alone, the rest is
/// lines of trace format 1 that many sessions share.
struct PackedHeader {
  /// What a header states.
  struct Flags: OptionSet {
    let rawValue: UInt8

    static let id = Flags(rawValue: 1)
    static let user = Flags(rawValue: 2)
    /// Nobody knows how long the sheet had rested.
    static let unknownStart = Flags(rawValue: 4)
    static let contentHeight = Flags(rawValue: 8)
    static let contentOffset = Flags(rawValue: 16)
    static let known: Flags = [.id, .user, .unknownStart, .contentHeight, .contentOffset]
  }

  /// The line of a header that states the screen.
  var screen = SessionHeader()
  /// The line of a header that states the sheet, and what else there is of its content.
  var sheet: SessionHeader
  /// Millionths of a point.
  var contentHeight: Int64?
  var contentOffset: Int64?

  /// Takes a header apart.
  init(_ header: SessionHeader) {
    screen.scene.screen = header.scene.screen
    sheet = SessionHeader()
    sheet.scene = header.scene
    sheet.scene.screen = ScreenFields()
    guard case .set(var content?) = header.scene.content else { return }
    if case .set(let height?) = content.height, let exact = PositionGrid.exactPosition(height) {
      contentHeight = exact
      content.height = .keep
    }
    if let offset = content.offset, let exact = PositionGrid.exactPosition(offset) {
      contentOffset = exact
      content.offset = nil
    }
    sheet.scene.content = .set(content)
  }
}

extension BlockColumns {
  /// Appends the header of the session that begins with the part whose flags stand last.
  mutating func append(_ header: SessionHeader, _ texts: inout BlockTexts) {
    let packed = PackedHeader(header)
    var flags: PackedHeader.Flags = []
    if header.id != nil { flags.insert(.id) }
    if header.user != nil { flags.insert(.user) }
    if header.startAge == .unknown { flags.insert(.unknownStart) }
    if packed.contentHeight != nil { flags.insert(.contentHeight) }
    if packed.contentOffset != nil { flags.insert(.contentOffset) }
    self[.parts].append(flags.rawValue)
    if let id = header.id { append(id, &texts) }
    if let user = header.user { append(user, &texts) }
    if case .known(let age) = header.startAge { self[.parts].append(variable: UInt64(age)) }
    self[.parts].append(variable: UInt64(header.labels.count))
    for label in header.labels {
      append(label.name, &texts)
      append(label.value, &texts)
    }
    append(line: packed.screen, &texts)
    append(line: packed.sheet, &texts)
    if let height = packed.contentHeight { self[.parts].append(signed: height) }
    if let offset = packed.contentOffset { self[.parts].append(signed: offset) }
  }

  private mutating func append(_ name: String, _ texts: inout BlockTexts) {
    append(Array(name.utf8), &texts)
  }

  private mutating func append(line header: SessionHeader, _ texts: inout BlockTexts) {
    var line: [UInt8] = []
    Format1Encoder(precision: .full).append(header, to: &line)
    append(Array(line.dropLast()), &texts)
  }

  private mutating func append(_ text: [UInt8], _ texts: inout BlockTexts) {
    let reference = texts.reference(to: text, in: &self[.texts])
    self[.parts].append(variable: reference)
  }
}

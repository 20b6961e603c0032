extension TraceFormat {
  /// Tells which kind of recording JSON text is, by the names of its values.
  ///
  /// - Parameters:
  ///   - text: The first bytes of a file.
  ///   - lines: Its first lines that are not blank.
  /// - Returns: The format; `nil` if nothing in the text speaks of touches.
  static func json(_ text: Span<UInt8>, _ lines: [Range<Int>]) -> Self? {
    guard let first = lines.first else { return nil }
    let isJSON =
      text[first.lowerBound] == UInt8(ascii: "{") || text[first.lowerBound] == UInt8(ascii: "[")
    guard isJSON || hasDartString(text, lines) else { return nil }
    var reader = JSONRecordReader(proseBetween: isJSON ? .none : .skipped)
    var position = 0
    var count = 0
    while count < largestRecordCount {
      guard let item = reader.next(text, from: &position) ?? reader.last() else { return nil }
      count += 1
      guard case .record(let value, _) = item else { continue }
      if let format = json(value, depth: 0) { return format }
    }
    return nil
  }

  /// Whether the text is JSON in a string of Dart, as Flutter's own tests have it.
  private static func hasDartString(_ text: Span<UInt8>, _ lines: [Range<Int>]) -> Bool {
    lines.contains { text.extracting($0).firstRange(of: "= r'''") != nil }
  }

  /// Values that are looked at; chosen by us.
  private static let largestRecordCount = 64
  private static let deepestLook = 4

  private static func json(_ value: JSONValue, depth: Int) -> Self? {
    if WebKitSyntax.isEvent(value) { return .webkit }
    if WebDriverSyntax.isChain(value) { return .webDriver }
    if TouchActionSyntax.isAction(value) { return .touchActions }
    if RrwebSyntax.isEvent(value) { return .rrweb }
    if FlutterSyntax.isEvent(value) { return .flutter }
    if TouchObjectSyntax.isSample(value) { return .touchJSON }
    guard depth < deepestLook else { return nil }
    switch value {
    case .object(let object):
      for member in object.members {
        if let format = json(member.value, depth: depth + 1) { return format }
      }
    case .array(let elements):
      for element in elements.prefix(largestRecordCount) {
        if let format = json(element, depth: depth + 1) { return format }
      }
    case .null, .boolean, .number, .string: return nil
    }
    return nil
  }

  /// Whether JSON text holds a list of positions of which nothing else is known.
  static func hasPlaces(_ text: Span<UInt8>) -> Bool {
    var reader = JSONRecordReader()
    var position = 0
    var count = 0
    for index in text.indices where text[index] > 0x20 {
      guard text[index] == UInt8(ascii: "{") || text[index] == UInt8(ascii: "[") else {
        return false
      }
      break
    }
    for _ in 0..<largestRecordCount {
      guard let item = reader.next(text, from: &position) ?? reader.last() else { break }
      guard case .record(let value, _) = item else { continue }
      count += places(in: value, depth: 0)
    }
    return count >= fewestPlaces
  }

  /// Positions that are no accident; chosen by us.
  private static let fewestPlaces = 3

  private static func places(in value: JSONValue, depth: Int) -> Int {
    if value.isPlace || (depth > 0 && value.point != nil) { return 1 }
    guard depth < deepestLook else { return 0 }
    var count = 0
    if case .object(let object) = value {
      for member in object.members { count += places(in: member.value, depth: depth + 1) }
    }
    for element in value.elements ?? [] { count += places(in: element, depth: depth + 1) }
    return count
  }
}

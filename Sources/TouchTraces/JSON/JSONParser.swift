/// Reads JSON text by RFC 8259, nothing more lenient: no comments, no trailing commas, no NaN.
public struct JSONParser: Sendable {
  /// Levels of nesting that are read; deeper text is an error, never a deep recursion.
  public static let depthLimit = 64

  /// Members of most objects in recordings; chosen by us, so that a list grows once.
  private static let usualMemberCount = 8

  let bytes: [UInt8]
  var index = 0
  private var line = 1
  private var lineStart = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads one JSON value that fills `bytes`; a UTF-8 byte order mark before it is skipped.
  ///
  /// - Parameter bytes: UTF-8 text.
  /// - Returns: The value, objects with their members in order.
  /// - Throws: `JSONError`, with the place of the first byte that does not fit.
  public static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      parser.index = 3
      parser.lineStart = 3
    }
    parser.skipBlanks()
    let value = try parser.value(depth: 0)
    parser.skipBlanks()
    guard parser.index == bytes.count else { throw parser.unexpected("the end of the text") }
    return value
  }

  /// Reads the JSON value that `bytes` begin with.
  ///
  /// - Parameter bytes: UTF-8 text.
  /// - Returns: The value, and how many bytes it takes.
  /// - Throws: `JSONError`, with the place of the first byte that does not fit.
  static func parsePrefix(of bytes: [UInt8]) throws(JSONError) -> (value: JSONValue, length: Int) {
    var parser = JSONParser(bytes)
    let value = try parser.value(depth: 0)
    return (value, parser.index)
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard let byte = peek() else { throw unexpected("a value") }
    switch byte {
    case UInt8(ascii: "{"): return .object(try object(depth: depth))
    case UInt8(ascii: "["): return .array(try array(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", means: .boolean(true))
    case UInt8(ascii: "f"): return try word("false", means: .boolean(false))
    case UInt8(ascii: "n"): return try word("null", means: .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw unexpected("a value")
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONObject {
    try enter(depth)
    var result = JSONObject()
    if skip(UInt8(ascii: "}")) { return result }
    result.members.reserveCapacity(Self.usualMemberCount)
    while true {
      let position = self.position
      guard peek() == UInt8(ascii: "\"") else { throw unexpected("a name in quotes") }
      let name = try string()
      skipBlanks()
      guard skip(UInt8(ascii: ":")) else { throw unexpected("':'") }
      let value = try value(depth: depth + 1)
      result.members.append(JSONObject.Member(name: name, value: value, position: position))
      skipBlanks()
      if skip(UInt8(ascii: "}")) { return result }
      guard skip(UInt8(ascii: ",")) else { throw unexpected("',' or '}'") }
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> [JSONValue] {
    try enter(depth)
    var result: [JSONValue] = []
    if skip(UInt8(ascii: "]")) { return result }
    while true {
      result.append(try value(depth: depth + 1))
      skipBlanks()
      if skip(UInt8(ascii: "]")) { return result }
      guard skip(UInt8(ascii: ",")) else { throw unexpected("',' or ']'") }
    }
  }

  private mutating func enter(_ depth: Int) throws(JSONError) {
    guard depth < Self.depthLimit else { throw error(.tooDeep(limit: Self.depthLimit)) }
    index += 1
    skipBlanks()
  }

  private mutating func word(
    _ word: StaticString, means value: JSONValue
  ) throws(JSONError) -> JSONValue {
    for byte in word.description.utf8 {
      guard peek() == byte else { throw unexpected("'\(word)'") }
      index += 1
    }
    return value
  }

  private mutating func number() throws(JSONError) -> JSONNumber {
    guard let number = DecimalNumber(bytes.span, at: index) else { throw error(.invalidNumber) }
    let text = String(decoding: bytes[index..<number.end], as: UTF8.self)
    index = number.end
    return JSONNumber(checked: text)
  }
}

extension JSONParser {
  func peek() -> UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  /// Skips `byte` and the blanks behind it, if it stands here.
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    index += 1
    skipBlanks()
    return true
  }

  private mutating func skipBlanks() {
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "\n"):
        index += 1
        line += 1
        lineStart = index
      default: return
      }
    }
  }

  private var position: JSONPosition {
    JSONPosition(line: line, column: index - lineStart + 1, byteOffset: index)
  }

  func error(_ cause: JSONError.Cause) -> JSONError {
    JSONError(cause, at: position)
  }

  private func unexpected(_ expected: String) -> JSONError {
    error(
      peek().map { .unexpectedByte($0, expected: expected) } ?? .unexpectedEnd(expected: expected))
  }
}

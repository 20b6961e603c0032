import Testing
import TouchTraces

struct JSONParserTests {
  private func parse(_ text: String) throws(JSONError) -> JSONValue {
    try JSONParser.parse(Array(text.utf8))
  }

  @Test func `values of every kind are read`() throws {
    let value = try parse(
      "\u{FEFF} {\"a\" : [null, true,false, -1.50e2], \"b\":{}, \"\":\"\\u00e9\\n\\/\"}\r\n")
    let number = try parse("-1.50e2")
    #expect(
      value
        == .object([
          ("a", .array([.null, .boolean(true), .boolean(false), number])), ("b", .object([])),
          ("", .string("é\n/")),
        ]))
    guard case .number(let kept) = number else {
      Issue.record("not a number")
      return
    }
    #expect(kept.text == "-1.50e2")
    #expect(kept.double == -150)
    #expect(kept.integer == -150)
  }

  @Test func `members keep their order and their places, and repeated names show`() throws {
    guard case .object(let object) = try parse("{\n  \"b\": 1,\n  \"a\": 2, \"b\": 3\n}") else {
      Issue.record("not an object")
      return
    }
    #expect(object.members.map(\.name) == ["b", "a", "b"])
    #expect(object.members[1].position == JSONPosition(line: 3, column: 3, byteOffset: 14))
    #expect(object.firstDuplicate?.position == JSONPosition(line: 3, column: 11, byteOffset: 22))
  }

  @Test(arguments: [
    ("\"\\ud83d\\ude00\"", "😀"), ("\"\\u0000\"", "\0"), ("\"\\\"\\\\\"", "\"\\"), ("\"ß😀\"", "ß😀"),
  ])
  func `strings are unescaped`(text: String, expected: String) throws {
    #expect(try parse(text) == .string(expected))
  }

  @Test(arguments: [
    ("", JSONError.Cause.unexpectedEnd(expected: "a value"), 0),
    ("[1,]", .unexpectedByte(UInt8(ascii: "]"), expected: "a value"), 3),
    ("[1 2]", .unexpectedByte(UInt8(ascii: "2"), expected: "',' or ']'"), 3),
    ("{\"a\":1,}", .unexpectedByte(UInt8(ascii: "}"), expected: "a name in quotes"), 7),
    ("{a:1}", .unexpectedByte(UInt8(ascii: "a"), expected: "a name in quotes"), 1),
    ("{\"a\" 1}", .unexpectedByte(UInt8(ascii: "1"), expected: "':'"), 5),
    ("nul", .unexpectedEnd(expected: "'null'"), 3),
    ("NaN", .unexpectedByte(UInt8(ascii: "N"), expected: "a value"), 0),
    ("01", .invalidNumber, 0),
    ("[1.]", .invalidNumber, 1),
    ("1 2", .unexpectedByte(UInt8(ascii: "2"), expected: "the end of the text"), 2),
    ("\"a", .unexpectedEnd(expected: "the closing quote"), 2),
    ("\"\\x\"", .invalidEscape, 2),
    ("\"\\ud800\"", .loneSurrogate, 7),
    ("\"\\udc00\"", .loneSurrogate, 7),
    ("\"\t\"", .controlCharacter, 1),
  ])
  func `what is not JSON is an error with its place`(
    text: String, cause: JSONError.Cause, offset: Int
  ) {
    let expected = JSONError(
      cause, at: JSONPosition(line: 1, column: offset + 1, byteOffset: offset))
    #expect(throws: expected) { try parse(text) }
  }

  @Test func `errors name the line`() {
    #expect(
      throws: JSONError(
        .unexpectedByte(UInt8(ascii: "}"), expected: "a value"),
        at: JSONPosition(line: 2, column: 5, byteOffset: 6))
    ) { try parse("{\n\"a\":}") }
  }

  @Test func `bytes that are not UTF-8 are an error`() {
    #expect(throws: JSONError.self) { try JSONParser.parse([0x22, 0xC3, 0x28, 0x22]) }
  }

  @Test func `nesting ends at the limit`() throws {
    let limit = JSONParser.depthLimit
    let deepest = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    _ = try parse(deepest)
    #expect(throws: JSONError.self) { try parse("[" + deepest + "]") }
    #expect(throws: JSONError.self) { try parse(String(repeating: "[", count: 1_000_000)) }
  }
}

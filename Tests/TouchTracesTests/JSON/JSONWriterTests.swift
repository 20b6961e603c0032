import Testing
import TouchTraces

struct JSONWriterTests {
  @Test(arguments: [
    "{\"b\":[1,2.50,-3e5],\"a\":{\"x\":null}}", "[]", "{}", "\"a\\\"\\\\\\n\\u0001é😀\"", "true",
  ])
  func `compact text is written as it was read`(text: String) throws {
    #expect(JSONWriter.text(of: try JSONParser.parse(Array(text.utf8))) == text)
  }

  @Test func `members are sorted by their bytes on request`() throws {
    let value = JSONValue.object([("é", .null), ("b", .object([("z", .null), ("Z", .null)]))])
    #expect(
      JSONWriter.text(of: value, order: .sorted) == "{\"b\":{\"Z\":null,\"z\":null},\"é\":null}")
  }

  @Test func `indented text has one member per line`() {
    let value = JSONValue.object([
      ("a", .array([.integer(1), .boolean(false)])), ("b", .array([])),
    ])
    #expect(
      JSONWriter.text(of: value, layout: .indented)
        == "{\n  \"a\": [\n    1,\n    false\n  ],\n  \"b\": []\n}")
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-2.5, "-2.5"), (0.1, "0.1"), (1e21, "1e+21"),
    (100_000, "100000"), (.infinity, "null"), (.nan, "null"),
  ])
  func `doubles have their shortest text`(value: Double, text: String) {
    #expect(JSONWriter.text(of: .number(value)) == text)
  }
}

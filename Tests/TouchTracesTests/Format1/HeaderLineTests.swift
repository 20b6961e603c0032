import Testing
import TouchTraces

/// The short way and the long way of a header; a blank behind its brace makes a header go the long way.
struct HeaderLineTests {
  private static let start = "{\"format\":\"touch-trace\",\"version\":1"
  private static let screen =
    "\"screen\":{\"width\":390,\"height\":844,\"safeArea\":{\"top\":47}}"
  private static let sheet = "\"sheet\":{\"detents\":[\"medium\",{\"id\":\"peek\",\"height\":120}]}"

  private func decoded(_ headers: [String]) -> CollectingSink {
    CollectingSink.decoding(headers.joined(separator: "\n"))
  }

  private func longWay(_ header: String) -> String {
    "{ " + header.dropFirst()
  }

  @Test(arguments: [
    ("nothing stated", "}"),
    ("names", ",\"id\":\"s1\",\"user\":\"ü\"}"),
    ("labels", ",\"labels\":{\"app\":\"5\",\"hand\":\"left\"}}"),
    ("labels that are not sorted", ",\"labels\":{\"hand\":\"left\",\"app\":\"5\"}}"),
    ("two spellings of a label", ",\"labels\":{\"e\u{301}\":\"1\",\"\u{E9}\":\"2\"}}"),
    ("a label without a name", ",\"labels\":{\"\":\"\"}}"),
    ("an age", ",\"startsAt\":1.5}"),
    ("an age of zero", ",\"startsAt\":0}"),
    ("an age that nobody knows", ",\"startsAt\":null}"),
    ("a screen", "," + screen + "}"),
    ("a scene", "," + screen + "," + sheet + ",\"content\":{\"height\":1200.5}}"),
    ("content of more than a height", ",\"content\":{\"height\":10,\"offset\":-3}}"),
    ("a height that stands last", ",\"content\":{\"offset\":-3,\"height\":10}}"),
    ("a height that nobody knows", ",\"content\":{\"height\":null}}"),
    ("no content", ",\"content\":null}"),
    ("an escape", ",\"id\":\"s\\u0031\"}"),
    ("another order", ",\"user\":\"u\",\"id\":\"s1\"}"),
    ("blanks", ", \"id\" : \"s1\"}"),
    ("a version with a fraction", ".0,\"id\":\"s1\"}"),
  ])
  func `the short way reads what the long way reads`(_: String, rest: String) throws {
    let header = Self.start + rest
    let long = try #require(decoded([longWay(header)]).sessions.first)
    // Twice, for the scene of the second one is known.
    let short = decoded([header, header]).sessions
    #expect(short.map(\.header) == [long.header, long.header])
    #expect(short.allSatisfy { $0.findings == long.findings })
  }

  @Test(arguments: [
    ("an unknown key", ",\"colour\":\"red\"}"),
    ("an unknown key of a screen", ",\"screen\":{\"width\":390,\"height\":844,\"colour\":1}}"),
    ("an unknown key of a sheet", ",\"sheet\":{\"colour\":1}}"),
    ("an unknown key of the content", ",\"content\":{\"height\":1,\"colour\":1}}"),
    ("a screen without a width", ",\"screen\":{\"width\":0,\"height\":844}}"),
    ("a detent that is none", ",\"sheet\":{\"detents\":[\"tiny\"]}}"),
    ("a height below zero", ",\"content\":{\"height\":-1}}"),
    ("a height beyond all screens", ",\"content\":{\"height\":2000000000}}"),
    ("an age below zero", ",\"startsAt\":-1}"),
    ("a label twice", ",\"labels\":{\"app\":\"5\",\"app\":\"6\"}}"),
    ("a key twice", ",\"id\":\"a\",\"id\":\"b\"}"),
    ("a label that is a number", ",\"labels\":{\"app\":5}}"),
    ("a name of more than 1024 bytes", ",\"id\":\"" + String(repeating: "x", count: 1025) + "\"}"),
    ("another version", "0}"),
    ("a screen that is no object", ",\"screen\":[]}"),
    ("a cut", ",\"screen\":{\"width\":390"),
    ("more behind it", "}}"),
    ("an open string", ",\"id\":\"s1}"),
  ])
  func `the short way takes no header that the long way remarks on`(_: String, rest: String) {
    let header = Self.start + rest
    let remarks = decoded([longWay(header)])
    #expect(!remarks.kinds.isEmpty)
    #expect(decoded([header]).kinds == remarks.kinds)
    #expect(decoded([header]).sessions.map(\.header) == remarks.sessions.map(\.header))
  }

  @Test func `sessions with like scenes keep their own`() {
    // More than are remembered, each of them twice.
    let heights = (0..<100).flatMap { [$0, $0] } + Array(0..<100)
    let headers = heights.map { height in
      Self.start + ",\"screen\":{\"width\":\(400 + height % 70),\"height\":800},"
        + "\"sheet\":{\"detents\":[{\"id\":\"peek\",\"height\":\(100 + height)}]}}"
    }
    let short = decoded(headers).sessions.map(\.header)
    #expect(short == decoded(headers.map(longWay)).sessions.map(\.header))
    #expect(Set(short.map { $0.scene.screen.width }).count == 70)
  }

  @Test func `a decoder that knows the scenes of another file reads the same`() throws {
    let text = Array((Self.start + "," + Self.screen + "," + Self.sheet + "}\n").utf8)
    var first = TraceDecoder(format: .touchTrace1)
    var sinks = [CollectingSink(), CollectingSink()]
    first.feed(text.span, into: &sinks[0])
    var second = TraceDecoder(
      format: .touchTrace1, options: .standard, scene: SceneFields(),
      known: try #require(first.known))
    second.feed(text.span, into: &sinks[1])
    #expect(sinks[0].sessions.map(\.header.scene.screen.width) == [390])
    #expect(sinks[0] == sinks[1])
  }
}

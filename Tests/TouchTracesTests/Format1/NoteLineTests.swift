import Testing
import TouchTraces

/// The short way and the long way of an intent and of the end; a blank behind its bracket makes a line go
/// the long way.
struct NoteLineTests {
  private func decoded(_ line: String) -> CollectingSink {
    CollectingSink.decoding(SampleTraces.header + line)
  }

  @Test(arguments: [
    ("to dismiss", "[0.5,\"mark\",{\"intent\":\"dismiss\"}]", TraceAction.intent(.dismiss)),
    ("to expand", "[0.5,\"mark\",{\"intent\":\"expand\"}]", .intent(.expand)),
    ("to collapse", "[0.500000,\"mark\",{\"intent\":\"collapse\"}]", .intent(.collapse)),
    ("to scroll", "[5e-1,\"mark\",{\"intent\":\"scroll\"}]", .intent(.scroll)),
    ("the end", "[0.5,\"end\"]", .end),
    ("a text", "[0.5,\"mark\",\"intent\"]", .mark("intent")),
    ("blanks", "[0.5, \"mark\", {\"intent\" : \"scroll\"}]", .intent(.scroll)),
    ("a second key", "[0.5,\"mark\",{\"intent\":\"scroll\",\"by\":1}]", .intent(.scroll)),
  ])
  func `both ways read the same`(_: String, line: String, action: TraceAction) {
    let event = TraceEvent(time: Timestamp(microseconds: 500_000), action: action)
    #expect(decoded(line).sessions.map(\.events) == [[event]])
    #expect(decoded("[ " + line.dropFirst()) == decoded(line))
  }

  @Test(arguments: [
    "[0.5,\"mark\",{\"intent\":\"fly\"}]", "[0.5,\"mark\",{\"intent\":\"scrolls\"}]",
    "[0.5,\"mark\",{\"intent\":\"scroll\"}", "[0.5,\"mark\",{\"intent\":\"scroll\"]",
    "[0.5,\"end\",1]", "[0.5,\"end\"", "[0.5,\"ends\"]", "[,\"end\"]",
    "[0.5,\"end\"]]", "[0.5,\"mark\",{\"intent\":\"scroll\"},1]", "[0.5 \"end\"]",
  ])
  func `the short way takes no line that the long way does not take`(line: String) {
    #expect(decoded(line).sessions.map(\.events) == [[]])
    #expect(!decoded(line).kinds.isEmpty)
    #expect(decoded("[ " + line.dropFirst()).kinds == decoded(line).kinds)
  }
}

import Testing
import TouchTraces

struct StringByteOrderTests {
  private static let texts = [
    "", "a", "ab", "b", "z", "Z", "a\u{0}", "a/b", "a-b", "everyday-0001.jsonl.gz",
    "everyday-0010.jsonl.gz", "\u{E9}", "e\u{301}", "\u{1F600}", "\u{FF21}", "\u{10FFFF}",
  ]

  @Test func `text is compared as the arrays of its bytes are`() {
    for left in Self.texts {
      for right in Self.texts {
        let (first, second) = (Array(left.utf8), Array(right.utf8))
        #expect(left.precedes(right) == first.lexicographicallyPrecedes(second))
        #expect(left.hasSameBytes(as: right) == (first == second))
      }
    }
  }
}

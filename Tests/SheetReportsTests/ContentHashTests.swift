import SheetReports
import Testing

struct ContentHashTests {
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func `the published values of FNV-1a come out`(text: String, expected: String) {
    #expect(ContentHash(text.utf8).description == expected)
  }

  @Test func `pieces hash like the whole`() {
    var hash = ContentHash("foo".utf8)
    hash.update("bar".utf8.span)
    #expect(hash == ContentHash("foobar".utf8))
  }

  @Test func `a small hash keeps its leading zeros`() throws {
    let hash = try #require(
      (0..<10_000).lazy.map { ContentHash("\($0)".utf8) }.first { $0.value >> 60 == 0 })
    #expect(hash.description.count == 16)
    #expect(hash.description.hasPrefix("0"))
  }
}

import SheetReplay
import Testing

struct NearestNameTests {
  @Test(arguments: [
    ("flikspeed", "flickSpeed"), ("settleSped", "settleSpeed"), ("", "flickSpeed"),
    ("settledistance", "settleDistance"), ("Speed", "flickSpeed"),
    ("settleD", "settleDistance"), ("se", "flickSpeed"),
  ])
  func `a longer name wins, then the fewest edits, then order`(written: String, expected: String) {
    let names = ["flickSpeed", "settleSpeed", "settleDistance"]
    #expect(NearestName.nearest(to: written, in: names) == expected)
  }

  @Test func `of equally near names the earlier one wins`() {
    #expect(NearestName.nearest(to: "rage", in: ["page", "rags"]) == "page")
    #expect(NearestName.nearest(to: "rage", in: ["rags", "page"]) == "rags")
  }

  @Test func `no names have no nearest`() {
    #expect(NearestName.nearest(to: "a", in: []) == nil)
  }

  @Test func `a very long name is no trouble`() {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(NearestName.nearest(to: long, in: ["a", "xx"]) == "xx")
  }
}

import SheetReplay
import Testing

struct NearestNameTests {
  private static let names = ["flickSpeed", "settleSpeed", "settleDistance"]

  @Test(arguments: [
    ("edits", "flikspeed", "flickSpeed"), ("edits in the middle", "settleSped", "settleSpeed"),
    ("capitals", "settledistance", "settleDistance"), ("a beginning", "settleD", "settleDistance"),
    ("neighbours exchanged", "flciksPeed", "flickSpeed"),
    ("a third of it wrong", "fxxxkspeed", "flickSpeed"),
  ])
  func `a longer name wins, then the fewest edits`(name: String, written: String, expected: String)
  {
    #expect(NearestName.nearest(to: written, in: Self.names) == expected, "\(name)")
  }

  @Test(arguments: [
    ("nothing", ""), ("two letters begin no name", "se"), ("another word", "xylophone"),
    ("half of a name", "Speed"), ("more than a third of it wrong", "fxxxxspeed"),
    ("as long as one likes", String(repeating: "x", count: 1_000_000)),
  ])
  func `what is far from every name has no nearest, but an example`(name: String, written: String) {
    #expect(NearestName.nearest(to: written, in: Self.names) == nil, "\(name)")
    #expect(NearestName.example(for: written, in: Self.names).hasPrefix(" such as '"), "\(name)")
  }

  @Test func `of short names one letter may be wrong, or two be exchanged`() {
    #expect(NearestName.nearest(to: "x", in: ["a"]) == "a")
    #expect(NearestName.nearest(to: "jbos", in: ["html", "jobs"]) == "jobs")
    #expect(NearestName.nearest(to: "help", in: ["html", "jobs"]) == nil)
  }

  @Test func `of equally near names the earlier one wins`() {
    #expect(NearestName.nearest(to: "rage", in: ["page", "rags"]) == "page")
    #expect(NearestName.nearest(to: "rage", in: ["rags", "page"]) == "rags")
  }

  @Test func `several are named in the order of their distance, however far`() {
    let ids = ["s001", "s002", "t002", "x"]
    #expect(NearestName.nearest(3, to: "s02", among: ids) == ["s002", "s001", "t002"])
    #expect(NearestName.nearest(9, to: "zz", among: ["a", "b"]) == ["a", "b"])
  }

  @Test func `no names have no nearest`() {
    #expect(NearestName.nearest(to: "a", in: []) == nil)
    #expect(NearestName.example(for: "a", in: []).isEmpty)
  }
}

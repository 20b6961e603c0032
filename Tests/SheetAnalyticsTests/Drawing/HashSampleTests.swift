import SheetAnalytics
import TestSupport
import Testing

@Suite struct HashSampleTests {
  private static func sample(_ things: some Sequence<Int>) -> HashSample<Int> {
    var sample = HashSample<Int>(capacity: 20)
    for thing in things { sample.offer(thing, of: "s\(thing / 7)", number: thing % 7) }
    return sample
  }

  @Test func `any order and any partition give the same sample`() {
    var generator = SeededGenerator(seed: 3)
    let whole = Self.sample(0..<500)
    #expect(whole.elements.count == 20)
    #expect(whole.total == 500)
    #expect(whole.elements != Array(0..<20))
    for parts in [1, 2, 5] {
      let things = Array(0..<500).shuffled(using: &generator)
      var merged = HashSample<Int>(capacity: 20)
      for part in 0..<parts {
        merged.merge(Self.sample(things.indices.filter { $0 % parts == part }.map { things[$0] }))
      }
      #expect(merged.elements == whole.elements)
      #expect(merged.total == 500)
    }
  }

  @Test func `few things are all kept, in the order of their hashes`() {
    #expect(Self.sample(0..<12).elements.sorted() == Array(0..<12))
    #expect(Self.sample(0..<12).elements == Self.sample((0..<12).reversed()).elements)
    #expect(Self.sample([]).elements.isEmpty)
  }
}

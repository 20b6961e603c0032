import SheetAnalytics
import TestSupport
import Testing

@Suite struct PairCountsTests {
  @Test func `a known table has a known interval`() {
    let counts = PairCounts(both: 20, onlyA: 12, onlyB: 2, neither: 16)
    expectNear(counts.difference, -0.2)
    expectNear(counts.newcombeInterval()?.low, -0.3292069954001405)
    expectNear(counts.newcombeInterval()?.high, -0.056156424841748265)
  }

  @Test func `swapping the arms mirrors the interval`() {
    let counts = PairCounts(both: 59, onlyA: 6, onlyB: 16, neither: 80).newcombeInterval()
    let swapped = PairCounts(both: 59, onlyA: 16, onlyB: 6, neither: 80).newcombeInterval()
    expectNear(counts?.low, -(swapped?.high ?? .nan), tolerance: 1e-15)
    expectNear(counts?.high, -(swapped?.low ?? .nan), tolerance: 1e-15)
  }

  @Test func `large counts do not overflow`() {
    let many: Int64 = 1 << 60
    let counts = PairCounts(both: many, onlyA: many, onlyB: many, neither: many)
    expectNear(counts.newcombeInterval()?.low, 0, tolerance: 1e-8)
  }

  @Test func `no units have no difference`() {
    let counts = PairCounts(both: 0, onlyA: 0, onlyB: 0, neither: 0)
    #expect(counts.difference == nil)
    #expect(counts.newcombeInterval() == nil)
  }

  @Test(.enabled(if: SharedFolder.exists)) func `the reference tables agree`() throws {
    let rows = try StatisticsVectors.rows("newcombe10_paired")
    #expect(!rows.isEmpty)
    for row in rows {
      let counts = PairCounts(
        both: row.integer("a"), onlyA: row.integer("b"), onlyB: row.integer("c"),
        neither: row.integer("d"))
      expectNear(counts.difference, row.number("diff"))
      expectNear(counts.newcombeInterval()?.low, row.numbers("newcombe10")[0])
      expectNear(counts.newcombeInterval()?.high, row.numbers("newcombe10")[1])
    }
  }
}

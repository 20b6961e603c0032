import SheetAnalytics
import TestSupport
import Testing

@Suite struct McNemarTestTests {
  @Test(arguments: [
    (#line, Int64(0), Int64(0), 1.0, 1.0),
    (#line, 5, 0, 0.0625, 0.03125),
    (#line, 2, 12, 0.012939453125, 0.007385253906249991),
    (#line, 10, 10, 1.0, 0.9119014739990235),
  ])
  func `known counts have known p-values`(
    line: Int, b: Int64, c: Int64, exact: Double, midP: Double
  ) {
    let test = McNemarTest(onlyA: b, onlyB: c)
    expectNear(test.exact, exact, tolerance: 1e-12)
    expectNear(test.midP, midP, tolerance: 1e-12)
  }

  @Test func `whole numbers and the sum of terms meet at their border`() {
    // From 62 to 63 trials the way of counting changes; P(X <= m; N+1) follows by Pascal's rule.
    for m in Int64(1)...30 {
      let below = McNemarTest(onlyA: m - 1, onlyB: 63 - m).exact
      let at = McNemarTest(onlyA: m, onlyB: 62 - m).exact
      let expected = min(1, (below + at) / 2)
      expectNear(McNemarTest(onlyA: m, onlyB: 63 - m).exact, expected, tolerance: 1e-12)
    }
  }

  @Test func `many trials approach the normal distribution`() {
    let test = McNemarTest(onlyA: 5000, onlyB: 5196)
    expectNear(
      test.midP, 2 * NormalDistribution.upperTail(196 / 10196.0.squareRoot()), tolerance: 1e-4)
  }

  @Test func `six one-way flips are the fewest for five percent`() {
    #expect(McNemarTest(onlyA: 5, onlyB: 0).exact >= 0.05)
    #expect(McNemarTest(onlyA: 6, onlyB: 0).exact < 0.05)
    #expect(McNemarTest(onlyA: 7, onlyB: 0).exact >= 0.01)
    #expect(McNemarTest(onlyA: 8, onlyB: 0).exact < 0.01)
  }

  @Test(.enabled(if: SharedFolder.exists)) func `the reference counts agree`() throws {
    let rows = try StatisticsVectors.rows("mcnemar")
    #expect(!rows.isEmpty)
    for row in rows {
      let test = McNemarTest(onlyA: row.integer("b"), onlyB: row.integer("c"))
      expectNear(test.exact, row.number("exact"))
      expectNear(test.midP, row.number("midp"))
    }
    let fewest = try StatisticsVectors.object("min_discordant_all_one_way")
    for level in [0.05, 0.01] {
      let flips = (1...20).first { McNemarTest(onlyA: $0, onlyB: 0).exact < level }
      #expect(flips == fewest.integer("\(level)"))
    }
  }
}

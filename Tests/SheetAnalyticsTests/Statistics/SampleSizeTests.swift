import SheetAnalytics
import TestSupport
import Testing

@Suite struct SampleSizeTests {
  @Test(arguments: [(0.18, 0.02, 3530), (0.18, 0.05, 563), (0.05, 0.02, 979), (0.05, -0.02, 979)])
  func `known effects need known numbers of pairs`(psi: Double, difference: Double, pairs: Int) {
    #expect(SampleSize.pairs(discordant: psi, difference: difference) == pairs)
  }

  @Test func `nothing cannot be found`() {
    #expect(SampleSize.pairs(discordant: 0.18, difference: 0) == nil)
    #expect(SampleSize.pairs(discordant: 0.0001, difference: 0.5) == nil)
  }

  @Test(.enabled(if: SharedFolder.exists)) func `the reference effects agree`() throws {
    let rows = try StatisticsVectors.rows("sample_size")
    #expect(!rows.isEmpty)
    for row in rows {
      let pairs = SampleSize.pairs(
        discordant: row.number("psi"), difference: row.number("delta"))
      #expect(pairs.map(Int64.init) == row.integer("pairs"))
    }
  }
}

import SheetAnalytics
import TestSupport
import Testing

@Suite struct PairedRateDifferenceTests {
  private func difference(_ rows: [[Int64]]) -> PairedRateDifference? {
    PairedRateDifference(
      rows.map { PairedCluster(units: $0[0], successesA: $0[1], successesB: $0[2]) })
  }

  @Test func `two users have a spread by hand`() {
    // D = 3/20; d - n D = 2 - 1.5 and 1 - 1.5: se^2 = 2 (0.25 + 0.25) / 400.
    let difference = difference([[10, 1, 3], [10, 2, 3]])
    expectNear(difference?.difference, 0.15)
    expectNear(difference?.standardError, 0.05)
    // (3^2) / (2 (4 + 1)).
    expectNear(difference?.nullStatistic, 0.9)
  }

  @Test func `with one unit per user the null statistic is that of McNemar`() {
    let (b, c, quiet) = (7, 15, 30)
    let rows: [[Int64]] =
      Array(repeating: [1, 1, 0], count: b) + Array(repeating: [1, 0, 1], count: c)
      + Array(repeating: [1, 1, 1], count: quiet)
    let users = Double(b + c + quiet)
    let expected = Double((b - c) * (b - c)) / Double(b + c) * (users - 1) / users
    expectNear(difference(rows)?.nullStatistic, expected)
  }

  @Test func `equal arms differ by nothing for certain`() {
    let difference = difference([[10, 3, 3], [7, 2, 2], [5, 0, 0]])
    #expect(difference?.interval() == ConfidenceInterval(low: 0, high: 0))
    #expect(difference?.chiSquareP == 1)
    #expect(difference?.studentP == 1)
  }

  @Test func `one user has no interval, none no difference`() {
    #expect(difference([[10, 3, 4]])?.interval() == nil)
    #expect(difference([[10, 3, 4]])?.studentP == nil)
    #expect(difference([[0, 0, 0]]) == nil)
  }

  @Test(.enabled(if: SharedFolder.exists)) func `the reference users agree`() throws {
    let vector = try StatisticsVectors.object("obuchowski")
    let difference = difference(vector.table("clusters"))
    #expect(difference?.users == Int(vector.integer("K")))
    expectNear(difference?.difference, vector.number("diff"))
    expectNear(difference?.difference, vector.number("pB") - vector.number("pA"))
    expectNear(difference?.standardError, vector.number("se"))
    expectNear(difference?.interval()?.low, vector.numbers("ci_t")[0], tolerance: 1e-6)
    expectNear(difference?.interval()?.high, vector.numbers("ci_t")[1], tolerance: 1e-6)
    expectNear(difference?.nullStatistic, vector.number("chi2_null"))
  }
}

import SheetAnalytics
import TestSupport
import Testing

@Suite struct RatioDifferenceTests {
  /// Rows of X_A, Y_A, X_B, Y_B.
  private func difference(_ rows: [[Int64]]) -> RatioDifference? {
    RatioDifference(
      rows.map {
        (
          a: RatioPart(numerator: Int128($0[1]), denominator: Int128($0[0])),
          b: RatioPart(numerator: Int128($0[3]), denominator: Int128($0[2]))
        )
      })
  }

  private let rows: [[Int64]] = [
    [10, 4, 10, 6], [8, 1, 9, 3], [12, 7, 12, 7], [5, 2, 5, 1], [20, 9, 19, 14], [7, 0, 7, 2],
  ]

  @Test func `six users have a known difference`() {
    let difference = difference(rows)
    expectNear(difference?.difference, 0.16129032258064513)
    expectNear(difference?.standardError, 0.06436027295696746)
  }

  @Test func `swapping the arms mirrors the interval`() {
    let swapped = difference(rows.map { [$0[2], $0[3], $0[0], $0[1]] })?.interval()
    expectNear(difference(rows)?.interval()?.low, -(swapped?.high ?? .nan), tolerance: 1e-12)
  }

  @Test func `a user absent in one arm stays in`() {
    #expect(difference([[4, 1, 0, 0], [4, 2, 4, 2], [0, 0, 0, 0]])?.users == 2)
    #expect(difference([[4, 1, 0, 0]]) == nil)
  }

  @Test func `equal arms differ by nothing for certain`() {
    let equal = difference(rows.map { [$0[0], $0[1], $0[0], $0[1]] })
    #expect(equal?.interval() == ConfidenceInterval(low: 0, high: 0))
  }

  @Test(.enabled(if: SharedFolder.exists)) func `the reference users agree`() throws {
    let vector = try StatisticsVectors.object("ratio_paired")
    let difference = difference(vector.table("clusters"))
    expectNear(difference?.difference, vector.number("diff"))
    expectNear(difference?.standardError, vector.number("se"))
  }
}

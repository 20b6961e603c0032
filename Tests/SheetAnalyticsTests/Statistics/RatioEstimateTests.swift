import SheetAnalytics
import TestSupport
import Testing

@Suite struct RatioEstimateTests {
  private func estimate(_ parts: [(Int128, Int128)]) -> RatioEstimate? {
    RatioEstimate(parts.map { RatioPart(numerator: $0.1, denominator: $0.0) })
  }

  @Test func `a ratio weighs users by their denominators`() {
    let estimate = estimate([(10, 4), (8, 1), (12, 7), (5, 2), (20, 9), (7, 0)])
    expectNear(estimate?.ratio, 0.3709677419354839)
    #expect(estimate?.users == 6)
  }

  @Test func `the variance is that of a clustered rate`() {
    let pairs: [(Int64, Int64)] = [(10, 3), (8, 2), (12, 6), (5, 0), (20, 11)]
    let ratio = estimate(pairs.map { (Int128($0.0), Int128($0.1)) })
    let rate = ClusteredRate(pairs.map { ClusterCount(units: $0.0, successes: $0.1) })
    expectNear(ratio?.standardError, rate?.variance.squareRoot() ?? .nan, tolerance: 1e-15)
  }

  @Test func `shared quantiles give the intervals that quantiles of their own give`() {
    let quantiles = StudentQuantiles()
    let few = estimate([(2, 5), (3, 4)])
    let more = estimate([(10, 4), (8, 1), (12, 7), (5, 2), (20, 9), (7, 0)])
    for level in [0.95, 0.9, 0.95] {
      for estimate in [few, more, few] {
        let interval = estimate?.interval(level: level, quantiles: quantiles)
        #expect(interval != nil && interval == estimate?.interval(level: level))
      }
    }
  }

  @Test func `a numerator may exceed its denominator`() {
    let estimate = estimate([(2, 5), (3, 4)])
    #expect(estimate?.ratio == 1.8)
    // e = (5 - 3.6)/5 and (4 - 5.4)/5; se^2 = 2 (0.28^2 + 0.28^2).
    expectNear(estimate?.standardError, 0.56, tolerance: 1e-15)
    expectNear(estimate?.interval()?.high, 1.8 + 12.706204736432095 * 0.56, tolerance: 1e-8)
  }

  @Test func `equal users have no spread, even where products overflow`() {
    #expect(estimate([(3, 1), (6, 2), (30, 10)])?.standardError == 0)
    let large = Int128.max / 8
    expectNear(estimate([(large, large / 2), (large, large / 2)])?.standardError, 0)
  }

  @Test func `one user gives no interval, a zero denominator nothing`() {
    #expect(estimate([(2, 1)])?.interval() == nil)
    #expect(estimate([(0, 0)]) == nil)
    #expect(estimate([]) == nil)
  }

  @Test(.enabled(if: SharedFolder.exists)) func `the reference arms agree`() throws {
    let vector = try StatisticsVectors.object("ratio_paired")
    let clusters = vector.table("clusters")
    let first = estimate(clusters.map { (Int128($0[0]), Int128($0[1])) })
    let second = estimate(clusters.map { (Int128($0[2]), Int128($0[3])) })
    expectNear(first?.ratio, vector.number("rA"))
    expectNear(second?.ratio, vector.number("rB"))
  }
}

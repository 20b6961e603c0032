import SheetAnalytics
import TestSupport
import Testing

@Suite struct ClusteredRateTests {
  private func rate(_ pairs: [(Int64, Int64)]) -> ClusteredRate? {
    ClusteredRate(pairs.map { ClusterCount(units: $0.0, successes: $0.1) })
  }

  @Test func `eight users give a known interval`() {
    let rate = rate([(10, 3), (8, 2), (12, 6), (5, 0), (20, 11), (7, 1), (9, 4), (15, 5)])
    expectNear(rate?.rate, 0.37209302325581395)
    expectNear(rate?.effectiveUnits, 64.92540640966095)
    expectNear(rate?.interval()?.low, 0.24574802664547382, tolerance: 1e-6)
    expectNear(rate?.interval()?.high, 0.5187221121663167, tolerance: 1e-6)
  }

  @Test func `users who are all alike count once each`() {
    let rate = rate([(3, 1), (6, 2), (9, 3), (30, 10)])
    #expect(rate?.variance == 0)
    #expect(rate?.effectiveUnits == 4)
    #expect(rate?.interval() != nil)
  }

  @Test func `a rate of 0 has an exact lower end and a one-sided bound`() {
    let users = [(Int64, Int64)](repeating: (5, 0), count: 100)
    let rate = rate(users)
    #expect(rate?.interval()?.low == 0)
    expectNear(rate?.oneSidedBound, 0.029513049607039932)
  }

  @Test func `a rate of 1 mirrors a rate of 0`() {
    let rate = rate([(Int64, Int64)](repeating: (5, 5), count: 100))
    #expect(rate?.interval()?.high == 1)
    expectNear(rate?.oneSidedBound, 1 - 0.029513049607039932)
  }

  @Test func `one user gives a rate without interval, none nothing`() {
    #expect(rate([(10, 4)])?.rate == 0.4)
    #expect(rate([(10, 4)])?.interval() == nil)
    #expect(rate([(0, 0)]) == nil)
    #expect(rate([(10, 4), (0, 0)])?.users == 1)
  }

  @Test(.enabled(if: SharedFolder.exists)) func `the reference users agree`() throws {
    let vector = try StatisticsVectors.object("clustered_rate")
    let clusters = vector.table("clusters").map { ($0[0], $0[1]) }
    let rate = rate(clusters)
    expectNear(rate?.rate, vector.number("p"))
    expectNear(rate?.effectiveUnits, vector.number("n_eff"))
    expectNear(rate?.interval()?.low, vector.numbers("ci")[0], tolerance: 1e-6)
    expectNear(rate?.interval()?.high, vector.numbers("ci")[1], tolerance: 1e-6)
    expectNear(
      StudentDistribution(freedom: clusters.count - 1).quantile(0.975), vector.number("t"),
      tolerance: 1e-6)
  }

  @Test(.enabled(if: SharedFolder.exists)) func `the reference bounds of zero agree`() throws {
    let vector = try StatisticsVectors.object("rule_of_three")
    for users in [100, 1000] {
      let rate = rate([(Int64, Int64)](repeating: (1, 0), count: users))
      expectNear(rate?.oneSidedBound, vector.number("\(users)"))
    }
  }
}

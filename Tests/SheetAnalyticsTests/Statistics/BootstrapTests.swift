import SheetAnalytics
import Testing

@Suite struct BootstrapTests {
  private let users = (0..<50).map { "user-\($0)" }

  private func mean(of values: [Double], _ weights: [Int64]) -> Double? {
    let total = weights.reduce(0, +)
    guard total > 0 else { return nil }
    return zip(values, weights).reduce(0) { $0 + $1.0 * Double($1.1) } / Double(total)
  }

  @Test func `the interval of a mean is about that of Student`() throws {
    let values = users.indices.map { Double($0 % 10) }
    let bootstrap = Bootstrap(users: users, seed: 1, replicates: 2000) { mean(of: values, $0) }
    let interval = try #require(bootstrap.interval())
    let means = try #require(PairedMeans(values)?.interval())
    expectNear(interval.low, means.low, tolerance: 0.1)
    expectNear(interval.high, means.high ?? .nan, tolerance: 0.1)
    #expect(bootstrap.leftOut == 0)
  }

  @Test func `the order of users changes nothing`() {
    let values = users.indices.map { Double($0) }
    let forward = Bootstrap(users: users, seed: 7, replicates: 100) { $0[3] > 0 ? 1 : 0 }
    let backward = Bootstrap(users: users.reversed(), seed: 7, replicates: 100) {
      $0[values.count - 4] > 0 ? 1 : 0
    }
    #expect(forward == backward)
  }

  @Test func `equal arms give an interval of nothing`() {
    let bootstrap = Bootstrap(users: users, seed: 1, replicates: 100) { _ in 0 }
    #expect(bootstrap.interval() == ConfidenceInterval(low: 0, high: 0))
  }

  @Test func `quantiles lie between their neighbours`() {
    var number = 0.0
    let bootstrap = Bootstrap(users: ["a", "b"], seed: 1, replicates: 5) { _ in
      number += 1
      return number
    }
    #expect(bootstrap.quantile(0) == 1)
    #expect(bootstrap.quantile(0.3) == 2.2)
    #expect(bootstrap.quantile(1) == 5)
  }

  @Test func `few users widen the tails`() throws {
    // With 2 users t(0.975, 1) sqrt 2 = 17.97 standard errors: the very ends.
    var number = 0.0
    let bootstrap = Bootstrap(users: ["a", "b"], seed: 1, replicates: 1000) { _ in
      number += 1
      return number
    }
    #expect(bootstrap.interval() == ConfidenceInterval(low: 1, high: 1000))
    // With 8 users -sqrt(8/7) 2.364624 = -2.527889: a tail of 0.0057375 instead of 0.025.
    number = 0
    let eight = Bootstrap(users: (1...8).map { "u\($0)" }, seed: 1, replicates: 1001) { _ in
      number += 1
      return number
    }
    expectNear(eight.interval()?.low, 1 + 1000 * 0.005737520517029881, tolerance: 1e-7)
  }

  @Test(arguments: [(10, true), (11, false)])
  func `more than one percent without denominator leave no interval`(missing: Int, isThere: Bool) {
    var number = 0
    let bootstrap = Bootstrap(users: users, seed: 1, replicates: 1000) { _ in
      number += 1
      return number <= missing ? nil : 1
    }
    #expect(bootstrap.leftOut == missing)
    #expect((bootstrap.interval() != nil) == isThere)
  }

  @Test func `one user has no interval`() {
    #expect(Bootstrap(users: ["a"], seed: 1, replicates: 10) { _ in 1 }.interval() == nil)
  }
}

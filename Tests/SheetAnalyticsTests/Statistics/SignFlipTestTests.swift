import SheetAnalytics
import TestSupport
import Testing

@Suite struct SignFlipTestTests {
  private func test(_ differences: [Int64], seed: UInt64 = 42) -> SignFlipTest {
    SignFlipTest(
      differences.enumerated().map { UserDifference(user: "user-\($0)", difference: $1) },
      seed: seed)
  }

  @Test func `all patterns are tried for few users`() {
    #expect(test([1, 0, 3, 1, -1, 2, 0, 3]) == .exact(hits: 8, patterns: 64))
    #expect(test([1, 0, 3, 1, -1, 2, 0, 3]).p == 0.125)
  }

  @Test func `hits agree with plain enumeration`() {
    let differences: [Int64] = [3, -1, 4, 1, -5, 9, 2, -6, 5]
    let observed = abs(differences.reduce(0, +))
    let hits = (0..<512).filter { pattern in
      let sum = differences.indices.reduce(Int64(0)) {
        $0 + ((pattern >> $1) & 1 == 1 ? differences[$1] : -differences[$1])
      }
      return abs(sum) >= observed
    }.count
    #expect(test(differences) == .exact(hits: hits, patterns: 512))
  }

  @Test func `five users are too few, unchanged ones count as users`() {
    #expect(test([1, 1, 1, 1, 1]) == .tooFewUsers)
    #expect(test([1, 1, 1, 1, 1]).p == nil)
    #expect(test([1, 1, 1, 1, 1, 0]) == .exact(hits: 2, patterns: 32))
    #expect(test([0, 0, 0, 0, 0, 0]).p == 1)
  }

  @Test func `more than twenty users are drawn, near the exact share`() {
    // The sum of 21 signs is at least 7 in size: 2 P[Bin(21, 1/2) >= 14].
    let differences = [Int64](repeating: 1, count: 14) + [Int64](repeating: -1, count: 7)
    let exact = McNemarTest(onlyA: 7, onlyB: 14).exact
    let drawn = test(differences)
    #expect(drawn == .drawn(hits: 1850, patterns: 9999))
    expectNear(drawn.p, exact, tolerance: 0.02)
    #expect(test(differences, seed: 43) != drawn)
  }

  @Test func `the order of users changes nothing`() {
    let users = (0..<25).map { UserDifference(user: "u\($0)", difference: Int64($0 % 5) - 1) }
    #expect(SignFlipTest(users, seed: 1) == SignFlipTest(users.reversed(), seed: 1))
  }

  @Test(.enabled(if: SharedFolder.exists)) func `the reference differences agree`() throws {
    let vector = try StatisticsVectors.object("signflip")
    #expect(test(vector.integers("d")).p == vector.number("p"))
  }
}

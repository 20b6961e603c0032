import SheetAnalytics
import TestSupport
import Testing

@Suite struct UserHashTests {
  @Test func `the hash is the public one`() {
    #expect(UserHash.fnv1a("") == 0xCBF2_9CE4_8422_2325)
    #expect(UserHash.fnv1a("a") == 0xAF63_DC4C_8601_EC8C)
    #expect(UserHash.fnv1a("user-0") == 17_891_573_897_166_998_919)
    #expect(UserHash.mix(0) == 16_294_208_416_658_607_535)
  }

  @Test func `weights are a function of seed, user and replicate`() {
    #expect(weights(seed: 42, user: "user-0") == [1, 0, 1, 1, 2, 2, 2, 0, 1, 1, 1])
    #expect(weights(seed: 42, user: "user-1") == [1, 0, 2, 1, 1, 1, 0, 2, 1, 0, 0])
    #expect(weights(seed: 43, user: "user-0") != weights(seed: 42, user: "user-0"))
  }

  @Test func `the ends of the range weigh 0 and 20`() {
    #expect(PoissonWeight.of(0) == 0)
    #expect(PoissonWeight.of(6_786_177_901_268_885_273) == 0)
    #expect(PoissonWeight.of(6_786_177_901_268_885_274) == 1)
    #expect(PoissonWeight.of(.max) == 20)
  }

  @Test(.enabled(if: SharedFolder.exists)) func `the reference weights agree`() throws {
    let vector = try StatisticsVectors.object("poisson_hash_bootstrap")
    #expect(weights(seed: 42, user: "user-0") == vector.integers("weights_seed42_user0"))
    #expect(weights(seed: 42, user: "user-1") == vector.integers("weights_seed42_user1"))
    #expect(String(UserHash.mix(0)) == vector["splitmix64_of_0"] as? String)
    #expect(String(UserHash.fnv1a("user-0")) == vector["fnv1a_user_0"] as? String)
    let thresholds = (vector["thresholds"] as? [String] ?? []).compactMap { UInt64($0) }
    #expect(thresholds.count == 20)
    for (weight, threshold) in thresholds.enumerated() {
      #expect(PoissonWeight.of(threshold) == Int64(weight + 1))
      #expect(PoissonWeight.of(threshold - 1) == Int64(weight))
    }
    var sum: Int64 = 0
    for user in 0..<400 {
      let hash = UserHash(seed: 42, user: "user-\(user)")
      for replicate in 0..<100 { sum += PoissonWeight.of(hash.value(replicate: replicate)) }
    }
    #expect(Double(sum) / 40_000 == vector.number("mean_of_40000"))
  }

  private func weights(seed: UInt64, user: String) -> [Int64] {
    let hash = UserHash(seed: seed, user: user)
    return (0...10).map { PoissonWeight.of(hash.value(replicate: $0)) }
  }
}

import DetentCommand
import Testing

@Suite("RandomSource")
struct RandomSourceTests {
  /// The values of an independent implementation of xoshiro256** and SplitMix64.
  @Test(
    "draws the published generator's numbers",
    arguments: [
      (
        UInt64(7), RandomSource.Stream.session, 3,
        [
          UInt64(0x4dec_375e_a417_2b53), 0x130e_594c_84d1_65eb, 0x1f97_17e3_c785_3abe,
          0xa2e7_1c14_861a_28b3,
        ]
      ),
      (UInt64(0), .person, 0, [UInt64(0x6f0c_2219_8710_8fb2), 0x068a_99bc_d127_fe03]),
    ])
  func reference(seed: UInt64, stream: RandomSource.Stream, index: Int, expected: [UInt64]) {
    var random = RandomSource(seed: seed, stream, index: index)
    #expect(expected.map { _ in random.next() } == expected)
  }

  @Test("whole numbers reach both ends of their range and nothing beyond")
  func wholeNumbers() {
    var random = RandomSource(seed: 1, .session, index: 0)
    let drawn = Set((0..<500).map { _ in random.whole(-2...3) })
    #expect(drawn == Set(-2...3))
  }

  @Test("the bell has mean 0 and standard deviation 1")
  func bell() {
    var random = RandomSource(seed: 2, .session, index: 0)
    let values = (0..<20_000).map { _ in random.bell() }
    let mean = values.reduce(0, +) / 20_000
    let variance = values.reduce(0) { $0 + $1 * $1 } / 20_000 - mean * mean
    #expect(abs(mean) < 0.03)
    #expect(abs(variance - 1) < 0.04)
    #expect(values.allSatisfy { abs($0) <= 3.5 })
  }

  @Test("a choice is picked in proportion to its weight, one without weight never")
  func picking() {
    var random = RandomSource(seed: 3, .session, index: 0)
    var counts = ["a": 0, "b": 0, "c": 0]
    for _ in 0..<4000 {
      let choice = random.pick([(choice: "a", weight: 3), ("b", 1), ("c", 0)])
      counts[choice ?? "", default: 0] += 1
    }
    #expect(abs((counts["a"] ?? 0) - 3000) < 150)
    #expect(counts["c"] == 0)
    #expect(random.pick([(choice: "a", weight: 0)]) == nil)
  }
}

import SheetAnalytics
import TestSupport
import Testing

@Suite struct PairedMeasuresTests {
  private let differences = [1.1, -0.5, 1.8, 4.2, 0.7, -0.8, 2.5, 1.1, 2.2, 0]

  @Test func `the paired t test has a known answer`() throws {
    let means = try #require(PairedMeans([1, 2, 3, 4]))
    #expect(means.mean == 2.5)
    expectNear(means.standardError, (5.0 / 3 / 4).squareRoot())
    // t = 3.872983346207417 with 3 degrees of freedom.
    expectNear(means.p, 0.030466291662170977, tolerance: 1e-9)
    expectNear(means.interval()?.low, 2.5 - 3.182446305284263 * 0.6454972243679028)
  }

  @Test func `no spread is certain, nothing is missing`() {
    #expect(PairedMeans([]) == nil)
    #expect(PairedMeans([1])?.p == nil)
    #expect(PairedMeans([0, 0])?.p == 1)
    #expect(PairedMeans([2, 2])?.p == 0)
  }

  @Test func `ranks of ties are shared and the null is that of untied ranks`() {
    let test = WilcoxonTest(differences)
    #expect(test.count == 9)
    #expect(test.statistic == 4)
    #expect(test.p == 0.02734375)
    // Ranks 1.5, 1.5, 3: W = 1.5, looked up at 2: 2 * 3/8.
    #expect(WilcoxonTest([1, -1, 2]).statistic == 1.5)
    #expect(WilcoxonTest([1, -1, 2]).p == 0.75)
  }

  @Test func `no differences are no evidence`() {
    #expect(WilcoxonTest([]).p == 1)
    #expect(WilcoxonTest([0, 0]).count == 0)
  }

  @Test func `the approximation takes over smoothly`() {
    let fifty = (1...50).map { $0 % 3 == 0 ? -Double($0) : Double($0) }
    let exact = WilcoxonTest(fifty).p
    let approximate = WilcoxonTest(fifty + [0.5]).p
    #expect(exact > 0)
    #expect(abs(exact / approximate - 1) < 0.2)
  }

  @Test func `the shift is the middle of all pairs`() {
    // Means 1 2 4 | 1.5 2.5 3: sorted 1 1.5 2 2.5 3 4.
    #expect(HodgesLehmann.shift([4, 1, 2]) == 2.25)
    #expect(HodgesLehmann.shift([5]) == 5)
    #expect(HodgesLehmann.shift([]) == nil)
    #expect(HodgesLehmann.shift([0, 0, 0, 9]) == 0)
  }

  @Test(arguments: 1...20) func `the shift agrees with listing the pairs`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let values = (0..<Int(seed) + 2).map { _ in Double.random(in: -9...9, using: &random) }
    var means: [Double] = []
    for (index, first) in values.enumerated() {
      for second in values[index...] { means.append((first + second) / 2) }
    }
    means.sort()
    let middle = means.count / 2
    let expected =
      means.count % 2 == 1 ? means[middle] : (means[middle - 1] + means[middle]) / 2
    #expect(HodgesLehmann.shift(values) == expected)
  }

  @Test(.enabled(if: SharedFolder.exists)) func `the reference measures agree`() throws {
    let vector = try StatisticsVectors.object("paired_continuous")
    let differences = zip(vector.numbers("x"), vector.numbers("y")).map { $1 - $0 }
    expectNear(PairedMeans(differences)?.mean, vector.number("mean_diff"))
    expectNear(WilcoxonTest(differences).statistic, vector.number("wilcoxon_W"))
    expectNear(WilcoxonTest(differences).p, vector.number("wilcoxon_exact_p"))
  }
}

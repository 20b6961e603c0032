/// Wilcoxon's signed rank test of paired differences.
package struct WilcoxonTest: Equatable, Sendable {
  /// The differences that are not 0.
  package let count: Int
  /// The smaller sum of ranks; ties share their average rank.
  package let statistic: Double
  /// The two-sided p-value.
  package let p: Double

  /// So many differences are the most for which the exact distribution is used.
  private static let mostForExact = 50

  /// Ranks `differences`; those of 0 are dropped.
  package init(_ differences: [Double]) {
    let sorted = differences.filter { $0 != 0 }.sorted { abs($0) < abs($1) }
    var positive = 0.0
    var negative = 0.0
    var ties = 0.0
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, abs(sorted[end]) == abs(sorted[start]) { end += 1 }
      let rank = Double(start + 1 + end) / 2
      for difference in sorted[start..<end] {
        if difference > 0 { positive += rank } else { negative += rank }
      }
      let size = Double(end - start)
      ties += size * size * size - size
      start = end
    }
    count = sorted.count
    statistic = min(positive, negative)
    p =
      sorted.count <= Self.mostForExact
      ? Self.exactP(statistic, count: sorted.count)
      : Self.normalP(statistic, count: sorted.count, ties: ties)
  }

  /// From the distribution of the untied ranks, which ties make conservative.
  private static func exactP(_ statistic: Double, count: Int) -> Double {
    let largest = count * (count + 1) / 2
    var ways = [UInt64](repeating: 0, count: largest + 1)
    ways[0] = 1
    for rank in 0..<count {
      for sum in stride(from: largest, to: rank, by: -1) { ways[sum] += ways[sum - rank - 1] }
    }
    let whole = Int(statistic)
    let bound = min(largest, Double(whole) < statistic ? whole + 1 : whole)
    let tail = ways[0...bound].reduce(0, +)
    return min(1, 2 * Double(tail) / Double(UInt64(1) << UInt64(count)))
  }

  private static func normalP(_ statistic: Double, count: Int, ties: Double) -> Double {
    let n = Double(count)
    let variance = n * (n + 1) * (2 * n + 1) / 24 - ties / 48
    let z = (statistic - n * (n + 1) / 4) / variance.squareRoot()
    return min(1, 2 * NormalDistribution.cumulative(z))
  }
}

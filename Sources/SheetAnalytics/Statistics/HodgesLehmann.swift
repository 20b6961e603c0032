/// The Hodges-Lehmann shift: the median of the means of all pairs of differences.
package enum HodgesLehmann {
  /// The shift of finite `differences`, each paired with itself too; `nil` if there are none.
  ///
  /// - Complexity: 64 passes over the sorted differences; the pairs are never listed.
  package static func shift(_ differences: [Double]) -> Double? {
    guard !differences.isEmpty else { return nil }
    let sorted = differences.sorted()
    let pairs = sorted.count * (sorted.count + 1) / 2
    let upper = sum(ranked: pairs / 2 + 1, of: sorted)
    guard pairs % 2 == 0 else { return upper / 2 }
    return (sum(ranked: pairs / 2, of: sorted) / 2 + upper / 2) / 2
  }

  /// The sum of a pair that has `rank` among all, from 1.
  ///
  /// Bisects the doubles themselves, in their order as integers.
  private static func sum(ranked rank: Int, of sorted: [Double]) -> Double {
    var low = order(2 * sorted[0])
    var high = order(2 * sorted[sorted.count - 1])
    while low < high {
      // As unsigned: from the most negative to the most positive the span leaves Int64.
      let middle = low &+ Int64(UInt64(bitPattern: high &- low) / 2)
      if pairs(upTo: value(middle), of: sorted) >= rank {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return value(low)
  }

  /// The number of pairs whose sum is at most `bound`.
  private static func pairs(upTo bound: Double, of sorted: [Double]) -> Int {
    var count = 0
    var end = sorted.count - 1
    for start in sorted.indices {
      while end >= start, sorted[start] + sorted[end] > bound { end -= 1 }
      guard end >= start else { break }
      count += end - start + 1
    }
    return count
  }

  /// The place of a double in the order of all doubles.
  private static func order(_ value: Double) -> Int64 {
    let bits = Int64(bitPattern: value.bitPattern)
    return bits >= 0 ? bits : Int64.min &- bits
  }

  private static func value(_ order: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: order >= 0 ? order : Int64.min &- order))
  }
}

/// Units with a yes/no outcome under two tunings, A and B.
package struct PairCounts: Equatable, Sendable {
  /// Yes under both.
  package var both: Int64
  /// Yes under A only.
  package var onlyA: Int64
  /// Yes under B only.
  package var onlyB: Int64
  /// Yes under neither.
  package var neither: Int64

  /// Creates the counts of a two by two table.
  package init(both: Int64, onlyA: Int64, onlyB: Int64, neither: Int64) {
    self.both = both
    self.onlyA = onlyA
    self.onlyB = onlyB
    self.neither = neither
  }

  /// The number of units.
  package var units: Int64 { both + onlyA + onlyB + neither }

  /// The rate under B minus the rate under A; `nil` without units.
  package var difference: Double? {
    units > 0 ? Double(onlyB - onlyA) / Double(units) : nil
  }

  /// Newcombe's interval (his method 10) of `difference`, for independent units.
  package func newcombeInterval(z: Double = NormalDistribution.z975) -> ConfidenceInterval? {
    guard
      let difference,
      let a = WilsonInterval.of(successes: both + onlyA, units: units, z: z),
      let b = WilsonInterval.of(successes: both + onlyB, units: units, z: z),
      let highA = a.high, let highB = b.high
    else { return nil }
    let rateA = Double(both + onlyA) / Double(units)
    let rateB = Double(both + onlyB) / Double(units)
    let lower = Self.distance(rateB - b.low, highA - rateA, correlation)
    let upper = Self.distance(highB - rateB, rateA - a.low, correlation)
    return ConfidenceInterval(low: difference - lower, high: difference + upper)
  }

  /// The correlation of the outcomes, with a continuity correction where it is positive.
  private var correlation: Double {
    let (a, b, c, d) = (Double(both), Double(onlyA), Double(onlyB), Double(neither))
    // In doubles: the product of four counts leaves 64 bits early.
    let product = (a + b) * (c + d) * (a + c) * (b + d)
    guard product > 0 else { return 0 }
    let determinant = a * d - b * c
    let corrected = determinant > 0 ? max(determinant - Double(units) / 2, 0) : determinant
    return corrected / product.squareRoot()
  }

  private static func distance(_ x: Double, _ y: Double, _ correlation: Double) -> Double {
    max(0, x * x - 2 * correlation * x * y + y * y).squareRoot()
  }
}

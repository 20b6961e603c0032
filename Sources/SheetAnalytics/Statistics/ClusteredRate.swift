/// What one user contributes to a rate.
package struct ClusterCount: Equatable, Sendable {
  /// The user's units.
  package var units: Int64
  /// The units that count.
  package var successes: Int64

  /// Creates a user's share of a rate.
  package init(units: Int64, successes: Int64) {
    self.units = units
    self.successes = successes
  }
}

/// A rate of units that come in users: units of one user resemble each other.
package struct ClusteredRate: Equatable, Sendable {
  /// The users that have units.
  package let users: Int
  /// The units of all users.
  package let units: Int64
  /// The units that count.
  package let successes: Int64
  /// The variance of the rate, users taken as the draws.
  package let variance: Double
  /// How many independent units would give that variance.
  package let effectiveUnits: Double

  /// Sums up `clusters`; users without units are left out, `nil` if nobody has one.
  package init?(_ clusters: [ClusterCount]) {
    let present = clusters.filter { $0.units > 0 }
    let units = present.reduce(0) { $0 + $1.units }
    guard units > 0 else { return nil }
    let successes = present.reduce(0) { $0 + $1.successes }
    self.users = present.count
    self.units = units
    self.successes = successes
    let variance = Self.variance(present, units: units, successes: successes)
    self.variance = variance
    let rate = Double(successes) / Double(units)
    effectiveUnits = variance > 0 ? rate * (1 - rate) / variance : Double(present.count)
  }

  /// The rate.
  package var rate: Double { Double(successes) / Double(units) }

  /// How much larger the variance is than that of independent units; `nil` for rates 0 and 1.
  package var designEffect: Double? {
    guard successes > 0, successes < units else { return nil }
    return variance / (rate * (1 - rate) / Double(units))
  }

  /// The interval at the confidence `level`; `nil` with fewer than two users.
  package func interval(
    level: Double = 0.95, quantiles: StudentQuantiles = StudentQuantiles()
  ) -> ConfidenceInterval? {
    guard users >= 2 else { return nil }
    let t = quantiles.reach(freedom: users - 1, level: level)
    guard successes > 0 else { return WilsonInterval.of(successes: 0, units: effectiveUnits, z: t) }
    guard successes < units else {
      return WilsonInterval.of(successes: effectiveUnits, units: effectiveUnits, z: t)
    }
    return WilsonInterval.of(successes: rate * effectiveUnits, units: effectiveUnits, z: t)
  }

  /// For a rate of 0 its one-sided upper 95 % bound, for 1 the lower one, else `nil`.
  package var oneSidedBound: Double? {
    guard successes == 0 || successes == units else { return nil }
    let reach = 1 - Numerics.power(0.05, 1 / effectiveUnits)
    return successes == 0 ? reach : 1 - reach
  }

  /// K/(K-1) times the sum of (x - p n)^2 / n^2; exactly 0 where all users are alike.
  private static func variance(
    _ clusters: [ClusterCount], units: Int64, successes: Int64
  ) -> Double {
    guard clusters.count >= 2 else { return 0 }
    let total = Double(units)
    var sum = 0.0
    for cluster in clusters {
      // Whole numbers first: a user who is exactly average adds exactly nothing.
      let excess =
        Int128(cluster.successes) * Int128(units) - Int128(successes) * Int128(cluster.units)
      let residual = Double(nearest: excess) / total / total
      sum += residual * residual
    }
    let count = Double(clusters.count)
    return count / (count - 1) * sum
  }
}

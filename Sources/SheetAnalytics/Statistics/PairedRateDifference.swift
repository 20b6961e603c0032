/// What one user contributes to a rate under two tunings.
package struct PairedCluster: Equatable, Sendable {
  /// The user's units, the same under both.
  package var units: Int64
  /// Those that count under A.
  package var successesA: Int64
  /// Those that count under B.
  package var successesB: Int64

  /// Creates a user's share.
  package init(units: Int64, successesA: Int64, successesB: Int64) {
    self.units = units
    self.successesA = successesA
    self.successesB = successesB
  }
}

/// The difference of a rate between two tunings, users taken as the draws.
package struct PairedRateDifference: Equatable, Sendable {
  /// The users that have units.
  package let users: Int
  /// The rate under B minus the rate under A.
  package let difference: Double
  /// Its standard error; `nil` with fewer than two users.
  package let standardError: Double?
  /// The statistic of the hypothesis of no difference; `nil` with fewer than two users.
  package let nullStatistic: Double?

  /// Sums up `clusters`; users without units are left out, `nil` if nobody has one.
  package init?(_ clusters: [PairedCluster]) {
    let present = clusters.filter { $0.units > 0 }
    let units = present.reduce(0) { $0 + $1.units }
    guard units > 0 else { return nil }
    let sum = present.reduce(0) { $0 + $1.gain }
    users = present.count
    difference = Double(sum) / Double(units)
    guard present.count >= 2 else {
      standardError = nil
      nullStatistic = nil
      return
    }
    var spread = 0.0
    var squares = 0.0
    for cluster in present {
      // Whole numbers first: a user who is exactly average adds exactly nothing.
      let excess = Int128(cluster.gain) * Int128(units) - Int128(sum) * Int128(cluster.units)
      let residual = Double(excess) / Double(units) / Double(units)
      spread += residual * residual
      squares += Double(cluster.gain) * Double(cluster.gain)
    }
    let factor = Double(users) / Double(users - 1)
    standardError = (factor * spread).squareRoot()
    nullStatistic = squares > 0 ? Double(sum) * Double(sum) / (factor * squares) : 0
  }

  /// The interval at the confidence `level`.
  package func interval(level: Double = 0.95) -> ConfidenceInterval? {
    guard let standardError else { return nil }
    let t = StudentDistribution(freedom: users - 1).quantile(1 - (1 - level) / 2)
    return .around(difference, half: t * standardError)
  }

  /// The p-value of `nullStatistic` from the chi-square distribution.
  package var chiSquareP: Double? {
    nullStatistic.map { Numerics.upperGamma(0.5, $0 / 2) }
  }

  /// The p-value of `nullStatistic` from Student's distribution.
  package var studentP: Double? {
    nullStatistic.map {
      2 * StudentDistribution(freedom: users - 1).upperTail($0.squareRoot())
    }
  }
}

extension PairedCluster {
  /// Successes under B less those under A.
  fileprivate var gain: Int64 { successesB - successesA }
}

/// The replicates of an estimate under random weights of the users.
package struct Bootstrap: Equatable, Sendable {
  /// The users that were weighted.
  package let users: Int
  /// The estimates of the replicates that have one, sorted.
  package let values: [Double]
  /// Replicates whose denominator was 0.
  package let leftOut: Int

  /// An estimator on weighted sums; the weights are in the order of the users.
  package typealias Estimator = (_ weights: [Int64]) -> Double?

  /// Draws `replicates` of `estimate`.
  ///
  /// - Parameters:
  ///   - users: The ids of the users, each once.
  ///   - seed: The seed, to be printed beside the result.
  ///   - replicates: How many replicates there are.
  ///   - estimate: The estimator.
  package init(users: [String], seed: UInt64, replicates: Int, estimate: @escaping Estimator) {
    self =
      Self.several(
        of: [Estimation(users: users.count, estimate: estimate)], users: users, seed: seed,
        replicates: replicates)[0]
  }

  /// One of several estimates that share the weights.
  package struct Estimation {
    /// Those of the users that it depends on.
    package let users: Int
    package let estimate: Estimator

    /// Creates an estimate that depends on so many `users`.
    package init(users: Int, estimate: @escaping Estimator) {
      self.users = users
      self.estimate = estimate
    }
  }

  /// Draws the replicates of several estimates at once: each weight is drawn once.
  package static func several(
    of estimations: [Estimation], users: [String], seed: UInt64, replicates: Int
  ) -> [Bootstrap] {
    let hashes = users.map { UserHash(seed: seed, user: $0) }
    var weights = [Int64](repeating: 0, count: users.count)
    var values = [[Double]](repeating: [], count: estimations.count)
    for replicate in 0..<replicates {
      for index in hashes.indices {
        weights[index] = PoissonWeight.of(hashes[index].value(replicate: replicate))
      }
      for index in estimations.indices {
        if let value = estimations[index].estimate(weights) { values[index].append(value) }
      }
    }
    return zip(estimations, values).map {
      Bootstrap(users: $0.users, values: $1.sorted(), leftOut: replicates - $1.count)
    }
  }

  private init(users: Int, values: [Double], leftOut: Int) {
    self.users = users
    self.values = values
    self.leftOut = leftOut
  }

  /// The interval at the confidence `level`, widened for few users.
  ///
  /// `nil` with fewer than two users, or if more than 1 % of the replicates were left out.
  package func interval(level: Double = 0.95) -> ConfidenceInterval? {
    let replicates = values.count + leftOut
    guard users >= 2, !values.isEmpty, leftOut * 100 <= replicates else { return nil }
    let t = StudentDistribution(freedom: users - 1).quantile(1 - (1 - level) / 2)
    let count = Double(users)
    let tail = NormalDistribution.cumulative(-(count / (count - 1)).squareRoot() * t)
    return ConfidenceInterval(low: quantile(tail), high: quantile(1 - tail))
  }

  /// The quantile of type 7 of `values`, which must not be empty.
  package func quantile(_ p: Double) -> Double {
    let position = Double(values.count - 1) * p
    let index = min(max(0, Int(position)), values.count - 1)
    let next = min(index + 1, values.count - 1)
    return values[index] + (position - Double(index)) * (values[next] - values[index])
  }
}

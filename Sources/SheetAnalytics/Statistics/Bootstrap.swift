/// The replicates of an estimate under random weights of the users.
package struct Bootstrap: Equatable, Sendable {
  /// The users that were weighted.
  package let users: Int
  /// The estimates of the replicates that have one, sorted.
  package let values: [Double]
  /// Replicates whose denominator was 0.
  package let leftOut: Int

  /// Draws `replicates` of `estimate`.
  ///
  /// - Parameters:
  ///   - users: The ids of the users, each once.
  ///   - seed: The seed, to be printed beside the result.
  ///   - replicates: How many replicates there are.
  ///   - estimate: The estimator on weighted sums; its weights are in the order of `users`.
  package init(
    users: [String], seed: UInt64, replicates: Int, estimate: (_ weights: [Int64]) -> Double?
  ) {
    let hashes = users.map { UserHash(seed: seed, user: $0) }
    var weights = [Int64](repeating: 0, count: users.count)
    var values: [Double] = []
    values.reserveCapacity(replicates)
    for replicate in 0..<replicates {
      for index in hashes.indices {
        weights[index] = PoissonWeight.of(hashes[index].value(replicate: replicate))
      }
      if let value = estimate(weights) { values.append(value) }
    }
    values.sort()
    self.users = users.count
    self.values = values
    leftOut = replicates - values.count
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

/// The mean of paired differences of a measure, one per user.
package struct PairedMeans: Equatable, Sendable {
  /// The users that have both arms.
  package let users: Int
  /// The mean of B minus A.
  package let mean: Double
  /// The standard error of the mean; `nil` with fewer than two users.
  package let standardError: Double?

  /// Sums up `differences`; `nil` if there are none.
  package init?(_ differences: [Double]) {
    guard !differences.isEmpty else { return nil }
    users = differences.count
    let count = Double(differences.count)
    let mean = differences.reduce(0, +) / count
    self.mean = mean
    guard users >= 2 else {
      standardError = nil
      return
    }
    let squares = differences.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    standardError = (squares / (count - 1)).squareRoot() / count.squareRoot()
  }

  /// The two-sided p-value of the paired t test; 1 where all differences are 0.
  package var p: Double? {
    guard let standardError else { return nil }
    guard mean != 0 else { return 1 }
    guard standardError > 0 else { return 0 }
    return 2 * StudentDistribution(freedom: users - 1).upperTail(abs(mean / standardError))
  }

  /// The interval of the mean at the confidence `level`.
  package func interval(level: Double = 0.95) -> ConfidenceInterval? {
    guard let standardError else { return nil }
    let t = StudentDistribution(freedom: users - 1).quantile(1 - (1 - level) / 2)
    return .around(mean, half: t * standardError)
  }
}

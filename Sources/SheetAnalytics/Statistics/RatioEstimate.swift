/// What one user contributes to a ratio.
package struct RatioPart: Equatable, Sendable {
  /// The user's share of the numerator Y.
  package var numerator: Int128
  /// The user's share of the denominator X.
  package var denominator: Int128

  /// Creates a user's share of a ratio.
  package init(numerator: Int128, denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// (y - r x) / X for r = Y/X, in whole numbers as long as they fit.
  ///
  /// So a user who is exactly average adds exactly nothing.
  fileprivate func residual(of numerator: Int128, _ denominator: Int128) -> Double {
    let total = Double(denominator)
    let (own, ownOverflow) = self.numerator.multipliedReportingOverflow(by: denominator)
    let (mean, meanOverflow) = numerator.multipliedReportingOverflow(by: self.denominator)
    let (excess, overflow) = own.subtractingReportingOverflow(mean)
    guard !ownOverflow, !meanOverflow, !overflow else {
      let expected = Double(numerator) / total * Double(self.denominator)
      return (Double(self.numerator) - expected) / total
    }
    return Double(excess) / total / total
  }
}

/// A ratio of sums over users; the numerator may exceed the denominator.
package struct RatioEstimate: Equatable, Sendable {
  /// The users that have a denominator.
  package let users: Int
  /// The sum of the numerators by the sum of the denominators.
  package let ratio: Double
  /// The standard error, users taken as the draws; `nil` with fewer than two users.
  package let standardError: Double?

  /// Sums up `parts`; users with zeros only are left out, `nil` if the denominators sum to 0.
  package init?(_ parts: [RatioPart]) {
    let present = parts.filter { $0.denominator != 0 || $0.numerator != 0 }
    let numerator = present.reduce(0) { $0 + $1.numerator }
    let denominator = present.reduce(0) { $0 + $1.denominator }
    guard denominator != 0 else { return nil }
    users = present.count
    let ratio = Double(numerator) / Double(denominator)
    self.ratio = ratio
    guard present.count >= 2 else {
      standardError = nil
      return
    }
    var sum = 0.0
    for part in present {
      let residual = part.residual(of: numerator, denominator)
      sum += residual * residual
    }
    let count = Double(present.count)
    standardError = (count / (count - 1) * sum).squareRoot()
  }

  /// The interval at the confidence `level`; `nil` with fewer than two users.
  package func interval(level: Double = 0.95) -> ConfidenceInterval? {
    guard let standardError else { return nil }
    let t = StudentDistribution(freedom: users - 1).quantile(1 - (1 - level) / 2)
    return .around(ratio, half: t * standardError)
  }
}

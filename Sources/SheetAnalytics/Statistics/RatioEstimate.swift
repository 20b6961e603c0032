/// A ratio of sums over users; the numerator may exceed the denominator.
package struct RatioEstimate: Equatable, Sendable {
  /// The users that have a numerator or a denominator.
  package let users: Int
  /// The sum of the numerators by the sum of the denominators.
  package let ratio: Double
  /// The standard error, users taken as the draws; `nil` with fewer than two users.
  package let standardError: Double?

  /// Sums up `parts`; absent users are left out, `nil` if the denominators sum to 0.
  package init?(_ parts: [RatioPart]) {
    let present = parts.filter { !$0.isZero }
    let total = RatioPart.sum(present)
    guard total.denominator != 0 else { return nil }
    users = present.count
    ratio = Double(nearest: total.numerator) / Double(nearest: total.denominator)
    guard present.count >= 2 else {
      standardError = nil
      return
    }
    var sum = 0.0
    for part in present {
      let residual = part.residual(of: total)
      sum += residual * residual
    }
    let count = Double(present.count)
    standardError = (count / (count - 1) * sum).squareRoot()
  }

  /// The interval at the confidence `level`; `nil` with fewer than two users.
  package func interval(
    level: Double = 0.95, quantiles: StudentQuantiles = StudentQuantiles()
  ) -> ConfidenceInterval? {
    guard let standardError else { return nil }
    let t = quantiles.reach(freedom: users - 1, level: level)
    return .around(ratio, half: t * standardError)
  }
}

/// The difference of a ratio between two tunings, paired by user.
package struct RatioDifference: Equatable, Sendable {
  /// The users that occur in either arm.
  package let users: Int
  /// The ratio under A.
  package let ratioA: Double
  /// The ratio under B.
  package let ratioB: Double
  /// The standard error of the difference; `nil` with fewer than two users.
  package let standardError: Double?

  /// Sums up the users' parts; a user who is absent in one arm has zeros there.
  ///
  /// `nil` if the denominators of an arm sum to 0.
  package init?(_ parts: [(a: RatioPart, b: RatioPart)]) {
    let present = parts.filter { !$0.a.isZero || !$0.b.isZero }
    let a = RatioPart.sum(present.map(\.a))
    let b = RatioPart.sum(present.map(\.b))
    guard a.denominator != 0, b.denominator != 0 else { return nil }
    users = present.count
    ratioA = Double(a.numerator) / Double(a.denominator)
    ratioB = Double(b.numerator) / Double(b.denominator)
    guard present.count >= 2 else {
      standardError = nil
      return
    }
    var sum = 0.0
    for part in present {
      let residual = part.b.residual(of: b) - part.a.residual(of: a)
      sum += residual * residual
    }
    let count = Double(present.count)
    standardError = (count / (count - 1) * sum).squareRoot()
  }

  /// The ratio under B minus the ratio under A.
  package var difference: Double { ratioB - ratioA }

  /// The interval of the difference at the confidence `level`.
  package func interval(level: Double = 0.95) -> ConfidenceInterval? {
    guard let standardError else { return nil }
    let t = StudentDistribution(freedom: users - 1).quantile(1 - (1 - level) / 2)
    return .around(difference, half: t * standardError)
  }
}

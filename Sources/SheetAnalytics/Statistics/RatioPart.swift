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

  /// Whether the user is absent.
  var isZero: Bool { numerator == 0 && denominator == 0 }

  /// The sum of all `parts`.
  static func sum(_ parts: [RatioPart]) -> RatioPart {
    parts.reduce(RatioPart(numerator: 0, denominator: 0)) {
      RatioPart(
        numerator: $0.numerator + $1.numerator, denominator: $0.denominator + $1.denominator)
    }
  }

  /// (y - r x) / X for the `total` Y/X = r, in whole numbers as long as they fit.
  ///
  /// So a user who is exactly average adds exactly nothing.
  func residual(of total: RatioPart) -> Double {
    let sum = Double(nearest: total.denominator)
    let (own, ownOverflow) = numerator.multipliedReportingOverflow(by: total.denominator)
    let (mean, meanOverflow) = total.numerator.multipliedReportingOverflow(by: denominator)
    let (excess, overflow) = own.subtractingReportingOverflow(mean)
    guard !ownOverflow, !meanOverflow, !overflow else {
      let expected = Double(nearest: total.numerator) / sum * Double(nearest: denominator)
      return (Double(nearest: numerator) - expected) / sum
    }
    return Double(nearest: excess) / sum / sum
  }
}

/// McNemar's test of paired yes/no outcomes of independent units.
///
/// Only for one unit per user: with several it raises false alarms.
package struct McNemarTest: Equatable, Sendable {
  /// The p-value that decides.
  package let exact: Double
  /// The p-value that describes.
  package let midP: Double

  /// Tests `onlyA` units that are yes under A only against `onlyB` under B only.
  package init(onlyA: Int64, onlyB: Int64) {
    let trials = onlyA + onlyB
    guard trials > 0 else {
      exact = 1
      midP = 1
      return
    }
    let fewer = min(onlyA, onlyB)
    let (upTo, at) =
      trials <= 62
      ? Self.countedTail(fewer, of: trials) : Self.summedTail(fewer, of: trials)
    exact = min(1, 2 * upTo)
    midP = onlyA == onlyB ? 1 - at / 2 : 2 * upTo - at
  }

  /// P[X <= m] and P[X = m] for X ~ Bin(N, 1/2) from whole numbers.
  private static func countedTail(_ m: Int64, of trials: Int64) -> (upTo: Double, at: Double) {
    var choices: UInt64 = 1
    var sum: UInt64 = 1
    for successes in 0..<UInt64(m) {
      choices = choices * (UInt64(trials) - successes) / (successes + 1)
      sum += choices
    }
    let patterns = Double(UInt64(1) << UInt64(trials))
    return (Double(sum) / patterns, Double(choices) / patterns)
  }

  /// The same for many trials: from the largest term down until terms no longer matter.
  private static func summedTail(_ m: Int64, of trials: Int64) -> (upTo: Double, at: Double) {
    let n = Double(trials)
    var successes = Double(m)
    let first = Numerics.exponential(
      Numerics.logGamma(n + 1) - Numerics.logGamma(successes + 1)
        - Numerics.logGamma(n - successes + 1) - n * 0.6931471805599453)
    var term = first
    var sum = first
    while successes > 0, term > sum * 1e-18 {
      term *= successes / (n - successes + 1)
      sum += term
      successes -= 1
    }
    return (sum, first)
  }
}

/// The quantiles of Student's distributions that were asked for: each takes many steps to find, and
/// the metrics of a group mostly ask for the same.
package final class StudentQuantiles {
  private struct Key: Hashable {
    let freedom: Int
    let level: Double
  }

  private var known: [Key: Double] = [:]

  /// Creates quantiles of which none is known.
  package init() {}

  /// How many standard errors an interval at the confidence `level` reaches to each side.
  func reach(freedom: Int, level: Double) -> Double {
    let key = Key(freedom: freedom, level: level)
    if let reach = known[key] { return reach }
    let reach = StudentDistribution(freedom: freedom).quantile(1 - (1 - level) / 2)
    known[key] = reach
    return reach
  }
}

/// The search for a quantile of a falling tail.
enum Bisection {
  /// The point x >= 0 at which a falling `tail` comes down to `share`.
  ///
  /// The bracket is halved until its ends are adjacent doubles; the upper end is returned.
  static func point(whereTail share: Double, _ tail: (Double) -> Double) -> Double {
    guard share > 0 else { return .infinity }
    var low = 0.0
    var high = 1.0
    while tail(high) > share {
      low = high
      high *= 2
      guard high < .infinity else { return .infinity }
    }
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if tail(middle) > share {
        low = middle
      } else {
        high = middle
      }
    }
  }
}

/// The choices that no other beats in one of two metrics without losing in the other.
package enum ParetoFront {
  /// The places of those choices, ascending.
  ///
  /// - Parameters:
  ///   - choices: Both metrics of each choice; a choice without one of them is on no front.
  ///   - worse: The direction in which each metric gets worse.
  /// - Returns: The choices that are not beaten; equal ones stand together.
  package static func places(
    _ choices: [(first: Double?, second: Double?)], worse: (WorseDirection, WorseDirection)
  ) -> [Int] {
    let costs = choices.map { choice -> (Double, Double)? in
      guard let first = choice.first, let second = choice.second else { return nil }
      return (cost(first, worse.0), cost(second, worse.1))
    }
    return costs.indices.filter { place in
      guard let own = costs[place] else { return false }
      return !costs.contains { other in
        guard let other else { return false }
        return other.0 <= own.0 && other.1 <= own.1 && other != own
      }
    }
  }

  private static func cost(_ value: Double, _ worse: WorseDirection) -> Double {
    worse == .higher ? value : -value
  }
}

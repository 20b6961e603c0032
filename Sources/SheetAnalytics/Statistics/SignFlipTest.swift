/// The sign-flip test: how often random swaps of the arms per user would do as much.
package enum SignFlipTest: Equatable, Sendable {
  /// Fewer than six users cannot tell.
  case tooFewUsers
  /// All patterns of signs were tried.
  case exact(hits: Int, patterns: Int)
  /// Some patterns were drawn; the data's own counts as one.
  case drawn(hits: Int, patterns: Int)

  /// The fewest users that give a p-value.
  package static let fewestUsers = 6
  /// So many users that differ are the most for which all patterns are tried.
  private static let mostForAll = 20
  /// The number of patterns that are drawn.
  private static let draws = 9999
  /// "signflip": keeps the signs apart from the weights of the bootstrap.
  private static let salt: UInt64 = 0x7369_676E_666C_6970

  /// Tests the sums of B minus A of all users.
  ///
  /// - Parameters:
  ///   - differences: One per user; those of 0 change nothing but count as users.
  ///   - seed: The seed of the drawn patterns.
  package init(_ differences: [UserDifference], seed: UInt64) {
    guard differences.count >= Self.fewestUsers else {
      self = .tooFewUsers
      return
    }
    let differing = differences.filter { $0.difference != 0 }
    self =
      differing.count <= Self.mostForAll
      ? Self.all(differing.map(\.difference)) : Self.draw(differing, seed: seed)
  }

  /// The p-value; `nil` with too few users.
  package var p: Double? {
    switch self {
    case .tooFewUsers: nil
    case .exact(let hits, let patterns): Double(hits) / Double(patterns)
    case .drawn(let hits, let patterns): Double(hits + 1) / Double(patterns + 1)
    }
  }

  private static func all(_ differences: [Int64]) -> SignFlipTest {
    let observed = abs(differences.reduce(0, +))
    let patterns = 1 << differences.count
    var sum = differences.reduce(0, +)
    var isPlus = [Bool](repeating: true, count: differences.count)
    var hits = 1
    for pattern in 1..<patterns {
      // A Gray code: from one pattern to the next a single sign changes.
      let index = pattern.trailingZeroBitCount
      sum += isPlus[index] ? -2 * differences[index] : 2 * differences[index]
      isPlus[index].toggle()
      if abs(sum) >= observed { hits += 1 }
    }
    return .exact(hits: hits, patterns: patterns)
  }

  private static func draw(_ differences: [UserDifference], seed: UInt64) -> SignFlipTest {
    let observed = abs(differences.reduce(0) { $0 + $1.difference })
    let users = differences.map {
      (hash: UserHash(seed: seed ^ salt, user: $0.user), difference: $0.difference)
    }
    let span = users.span
    var hits = 0
    for pattern in 1...draws {
      var sum: Int64 = 0
      for index in span.indices {
        // All ones where the difference counts as minus; the sign is not foreseeable for a branch.
        let minus = ~(Int64(bitPattern: span[index].hash.value(replicate: pattern)) >> 63)
        sum += (span[index].difference ^ minus) &- minus
      }
      if abs(sum) >= observed { hits += 1 }
    }
    return .drawn(hits: hits, patterns: draws)
  }
}

/// A user's successes under B less those under A.
package struct UserDifference: Equatable, Sendable {
  package let user: String
  package let difference: Int64

  /// Creates the difference of `user`.
  package init(user: String, difference: Int64) {
    self.user = user
    self.difference = difference
  }
}

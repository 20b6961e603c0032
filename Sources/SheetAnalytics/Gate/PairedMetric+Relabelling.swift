/// What becomes of a user when the arms of a comparison are dealt anew.
package enum UserFate: Sendable {
  case leftOut
  case kept
  /// What was seen under the baseline is said to be of the candidate, and the other way round.
  case swapped
}

extension PairedMetric {
  /// The metric of random users with random arms: whatever it shows, no tuning caused it.
  ///
  /// A half of the users is drawn, and the arms of each of them are swapped or not, by hashes of
  /// `seed`, the user's name and the number of the `deal`.
  package func dealt(seed: UInt64, deal: Int) -> PairedMetric {
    let users = evidence.users
    let draws = users.map { Self.draw($0, seed: seed, deal: deal) }
    // With no user to draw, nothing is below.
    let limit = draws.sorted().dropFirst(users.count / 2).first ?? 0
    return relabelled { user in
      let draw = Self.draw(user, seed: seed, deal: deal)
      guard draw < limit else { return .leftOut }
      return draw & 1 == 1 ? .swapped : .kept
    }
  }

  private static func draw(_ user: String, seed: UInt64, deal: Int) -> UInt64 {
    UserHash(seed: seed ^ salt, user: user).value(replicate: deal)
  }

  /// "relabel!": keeps the deals apart from the signs of the test and the bootstrap's weights.
  private static let salt: UInt64 = 0x7265_6C61_6265_6C21

  /// The metric after each user met their fate.
  package func relabelled(_ fate: (_ user: String) -> UserFate) -> PairedMetric {
    var metric = self
    metric.evidence = evidence.relabelled(fate)
    return metric
  }
}

extension PairedEvidence {
  /// The users, in order; empty where there are none.
  fileprivate var users: [String] {
    switch self {
    case .pairs(let users): users.map(\.user)
    case .ratio(let users): users.map(\.user)
    case .means(let users): users.map(\.user)
    case .dwell(let users): users.map(\.user)
    case .counts, .needsSessionAnchor: []
    }
  }

  fileprivate func relabelled(_ fate: (_ user: String) -> UserFate) -> PairedEvidence {
    switch self {
    case .pairs(let users): .pairs(Self.relabelled(users, \.user, fate))
    case .ratio(let users): .ratio(Self.relabelled(users, \.user, fate))
    case .means(let users): .means(Self.relabelled(users, \.user, fate))
    case .dwell(let users): .dwell(Self.relabelled(users, \.user, fate))
    case .counts, .needsSessionAnchor: self
    }
  }

  private static func relabelled<User: SwappableArms>(
    _ users: [User], _ name: (User) -> String, _ fate: (_ user: String) -> UserFate
  ) -> [User] {
    users.compactMap { user in
      switch fate(name(user)) {
      case .leftOut: nil
      case .kept: user
      case .swapped: user.swapped
      }
    }
  }
}

/// One user's sums under two tunings, which may change places.
private protocol SwappableArms {
  var swapped: Self { get }
}

extension UserPairs: SwappableArms {
  var swapped: UserPairs {
    UserPairs(user: user, counts: counts.swapped, atRisk: atRisk.swapped)
  }
}

extension UserRatio: SwappableArms {
  var swapped: UserRatio { UserRatio(user: user, a: b, b: a) }
}

extension UserMeans: SwappableArms {
  var swapped: UserMeans { UserMeans(user: user, a: b, b: a) }
}

extension UserVisits: SwappableArms {
  var swapped: UserVisits { UserVisits(user: user, a: b, b: a) }
}

extension PairCounts {
  fileprivate var swapped: PairCounts {
    PairCounts(both: both, onlyA: onlyB, onlyB: onlyA, neither: neither)
  }
}

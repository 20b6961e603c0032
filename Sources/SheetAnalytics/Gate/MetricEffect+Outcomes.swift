extension MetricEffect {
  /// The difference of a rate of paired units, by sign-flip and bootstrap of users.
  init(clustered users: [UserPairs], bootstrap: Bootstrap?, level: Double, seed: UInt64) {
    self.init(.bootstrap)
    let users = users.filter { $0.counts.units > 0 }
    take(users)
    let clusters = users.map { PairedCluster($0.counts) }
    guard let rates = PairedRateDifference(clusters) else { return }
    standardError = rates.standardError
    if let closed = rates.interval(level: level) { companions = [.closedForm(closed)] }
    if let bootstrap { take(bootstrap, level: level) }
    method.test = .signFlip
    let differences = users.map {
      UserDifference(user: $0.user, difference: $0.counts.onlyB - $0.counts.onlyA)
    }
    p = SignFlipTest(differences, seed: seed).p
  }

  /// The difference of a rate of independent pairs, by McNemar and Newcombe.
  ///
  /// - Throws: `GateEvaluationError` if a user has several units.
  init(
    independent users: [UserPairs], metric: String, level: Double
  ) throws(GateEvaluationError) {
    self.init(.newcombe)
    guard users.allSatisfy({ $0.counts.units <= 1 }) else {
      throw .clusteredUnits(metric: metric)
    }
    take(users)
    guard let pairs, pairs.units > 0 else { return }
    standardError = PairedRateDifference(users.map { PairedCluster($0.counts) })?.standardError
    interval = pairs.newcombeInterval(z: NormalDistribution.quantile(1 - (1 - level) / 2))
    let test = McNemarTest(onlyA: pairs.onlyA, onlyB: pairs.onlyB)
    method.test = .mcNemar
    p = test.exact
    companions = [.midP(test.midP)]
  }

  private mutating func take(_ users: [UserPairs]) {
    self.users = users.count { $0.counts.units > 0 }
    let pairs = PairCounts.sum(users.map(\.counts))
    self.pairs = pairs
    atRisk = PairCounts.sum(users.map(\.atRisk))
    units = pairs.units
    guard let difference = pairs.difference else {
      method.notes.append(.noUnits)
      return
    }
    set(
      baseline: Double(pairs.both + pairs.onlyA) / Double(pairs.units),
      candidate: Double(pairs.both + pairs.onlyB) / Double(pairs.units))
    self.difference = difference
  }
}

extension PairedCluster {
  fileprivate init(_ counts: PairCounts) {
    self.init(
      units: counts.units, successesA: counts.both + counts.onlyA,
      successesB: counts.both + counts.onlyB)
  }
}

extension PairCounts {
  /// The sum of all `counts`.
  static func sum(_ counts: [PairCounts]) -> PairCounts {
    counts.reduce(PairCounts(both: 0, onlyA: 0, onlyB: 0, neither: 0)) {
      PairCounts(
        both: $0.both + $1.both, onlyA: $0.onlyA + $1.onlyA, onlyB: $0.onlyB + $1.onlyB,
        neither: $0.neither + $1.neither)
    }
  }
}

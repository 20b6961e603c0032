/// The sums of both tunings for the users of one group, or of all.
struct PairedSlice {
  private let a: ArmSlice
  private let b: ArmSlice
  private let sums: [UserKey: PairedSums]
  /// Everybody, sorted.
  private let users: [UserKey]

  init(a: ArmSlice, b: ArmSlice, sums: [UserKey: PairedSums]) {
    self.a = a
    self.b = b
    self.sums = sums
    users = Set(a.tallies.keys).union(b.tallies.keys).sorted()
  }

  /// Whether some recordings name no user.
  var hasAnonymousSessions: Bool { users.contains { !$0.isNamed } }

  /// What a metric of each of the `detents` is compared from; `nil` for other metrics.
  func evidence(of definition: MetricDefinition, at detents: [ByteText]) -> [PairedEvidence]? {
    switch definition.formula {
    case .timeShare: detents.map { .ratio(timeShares(at: $0)) }
    case .dwellMedian, .dwellRestrictedMean, .exitShare: detents.map { .dwell(visits(at: $0)) }
    case .quotient, .count, .mean: nil
    }
  }

  /// What a metric without detents is compared from.
  func evidence(
    of definition: MetricDefinition, anchor: ReplayAnchor
  ) throws(AccumulatorError) -> PairedEvidence {
    switch definition.formula {
    case .quotient(let numerator, let denominator):
      if anchor == .gesture, let pairs = pairs(of: definition) { return .pairs(pairs) }
      return .ratio(ratios(numerator, of: denominator))
    case .count(let tally, _):
      return .counts(a: try total(tally, of: a), b: try total(tally, of: b))
    case .mean(let measure): return .means(means(of: measure))
    case .timeShare, .dwellMedian, .dwellRestrictedMean, .exitShare: return .needsSessionAnchor
    }
  }

  /// The yes/no pairs; `nil` if the metric has none, or if a tuning changed what is counted.
  private func pairs(of definition: MetricDefinition) -> [UserPairs]? {
    guard let place = MetricDefinition.paired.firstIndex(where: { $0.id == definition.id }) else {
      return nil
    }
    var pairs: [UserPairs] = []
    for user in users {
      guard let cell = sums[user]?.pairs[place] else { continue }
      guard cell.unpaired == 0 else { return nil }
      guard cell.counts.units > 0 else { continue }
      pairs.append(UserPairs(user: user.name.text, counts: cell.counts, atRisk: cell.atRisk))
    }
    return pairs
  }

  private func ratios(_ numerator: Tally, of denominator: Tally) -> [UserRatio] {
    users.compactMap { user in
      let (rowA, rowB) = (a.tallies[user] ?? TallyRow(), b.tallies[user] ?? TallyRow())
      return ratio(
        of: user,
        a: RatioPart(numerator: Int128(rowA[numerator]), denominator: Int128(rowA[denominator])),
        b: RatioPart(numerator: Int128(rowB[numerator]), denominator: Int128(rowB[denominator])))
    }
  }

  private func timeShares(at detent: ByteText) -> [UserRatio] {
    users.compactMap { user in
      ratio(
        of: user,
        a: RatioPart(
          numerator: a.stays[detent]?[user] ?? 0, denominator: a.lengths[user] ?? 0),
        b: RatioPart(
          numerator: b.stays[detent]?[user] ?? 0, denominator: b.lengths[user] ?? 0))
    }
  }

  private func ratio(of user: UserKey, a: RatioPart, b: RatioPart) -> UserRatio? {
    a.isZero && b.isZero ? nil : UserRatio(user: user.name.text, a: a, b: b)
  }

  private func means(of measure: GestureMeasure) -> [UserMeans] {
    users.compactMap { user in
      guard let sums = sums[user]?.measures[measure.rawValue], sums != PairedMeasure() else {
        return nil
      }
      return UserMeans(user: user.name.text, a: sums.a, b: sums.b)
    }
  }

  private func visits(at detent: ByteText) -> [UserVisits] {
    users.compactMap { user in
      let (a, b) = (a.visits[detent]?[user] ?? [], b.visits[detent]?[user] ?? [])
      return a.isEmpty && b.isEmpty ? nil : UserVisits(user: user.name.text, a: a, b: b)
    }
  }

  private func total(_ tally: Tally, of arm: ArmSlice) throws(AccumulatorError) -> Int64 {
    var sum: Int64 = 0
    for row in arm.tallies.values { try sum.add(row[tally], table: "\(tally)") }
    return sum
  }
}

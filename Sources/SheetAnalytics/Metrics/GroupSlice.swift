/// The sums of one group, or of all, sorted by user: here floating point begins.
struct GroupSlice {
  /// `app=5.2;device=x`; empty for all.
  let name: String
  /// The users' tallies, sorted by user.
  private(set) var rows: [TallyRow] = []
  /// The sum of `rows`.
  private(set) var total = TallyRow()
  /// Microseconds by detent for each user, in the order of `rows`.
  private(set) var times: [ByteText: [Int128]] = [:]
  /// The visits of each detent.
  private(set) var visits: [ByteText: VisitSlice] = [:]

  /// Sums up the groups of `tables` that `isIncluded`.
  init(
    name: String, of tables: MetricTables, where isIncluded: (GroupKey) -> Bool
  ) throws(AccumulatorError) {
    self.name = name
    let included = tables.groups.keys.map(isIncluded)
    var byUser: [Int32: TallyRow] = [:]
    for (member, row) in tables.tallies where included[Int(member.group)] {
      try byUser[member.user, default: TallyRow()].merge(row)
      try total.merge(row)
    }
    let order = byUser.keys.sorted { tables.users[$0] < tables.users[$1] }
    rows = order.map { byUser[$0, default: TallyRow()] }
    try sumTimes(of: tables, order: order, included: included)
    try sumVisits(of: tables, included: included)
  }

  private mutating func sumTimes(
    of tables: MetricTables, order: [Int32], included: [Bool]
  ) throws(AccumulatorError) {
    var places: [Int32: Int] = [:]
    for (place, user) in order.enumerated() { places[user] = place }
    for (stay, time) in tables.times where included[Int(stay.member.group)] {
      guard let place = places[stay.member.user] else { continue }
      let detent = tables.detents[stay.detent]
      try times[detent, default: Array(repeating: 0, count: order.count)][place]
        .add(time, table: "time share")
    }
  }

  private mutating func sumVisits(
    of tables: MetricTables, included: [Bool]
  ) throws(AccumulatorError) {
    var moments: [ByteText: [Int64: SurvivalMoment]] = [:]
    var users: [ByteText: Set<Int32>] = [:]
    for (mark, count) in tables.marks where included[Int(mark.stay.member.group)] {
      let detent = tables.detents[mark.stay.detent]
      users[detent, default: []].insert(mark.stay.member.user)
      try moments[detent, default: [:]][mark.time, default: SurvivalMoment(time: mark.time)]
        .add(count, mark.kind)
    }
    for (detent, byTime) in moments {
      let sorted = byTime.values.sorted { $0.time < $1.time }
      visits[detent] = VisitSlice(
        users: users[detent]?.count ?? 0, curve: SurvivalCurve(sorted))
    }
  }
}

/// The visits to one detent.
struct VisitSlice {
  /// Users that have such visits.
  let users: Int
  let curve: SurvivalCurve
}

extension SurvivalMoment {
  fileprivate mutating func add(_ count: Int64, _ kind: DwellMark.Kind) throws(AccumulatorError) {
    switch kind {
    case .entered: try entered.add(count, table: "dwell")
    case .left(let cause): try self[cause].add(count, table: "dwell")
    }
  }
}

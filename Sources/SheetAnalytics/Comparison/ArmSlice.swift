/// The sums of one tuning for the users of one group, or of all.
struct ArmSlice {
  private(set) var tallies: [UserKey: TallyRow] = [:]
  /// Microseconds at each detent.
  private(set) var stays: [ByteText: [UserKey: Int128]] = [:]
  /// Microseconds of sessions.
  private(set) var lengths: [UserKey: Int128] = [:]
  /// The visits to each detent, in order of the dwell clock.
  private(set) var visits: [ByteText: [UserKey: [SurvivalMoment]]] = [:]

  /// Sums up what belongs to `group` in `tables`; to any group if that is `nil`.
  init(_ tables: MetricTables, group: GroupKey?) throws(AccumulatorError) {
    let isChosen = tables.groups.keys.map { group == nil || $0 == group }
    for (member, row) in tables.tallies where isChosen[Int(member.group)] {
      try tallies[tables.users[member.user], default: TallyRow()].merge(row)
    }
    for (stay, time) in tables.times where isChosen[Int(stay.member.group)] {
      let user = tables.users[stay.member.user]
      try stays[tables.detents[stay.detent], default: [:]][user, default: 0]
        .add(time, table: "time share")
      try lengths[user, default: 0].add(time, table: "time share")
    }
    for (stay, count) in tables.dwells.begun where isChosen[Int(stay.member.group)] {
      let (detent, user) = (tables.detents[stay.detent], tables.users[stay.member.user])
      try visits[detent, default: [:]][user, default: []].add(count, .entered, at: 0)
    }
    let marks = tables.dwells.pieces.joined().filter { isChosen[Int($0.stay.member.group)] }
    for mark in marks.sorted(by: { $0.time < $1.time }) {
      let (detent, user) = (tables.detents[mark.stay.detent], tables.users[mark.stay.member.user])
      try visits[detent, default: [:]][user, default: []].add(1, mark.kind, at: mark.time)
    }
  }
}

extension [SurvivalMoment] {
  /// Adds visits that came or went at `time`, which no moment lies behind.
  fileprivate mutating func add(
    _ count: Int64, _ kind: DwellMark.Kind, at time: Int64
  ) throws(AccumulatorError) {
    if last?.time != time { append(SurvivalMoment(time: time)) }
    try self[self.count - 1].add(count, kind)
  }
}

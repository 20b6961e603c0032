/// The sums of one group, or of all, sorted by user: here floating point begins.
struct GroupSlice {
  /// `app=5.2;device=x`; empty for all.
  var name: String
  /// The users' tallies, sorted by user.
  private(set) var rows: [TallyRow] = []
  /// The sum of `rows`.
  private(set) var total = TallyRow()
  /// Microseconds of sessions by user, in the order of `rows`.
  private(set) var lengths: [Int128] = []
  /// Microseconds at each detent of those users that were there.
  private(set) var stays: [ByteText: [(place: Int, time: Int128)]] = [:]
  /// The visits to each detent.
  private(set) var visits: [ByteText: VisitSlice] = [:]

  /// Sums up the members of `part` of `tables`.
  init(name: String, _ part: TablePart, of tables: MetricTables) throws(AccumulatorError) {
    self.name = name
    let places = try sumTallies(part.members, of: tables)
    try sumStays(part.stays, places: places, of: tables)
    try divideVisits(part.begun, part.marks, of: tables)
  }

  /// Sums the rows of each user and gives the users their places.
  private mutating func sumTallies(
    _ members: [(rank: Int32, key: MemberKey)], of tables: MetricTables
  ) throws(AccumulatorError) -> [Int32: Int] {
    var places: [Int32: Int] = [:]
    for (_, member) in members.sorted(by: { $0.rank < $1.rank }) {
      let row = tables.tallies[member] ?? TallyRow()
      try total.merge(row)
      if let place = places[member.user] {
        try rows[place].merge(row)
      } else {
        places[member.user] = rows.count
        rows.append(row)
      }
    }
    return places
  }

  private mutating func sumStays(
    _ stays: [(key: StayKey, time: Int128)], places: [Int32: Int], of tables: MetricTables
  ) throws(AccumulatorError) {
    lengths = Array(repeating: 0, count: rows.count)
    for (stay, time) in stays {
      guard let place = places[stay.member.user] else { continue }
      try lengths[place].add(time, table: "time share")
      self.stays[tables.detents[stay.detent], default: []].append((place, time))
    }
  }

  private mutating func divideVisits(
    _ begun: [(key: StayKey, count: Int64)], _ marks: [DwellMark], of tables: MetricTables
  ) throws(AccumulatorError) {
    var slices: [Int32: VisitSlice] = [:]
    for (stay, count) in begun {
      try slices[stay.detent, default: VisitSlice()].add(count, of: stay.member.user)
    }
    var start = 0
    for end in 1..<(marks.count + 1) {
      let detent = marks[start].stay.detent
      guard end == marks.count || marks[end].stay.detent != detent else { continue }
      slices[detent, default: VisitSlice()].add(marks[start..<end])
      start = end
    }
    for (detent, slice) in slices { visits[tables.detents[detent]] = slice }
  }
}

extension SurvivalMoment {
  mutating func add(_ count: Int64, _ kind: DwellMark.Kind) throws(AccumulatorError) {
    switch kind {
    case .entered: try entered.add(count, table: "dwell")
    case .left(let cause): try self[cause].add(count, table: "dwell")
    }
  }
}

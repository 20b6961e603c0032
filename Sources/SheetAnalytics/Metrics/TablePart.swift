/// The keys and sums of some of a table's groups.
struct TablePart {
  /// Members, each with the place of its user in the order of all users.
  var members: [(rank: Int32, key: MemberKey)] = []
  var stays: [(key: StayKey, time: Int128)] = []
  /// Visits that were observed from their beginning.
  var begun: [(key: StayKey, count: Int64)] = []
  /// All other comings and goings of visits, by detent and time.
  var marks: [DwellMark] = []

  /// Everything in `tables`.
  static func whole(of tables: MetricTables) -> TablePart {
    let ranks = ranks(of: tables.users.keys)
    var part = TablePart()
    part.members = tables.tallies.keys.map { (ranks[Int($0.user)], $0) }
    part.stays = tables.times.map { ($0.key, $0.value) }
    part.begun = tables.dwells.begun.map { ($0.key, $0.value) }
    part.marks.reserveCapacity(tables.dwells.markCount)
    for piece in tables.dwells.pieces { part.marks += piece }
    part.marks.sort { ($0.stay.detent, $0.time) < ($1.stay.detent, $1.time) }
    return part
  }

  /// Its groups, in the order of their numbers.
  func byGroup(count: Int) -> [TablePart] {
    var parts = [TablePart](repeating: TablePart(), count: count)
    for member in members { parts[Int(member.key.group)].members.append(member) }
    for stay in stays { parts[Int(stay.key.member.group)].stays.append(stay) }
    for visits in begun { parts[Int(visits.key.member.group)].begun.append(visits) }
    for mark in marks { parts[Int(mark.stay.member.group)].marks.append(mark) }
    return parts
  }

  /// The place of each user in the order of all.
  private static func ranks(of users: [UserKey]) -> [Int32] {
    var ranks = [Int32](repeating: 0, count: users.count)
    for (rank, user) in users.indices.sorted(by: { users[$0] < users[$1] }).enumerated() {
      ranks[user] = Int32(truncatingIfNeeded: rank)
    }
    return ranks
  }
}

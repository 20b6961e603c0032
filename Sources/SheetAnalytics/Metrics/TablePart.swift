/// The keys and sums of some of a table's groups.
struct TablePart {
  /// Members, each with the place of its user in the order of all users.
  var members: [(rank: Int32, key: MemberKey)] = []
  var stays: [(key: StayKey, time: Int128)] = []
  var marks: [(key: DwellMark, count: Int64)] = []

  /// Everything in `tables`.
  static func whole(of tables: MetricTables) -> TablePart {
    let ranks = ranks(of: tables.users.keys)
    var part = TablePart()
    part.members = tables.tallies.keys.map { (ranks[Int($0.user)], $0) }
    part.stays = tables.times.map { ($0.key, $0.value) }
    part.marks = tables.marks.map { ($0.key, $0.value) }
    return part
  }

  /// Its groups, in the order of their numbers.
  func byGroup(count: Int) -> [TablePart] {
    var parts = [TablePart](repeating: TablePart(), count: count)
    for member in members { parts[Int(member.key.group)].members.append(member) }
    for stay in stays { parts[Int(stay.key.member.group)].stays.append(stay) }
    for mark in marks { parts[Int(mark.key.stay.member.group)].marks.append(mark) }
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

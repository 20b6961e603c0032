package import TouchTraces

/// The sums from which all metrics of one tuning are computed.
///
/// A commutative monoid over integers: sessions may be added and tables merged in any order and
/// partition, the rows come out the same. Memory grows with users and with visits, not with
/// samples: a visit takes 24 bytes, a user about 400.
public struct MetricTables: Sendable {
  /// The labels by which sessions are grouped.
  public let groupBy: [String]

  private(set) var groups = Interner<GroupKey>()
  private(set) var users = Interner<UserKey>()
  private(set) var detents = Interner<ByteText>()
  private(set) var tallies: [MemberKey: TallyRow] = [:]
  /// Microseconds of sessions by detent.
  private(set) var times: [StayKey: Int128] = [:]
  /// Visits on the dwell clock.
  private(set) var dwells = DwellLog()

  /// Creates empty tables.
  public init(groupBy: [String] = []) {
    self.groupBy = groupBy
  }

  /// Adds one session.
  ///
  /// - Parameters:
  ///   - result: The session; a rejected one adds nothing.
  ///   - name: A name that no other session has; it stands for the user where there is none.
  /// - Throws: `AccumulatorError` if a sum leaves its integers.
  public mutating func add(
    _ result: SessionResult, named name: String
  ) throws(AccumulatorError) {
    guard result.status != .rejected else { return }
    try add(SessionMeasures(result), labels: result.labels, user: result.user, named: name)
  }

  /// Adds one session that was measured before.
  ///
  /// - Parameters:
  ///   - measures: What the session adds.
  ///   - labels: The session's labels.
  ///   - user: The person, if the recording names one.
  ///   - name: A name that no other session has; it stands for the user where there is none.
  /// - Throws: `AccumulatorError` if a sum leaves its integers.
  package mutating func add(
    _ measures: SessionMeasures, labels: [Label], user: String?,
    named name: String
  ) throws(AccumulatorError) {
    let member = MemberKey(
      group: try groups.number(of: GroupKey(labels, names: groupBy)),
      user: try users.number(of: UserKey(user, standIn: name)))
    try tallies[member, default: TallyRow()].merge(measures.tallies)
    for share in measures.shares {
      let stay = StayKey(
        member: member, detent: try detents.number(of: ByteText(text: share.detent)))
      try times[stay, default: 0].add(Int128(share.microseconds), table: "time share")
    }
    for visit in measures.visits {
      let stay = StayKey(
        member: member, detent: try detents.number(of: ByteText(text: visit.detent)))
      try dwells.add(visit, at: stay)
    }
  }

  /// Adds all sessions of `other`, which must be grouped by the same labels.
  public mutating func merge(_ other: MetricTables) throws(AccumulatorError) {
    precondition(groupBy == other.groupBy, "tables of different groupings do not merge")
    let translation = try Translation(from: other, to: &self)
    for (member, row) in other.tallies {
      try tallies[translation[member], default: TallyRow()].merge(row)
    }
    for (stay, time) in other.times {
      try times[translation[stay], default: 0].add(time, table: "time share")
    }
    try dwells.merge(other.dwells) { translation[$0] }
  }
}

extension MetricTables {
  /// The numbers of another table's keys in this one.
  private struct Translation {
    private var groups: [Int32] = []
    private var users: [Int32] = []
    private var detents: [Int32] = []

    init(from other: MetricTables, to own: inout MetricTables) throws(AccumulatorError) {
      for key in other.groups.keys { groups.append(try own.groups.number(of: key)) }
      for key in other.users.keys { users.append(try own.users.number(of: key)) }
      for key in other.detents.keys { detents.append(try own.detents.number(of: key)) }
    }

    subscript(member: MemberKey) -> MemberKey {
      MemberKey(group: groups[Int(member.group)], user: users[Int(member.user)])
    }

    subscript(stay: StayKey) -> StayKey {
      StayKey(member: self[stay.member], detent: detents[Int(stay.detent)])
    }
  }
}

/// The sums from which two tunings are compared.
///
/// A commutative monoid over integers: recordings may be added and tables merged in any order and
/// partition, what is computed from them comes out the same.
package struct PairedTables: Sendable {
  /// The labels by which sessions are grouped.
  package let groupBy: [String]
  /// Everything that each tuning gives alone.
  private(set) var a: MetricTables
  private(set) var b: MetricTables
  private(set) var groups = Interner<GroupKey>()
  private(set) var users = Interner<UserKey>()
  private(set) var sums: [MemberKey: PairedSums] = [:]
  /// The gestures behind each metric, by group.
  private(set) var validityTables: [Int32: ValidityTable] = [:]
  /// Gestures of which a recording shows that the baseline's sheet is not the device's.
  package private(set) var baselineMismatches: Int64 = 0

  /// Creates empty tables.
  package init(groupBy: [String] = []) {
    self.groupBy = groupBy
    a = MetricTables(groupBy: groupBy)
    b = MetricTables(groupBy: groupBy)
  }

  /// Adds one recording.
  ///
  /// - Parameters:
  ///   - recording: The recording; a rejected one adds nothing.
  ///   - name: A name that no other recording has; it stands for the user where there is none.
  /// - Throws: `AccumulatorError` if a sum leaves its integers.
  package mutating func add(
    _ recording: PairedRecording, named name: String
  ) throws(AccumulatorError) {
    for result in recording.a { try a.add(result, named: name) }
    for result in recording.b { try b.add(result, named: name) }
    guard let first = recording.a.first, first.status != .rejected else { return }
    let member = MemberKey(
      group: try groups.number(of: GroupKey(first.labels, names: groupBy)),
      user: try users.number(of: UserKey(first.user, standIn: name)))
    var added = PairedSums()
    var table = ValidityTable()
    for pair in recording.pairs {
      let counts = PairedCounts(pair)
      try added.add(counts)
      try table.add(counts)
    }
    try sums[member, default: PairedSums()].merge(added)
    try validityTables[member.group, default: ValidityTable()].merge(table)
    try baselineMismatches.add(Int64(recording.baselineMismatches), table: "validity")
  }

  /// Adds all recordings of `other`, which must be grouped by the same labels.
  package mutating func merge(_ other: PairedTables) throws(AccumulatorError) {
    precondition(groupBy == other.groupBy, "tables of different groupings do not merge")
    try a.merge(other.a)
    try b.merge(other.b)
    var groupNumbers: [Int32] = []
    var userNumbers: [Int32] = []
    for key in other.groups.keys { groupNumbers.append(try groups.number(of: key)) }
    for key in other.users.keys { userNumbers.append(try users.number(of: key)) }
    for (member, added) in other.sums {
      let own = MemberKey(
        group: groupNumbers[Int(member.group)], user: userNumbers[Int(member.user)])
      try sums[own, default: PairedSums()].merge(added)
    }
    for (group, table) in other.validityTables {
      try validityTables[groupNumbers[Int(group)], default: ValidityTable()].merge(table)
    }
    try baselineMismatches.add(other.baselineMismatches, table: "validity")
  }
}

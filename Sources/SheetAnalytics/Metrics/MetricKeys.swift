/// A user in a group, by the numbers of a table.
struct MemberKey: Hashable, Sendable {
  let group: Int32
  let user: Int32
}

/// A user of a group at a detent.
struct StayKey: Hashable, Sendable {
  let member: MemberKey
  let detent: Int32
}

/// A time of the dwell clock at which visits came or went.
struct DwellMark: Hashable, Sendable {
  let stay: StayKey
  /// Microseconds since the visits began.
  let time: Int64
  let kind: Kind

  enum Kind: Hashable, Sendable {
    case entered
    case left(ExitCause)
  }
}

/// A user in a group, by the numbers of a table.
struct MemberKey: Hashable, Sendable, BitwiseCopyable {
  let group: Int32
  let user: Int32
}

/// A user of a group at a detent.
struct StayKey: Hashable, Sendable, BitwiseCopyable {
  let member: MemberKey
  let detent: Int32
}

/// A time of the dwell clock at which a visit came or went.
struct DwellMark: Sendable, BitwiseCopyable {
  /// Microseconds since the visit began.
  let time: Int64
  let stay: StayKey
  let kind: Kind

  enum Kind: Hashable, Sendable, BitwiseCopyable {
    case entered
    case left(ExitCause)
  }
}

/// When visits came under observation and when they ended, on the dwell clock: 24 bytes a visit.
struct DwellLog: Sendable {
  /// Visits that were observed from their beginning, as nearly all are.
  private(set) var begun: [StayKey: Int64] = [:]
  /// All other comings and goings, in no order; in pieces, so that no growth copies them all.
  private(set) var pieces: [[DwellMark]] = []

  /// Marks of a piece; chosen by us.
  private static let pieceCount = 8192

  /// How many marks there are in all pieces.
  var markCount: Int { pieces.reduce(0) { $0 + $1.count } }

  /// Adds a visit to the detent, and of the user, of `stay`.
  mutating func add(_ visit: ClockedVisit, at stay: StayKey) throws(AccumulatorError) {
    if visit.entry == 0 {
      try addBegun(1, at: stay)
    } else {
      append(DwellMark(time: visit.entry, stay: stay, kind: .entered))
    }
    append(DwellMark(time: visit.exit, stay: stay, kind: .left(visit.cause)))
  }

  /// Adds the visits of another log, whose keys `translated` knows under other numbers.
  mutating func merge(
    _ other: DwellLog, translated: (StayKey) -> StayKey
  ) throws(AccumulatorError) {
    for (stay, count) in other.begun { try addBegun(count, at: translated(stay)) }
    for piece in other.pieces {
      for mark in piece {
        append(DwellMark(time: mark.time, stay: translated(mark.stay), kind: mark.kind))
      }
    }
  }

  private mutating func addBegun(_ count: Int64, at stay: StayKey) throws(AccumulatorError) {
    try begun[stay, default: 0].add(count, table: "dwell")
  }

  private mutating func append(_ mark: DwellMark) {
    if pieces.isEmpty || pieces[pieces.count - 1].count == Self.pieceCount {
      var piece: [DwellMark] = []
      if !pieces.isEmpty { piece.reserveCapacity(Self.pieceCount) }
      pieces.append(piece)
    }
    pieces[pieces.count - 1].append(mark)
  }
}

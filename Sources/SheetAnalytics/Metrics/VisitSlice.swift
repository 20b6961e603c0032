/// The visits to one detent.
///
/// Their curve takes many times the memory of the visits themselves and is drawn when it is asked
/// for, one detent after the other.
struct VisitSlice {
  private var begun: Int64 = 0
  private var marks: ArraySlice<DwellMark> = []
  private var visitors: Set<Int32> = []

  /// Users that have such visits.
  var users: Int { visitors.count }

  /// Adds visits of a user that were observed from their beginning.
  mutating func add(_ count: Int64, of user: Int32) throws(AccumulatorError) {
    try begun.add(count, table: "dwell")
    visitors.insert(user)
  }

  /// Takes all other comings and goings, in order of time.
  mutating func add(_ marks: ArraySlice<DwellMark>) {
    self.marks = marks
    for mark in marks where mark.kind == .entered { visitors.insert(mark.stay.member.user) }
  }

  /// The survival of the visits.
  var curve: SurvivalCurve {
    var moments: [SurvivalMoment] = []
    moments.reserveCapacity(marks.count + 1)
    if begun > 0 {
      moments.append(SurvivalMoment(time: 0))
      moments[0].entered = begun
    }
    for mark in marks {
      if moments.last?.time != mark.time { moments.append(SurvivalMoment(time: mark.time)) }
      switch mark.kind {
      case .entered: moments[moments.count - 1].entered += 1
      case .left(let cause): moments[moments.count - 1][cause] += 1
      }
    }
    return SurvivalCurve(moments)
  }
}

/// The visits to one detent under two tunings, laid out so that users can be weighted.
struct PairedVisits {
  /// The number of users that have visits in either arm.
  let users: Int
  private var a: Arm
  private var b: Arm

  /// Lays out the visits of `users`, whose weights stand at `places`.
  init(_ users: [UserVisits], places: [Int]) {
    self.users = users.count
    a = Arm(zip(places, users.map(\.a)))
    b = Arm(zip(places, users.map(\.b)))
  }

  /// The curves in which each user counts `weights` times; once without weights.
  func curves(_ weights: [Int64]? = nil) -> (a: SurvivalCurve, b: SurvivalCurve) {
    (a.curve(weights), b.curve(weights))
  }

  /// One tuning's visits.
  private struct Arm {
    /// The times of all users, ascending and distinct.
    var times: [Int64] = []
    /// Each user's moments with the place of its weight and of its time.
    var moments: [(place: Int, index: Int, moment: SurvivalMoment)] = []

    init(_ users: some Sequence<(Int, [SurvivalMoment])>) {
      for (place, own) in users {
        for moment in own { moments.append((place, 0, moment)) }
      }
      moments.sort { ($0.moment.time, $0.place) < ($1.moment.time, $1.place) }
      for position in moments.indices {
        let time = moments[position].moment.time
        if times.last != time { times.append(time) }
        moments[position].index = times.count - 1
      }
    }

    func curve(_ weights: [Int64]?) -> SurvivalCurve {
      var sums = times.map { SurvivalMoment(time: $0) }
      for (place, index, moment) in moments {
        let times = weights.map { $0[place] } ?? 1
        if times > 0 { sums[index].add(moment, times: times) }
      }
      return SurvivalCurve(sums)
    }
  }
}

extension SurvivalMoment {
  /// Adds `other`, which happened as many `times`.
  fileprivate mutating func add(_ other: SurvivalMoment, times: Int64) {
    entered += times * other.entered
    censored += times * other.censored
    expanded += times * other.expanded
    collapsed += times * other.collapsed
    dismissed += times * other.dismissed
    programmatic += times * other.programmatic
  }
}

/// A visit for the statistics: a drag that comes back to its detent does not end it.
struct JoinedVisit: Equatable {
  var detent: String
  /// The age at `enter`; `nil` if unknown.
  var age: Int64?
  var enter: Int64
  var leave: Int64
  var cause: ExitCause

  /// Joins each row left by `returned` with the next one, the gap included.
  static func joining(_ rows: [DwellRow]) -> [JoinedVisit] {
    var visits: [JoinedVisit] = []
    visits.reserveCapacity(rows.count)
    var open: JoinedVisit?
    for row in rows {
      var visit =
        open
        ?? JoinedVisit(
          detent: row.detent, age: row.entryMicroseconds, enter: row.enterMicroseconds,
          leave: row.leaveMicroseconds, cause: .censored)
      visit.leave = row.leaveMicroseconds
      visit.cause = ExitCause(row.leftBy)
      guard row.leftBy != .returned else {
        open = visit
        continue
      }
      visits.append(visit)
      open = nil
    }
    if let open { visits.append(open) }
    return visits
  }

  /// Its place on the dwell clock, if it has one.
  var clocked: VisitClocking {
    guard let age else { return .unknownOrigin }
    let (dwell, dwellOverflow) = leave.subtractingReportingOverflow(enter)
    let (exit, exitOverflow) = age.addingReportingOverflow(dwell)
    guard !dwellOverflow, !exitOverflow else { return .unknownOrigin }
    guard exit > age else { return .zeroLength }
    return .onClock(ClockedVisit(detent: detent, entry: age, exit: exit, cause: cause))
  }
}

/// Whether a visit can be used, and where it stands on the clock.
enum VisitClocking: Equatable {
  case onClock(ClockedVisit)
  case unknownOrigin
  case zeroLength
}

/// A visit on the dwell clock: 0 is when it began.
package struct ClockedVisit: Equatable, Sendable {
  package let detent: String
  /// Its age in microseconds when it came under observation.
  package let entry: Int64
  /// Its age in microseconds when it ended or was cut.
  package let exit: Int64
  package let cause: ExitCause

  package init(detent: String, entry: Int64, exit: Int64, cause: ExitCause) {
    self.detent = detent
    self.entry = entry
    self.exit = exit
    self.cause = cause
  }
}

extension ExitCause {
  /// The cause that `leftBy` stands for; `returned` without a next visit was cut.
  init(_ leftBy: VisitExit) {
    switch leftBy {
    case .expand: self = .expanded
    case .collapse: self = .collapsed
    case .dismiss: self = .dismissed
    case .programmatic, .environment: self = .programmatic
    case .returned, .end: self = .censored
    }
  }
}

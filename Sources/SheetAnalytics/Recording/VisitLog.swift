import SheetReplay
import TouchTraces

/// Turns the visits of one session into rows and finds the words for how they began and ended.
struct VisitLog: Sendable {
  private struct Place: Sendable {
    var detent: DetentID
    /// As resolved when the sheet came to rest there.
    var value: Points?
  }

  private let origin: Timestamp
  private let startAge: StartAge
  private var place: Place?
  /// Why the last visit ended, until the next one or the session's end shows what came of it.
  private var pending: VisitEndReason?
  private(set) var rows: [DwellRow] = []
  private(set) var isOpen = false

  /// Begins the log of a session that starts at `origin` with a sheet of the given age.
  init(origin: Timestamp, startAge: StartAge) {
    self.origin = origin
    self.startAge = startAge
  }

  /// Takes note of a visit that begins, at the detent called `name`.
  mutating func begin(
    _ visit: VisitBegin, named name: String, detents: borrowing some DetentDirectory
  ) {
    let value = detents.value(of: visit.detent)
    let move = move(to: visit.detent, value: value, detents: detents)
    let entry = entry(by: visit.cause, move: move)
    if let pending { finishLast(exit(by: pending, entry: entry, move: move)) }
    pending = nil
    append(visit, named: name, entry: entry)
    place = Place(detent: visit.detent, value: value)
    isOpen = true
  }

  /// Takes note of the end of the open visit.
  mutating func end(_ visit: VisitEnd) {
    endOpenVisit(at: visit.time, because: visit.reason)
  }

  /// Ends the session at `end`; `dismissal` is what dismissed the sheet.
  mutating func close(at end: Timestamp, dismissal: DismissalCause?) {
    endOpenVisit(at: end, because: .endOfTrace)
    guard let pending else { return }
    finishLast(exit(by: pending, dismissal: dismissal))
    self.pending = nil
  }
}

extension VisitLog {
  private mutating func endOpenVisit(at time: Timestamp, because reason: VisitEndReason) {
    guard isOpen else { return }
    isOpen = false
    pending = reason
    rows[rows.count - 1].leaveMicroseconds = time.since(origin)
  }

  private mutating func append(_ visit: VisitBegin, named name: String, entry: VisitEntry) {
    let enter = visit.time.since(origin)
    var row = DwellRow(
      number: rows.count + 1, detent: name, enterMicroseconds: enter, leaveMicroseconds: enter,
      enteredBy: entry, leftBy: .end)
    row.returned = place?.detent == visit.detent
    if entry == .start {
      switch startAge {
      case .known(let microseconds): row.entryMicroseconds = microseconds
      case .unknown:
        row.entryMicroseconds = nil
        row.leftCensored = true
      }
    }
    rows.append(row)
  }

  private mutating func finishLast(_ exit: VisitExit) {
    rows[rows.count - 1].leftBy = exit
    rows[rows.count - 1].censored = exit == .end
  }

  /// Compares the next visit with the last one by the values of this moment.
  private func move(
    to detent: DetentID, value: Points?, detents: borrowing some DetentDirectory
  ) -> Move {
    guard let place, place.detent != detent else { return .same }
    guard let value, let previous = detents.value(of: place.detent) ?? place.value else {
      return .same
    }
    return value > previous ? .larger : .smaller
  }

  private func entry(by cause: MotionCause, move: Move) -> VisitEntry {
    switch cause {
    case .traceStart: .start
    case .presentation: .present
    case .handOff: .handOff
    case .release, .grabber, .dimmingTap: VisitEntry(move)
    case .select: .programmatic
    case .keyboard, .detents, .container: .environment
    }
  }

  private func exit(
    by reason: VisitEndReason, entry: VisitEntry, move: Move
  ) -> VisitExit {
    switch reason {
    case .sheetDrag, .grabber, .dimmingTap:
      switch entry {
      case .programmatic: .programmatic
      case .environment: .environment
      case .start, .present, .handOff, .expand, .collapse, .returned: VisitExit(move)
      }
    case .select: .programmatic
    case .keyboard, .detents, .container: .environment
    case .dismissal: .dismiss
    case .endOfTrace: .end
    }
  }

  private func exit(by reason: VisitEndReason, dismissal: DismissalCause?) -> VisitExit {
    switch reason {
    case .sheetDrag, .grabber, .dimmingTap, .dismissal:
      switch dismissal {
      case nil: .end
      case .swipe, .tapOutside, .grabber: .dismiss
      case .programmatic: .programmatic
      }
    case .select: .programmatic
    case .keyboard, .detents, .container: .environment
    case .endOfTrace: .end
    }
  }
}

/// How the detent of a visit compares with the one of the visit before it.
private enum Move {
  case larger
  case smaller
  case same
}

extension VisitEntry {
  fileprivate init(_ move: Move) {
    switch move {
    case .larger: self = .expand
    case .smaller: self = .collapse
    case .same: self = .returned
    }
  }
}

extension VisitExit {
  fileprivate init(_ move: Move) {
    switch move {
    case .larger: self = .expand
    case .smaller: self = .collapse
    case .same: self = .returned
    }
  }
}

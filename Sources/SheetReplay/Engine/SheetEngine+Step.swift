import TouchTraces

extension Step {
  /// A step in which nothing has happened.
  init(detent: DetentID) {
    self.init(
      time: .zero, phaseBefore: .idle, phaseAfter: .idle, owner: .none, y: 0, detent: detent,
      rules: RuleList(), records: RecordList())
  }

  /// Begins the step of the next event in place.
  @inline(__always) mutating func begin() {
    phaseBefore = phaseAfter
    rules.removeAll()
    // A gesture that ended left a record.
    if records.count > 0 { gesture = nil }
    records.removeAll()
    rejection = nil
    release = nil
    settle = nil
  }
}

extension SheetEngine {
  /// The phase that the three coordinates amount to, first match.
  @inline(__always) var phase: SheetPhase {
    switch motion {
    case .presenting: return .presenting
    case .dismissing: return .dismissing
    case .dismissed: return .dismissed
    case .settling: return .settling
    case .dragged: return .sheetDrag
    case .rest:
      switch owner {
      case .content: return .contentScroll
      case .undecided: return .undecided
      case .none, .sheet: return .idle
      }
    }
  }

  /// Who has the finger now.
  @inline(__always) var owner: Owner {
    switch sequence {
    case .none, .spent: .none
    case .undecided: gesture.blockedBy == nil ? .undecided : .none
    case .owned: drag.owner
    }
  }

  mutating func record(_ rule: Rule) {
    step.rules.append(rule)
  }

  mutating func reject(_ rejection: Rejection) {
    step.rejection = rejection
  }

  mutating func log(_ callback: Callback, _ rule: Rule?, detent: DetentID? = nil) {
    step.records.append(
      .callback(CallbackRecord(time: now, callback: callback, detent: detent, rule: rule)))
  }

  /// Begins the step of an event at `time`, and goes there; false if the event is rejected.
  @inline(__always) mutating func beginStep(at time: Timestamp) -> Bool {
    step.begin()
    guard time >= now, !hasEnded else {
      reject(time < now ? .timeBackwards : .ignoredEvent)
      return false
    }
    if deadline <= time { runDeadlines(through: time) }
    now = time
    evaluateAnimations()
    return true
  }

  /// Draws the consequences of what the event has changed.
  @inline(__always) mutating func settleStep() {
    if closedOutcome != nil { flushGesture() }
    if deadline <= now { runDeadlines(through: now) }
    limitRestingContent()
  }

  /// Completes the step with what the engine shows now.
  @inline(__always) mutating func finishStep() {
    step.time = now
    step.phaseAfter = phase
    step.owner = owner
    step.y = y
    step.contentOffset = shownOffset
    step.detent = effective
  }
}

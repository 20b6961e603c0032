import TouchTraces

/// A gesture that has ended in this step and whose row is still to be written.
struct EndedGesture: Sendable, BitwiseCopyable {
  var trace: GestureTrace
  var outcome: GestureOutcome
}

extension Step {
  /// A step in which nothing has happened.
  init(detent: DetentID) {
    self.init(
      time: .zero, phaseBefore: .idle, phaseAfter: .idle, owner: .none, y: 0, detent: detent,
      rules: RuleList(), records: RecordList())
  }

  /// Begins the step of the next event in place: a step is large, and most of it stays unused.
  mutating func begin(in phase: SheetPhase) {
    phaseBefore = phase
    rules.removeAll()
    records.removeAll()
    gesture = nil
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
    case .undecided: gesture?.blockedBy == nil ? .undecided : .none
    case .owned(let drag): drag.owner
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

  /// Completes the step with what the engine shows now.
  mutating func finishStep() {
    step.time = now
    step.phaseAfter = phase
    step.owner = owner
    step.y = y
    step.contentOffset = shownOffset
    step.detent = effective
  }
}

import TouchTraces

/// What the step in progress has recorded so far.
struct StepParts: Sendable {
  var phaseBefore = SheetPhase.idle
  var rules = RuleList()
  var records = RecordList()
  var gesture: GestureSummary?
  var rejection: Rejection?
  var release: ReleaseDecision?
  var settle: Int64?
  /// A gesture that has ended in this step and whose row is still to be written.
  var endedGesture: EndedGesture?

  mutating func reset(phase: SheetPhase) {
    phaseBefore = phase
    rules.removeAll()
    records.removeAll()
    gesture = nil
    rejection = nil
    release = nil
    settle = nil
    endedGesture = nil
  }

  struct EndedGesture: Sendable, BitwiseCopyable {
    var trace: GestureTrace
    var outcome: GestureOutcome
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
    parts.rules.append(rule)
  }

  mutating func reject(_ rejection: Rejection) {
    parts.rejection = rejection
  }

  mutating func log(_ callback: Callback, _ rule: Rule?, detent: DetentID? = nil) {
    parts.records.append(
      .callback(CallbackRecord(time: now, callback: callback, detent: detent, rule: rule)))
  }

  @inline(__always) func finishedStep() -> Step {
    Step(
      time: now, phaseBefore: parts.phaseBefore, phaseAfter: phase, owner: owner, y: y,
      contentOffset: scene.content == nil ? nil : offset, detent: effective, rules: parts.rules,
      records: parts.records, gesture: parts.gesture, rejection: parts.rejection,
      release: parts.release,
      settle: parts.settle)
  }
}

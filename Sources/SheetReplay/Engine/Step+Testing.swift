package import TouchTraces

// Hand-made steps, for tests of what reads steps. Engines never use these.

extension DetentID {
  package init(testing index: Int16) {
    self.index = index
  }
}

extension Step {
  package init(
    testing time: Int64, from phaseBefore: SheetPhase = .idle, to phaseAfter: SheetPhase = .idle,
    detent: DetentID, records: [StepRecord] = [], gesture: GestureSummary? = nil
  ) {
    var list = RecordList()
    for record in records { list.append(record) }
    if gesture != nil { list.append(.gestureEnded) }
    self.init(
      time: Timestamp(microseconds: time), phaseBefore: phaseBefore, phaseAfter: phaseAfter,
      owner: .none, y: 0, detent: detent, rules: RuleList(), records: list,
      gesture: gesture)
  }
}

extension StepRecord {
  package static func presented(at time: Int64) -> StepRecord {
    .presentationBegan(Timestamp(microseconds: time))
  }

  package static func gone(at time: Int64, by cause: DismissalCause) -> StepRecord {
    .presentationEnded(PresentationEnd(time: Timestamp(microseconds: time), cause: cause))
  }

  package static func dismissal(
    at time: Int64, by cause: DismissalCause, detent: DetentID
  ) -> StepRecord {
    .dismissalBegan(
      DismissalBegin(time: Timestamp(microseconds: time), cause: cause, detent: detent))
  }

  package static func change(
    at time: Int64, from: DetentID, to: DetentID, by cause: ChangeCause
  ) -> StepRecord {
    .detentChanged(
      DetentChange(time: Timestamp(microseconds: time), from: from, to: to, cause: cause))
  }

  package static func rest(
    at time: Int64, detent: DetentID, after cause: MotionCause
  ) -> StepRecord {
    .visitBegan(
      VisitBegin(
        time: Timestamp(microseconds: time), detent: detent, cause: cause, keyboard: false))
  }

  package static func leave(at time: Int64, because reason: VisitEndReason) -> StepRecord {
    .visitEnded(VisitEnd(time: Timestamp(microseconds: time), reason: reason))
  }

  package static func called(
    _ callback: Callback, at time: Int64, detent: DetentID? = nil
  ) -> StepRecord {
    .callback(
      CallbackRecord(time: Timestamp(microseconds: time), callback: callback, detent: detent))
  }

  package static func handedOff(
    at time: Int64, _ direction: HandOffDirection, y: Points, contentOffset: Points?
  ) -> StepRecord {
    .handOff(
      HandOffRecord(
        time: Timestamp(microseconds: time), direction: direction, y: y,
        contentOffset: contentOffset))
  }
}

extension GestureSummary {
  package init(
    testing start: Int64, to end: Int64, target: TouchTarget = .plain, from: DetentID,
    to toDetent: DetentID?, outcome: GestureOutcome, traits: GestureTraits = []
  ) {
    self.init(
      start: Timestamp(microseconds: start), end: Timestamp(microseconds: end), target: target,
      handOffsToContent: 0, handOffsToSheet: 0, fromDetent: from, toDetent: toDetent,
      outcome: outcome, traits: traits)
  }
}

import TouchTraces

extension SheetEngine {
  /// W01: the sheet has come to rest.
  mutating func beginVisit(at time: Timestamp, cause: MotionCause) {
    guard !isVisiting else { return }
    isVisiting = true
    step.records.append(
      .visitBegan(
        VisitBegin(time: time, detent: effective, cause: cause, keyboard: isKeyboardUp)))
  }

  /// W02: the sheet leaves its rest.
  mutating func endVisit(at time: Timestamp, reason: VisitEndReason) {
    guard isVisiting else { return }
    isVisiting = false
    step.records.append(.visitEnded(VisitEnd(time: time, reason: reason)))
  }

  /// A visit that begins where the content takes over, if that is a detent.
  mutating func beginVisitAtCap(_ cap: Points, time: Timestamp, cause: MotionCause) {
    guard !isVisiting else { return }
    if isKeyboardUp {
      guard abs(keyboardPosition - cap) <= epsilon else { return }
      return beginVisit(at: time, cause: cause)
    }
    guard let detent = detent(at: cap) else { return }
    isVisiting = true
    step.records.append(
      .visitBegan(VisitBegin(time: time, detent: detent, cause: cause, keyboard: false)))
  }

  /// Makes `detent` the selected one because the user did; the change is reported now or, under
  /// `detentChangeReportedAt = settled`, when the sheet has come to rest (C04).
  mutating func selectByUser(_ detent: DetentID, rule: Rule) {
    guard detent != effective, !geometry.isFullScreen else { return }
    changeSelection(to: detent, cause: .user)
    switch tuning.detentChangeReportedAt {
    case .release:
      lastReported = effective
      log(.didChange, rule, detent: effective)
    case .settled: owesChange = true
    }
  }

  mutating func changeSelection(to detent: DetentID?, cause: ChangeCause) {
    selected = detent
    refreshEffectiveDetent(cause: cause)
  }

  /// Finds the effective detent anew and records its change; the app knows of its own changes, so
  /// they count as reported (C05).
  mutating func refreshEffectiveDetent(cause: ChangeCause) {
    let before = effective
    updateEffectiveDetent()
    if cause != .user { lastReported = effective }
    guard effective != before, !isGone else { return }
    step.records.append(
      .detentChanged(DetentChange(time: now, from: before, to: effective, cause: cause)))
  }
}

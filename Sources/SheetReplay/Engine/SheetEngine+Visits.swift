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
}

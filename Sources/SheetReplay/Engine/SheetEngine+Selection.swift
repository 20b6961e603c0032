import TouchTraces

extension SheetEngine {
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

extension TuningLint {
  /// Who may drag the sheet, and what contradicts itself about it.
  var ownerWarnings: [TuningWarning] {
    guard tuning.settleModel == .detents else { return [] }
    var warnings = quietTimeWarnings
    if !tuning.dragsFromHeader, !tuning.dragsFromContent {
      warnings.append(
        TuningWarning(
          .dragNever, ["dragsFromHeader", "dragsFromContent"], "no drag moves the sheet",
          advice: "let one of them be true"))
    }
    guard tuning.dragsFromContent, tuning.expandsBeforeScrolling == .never,
      tuning.scrollsAtDetents == .mostExpanded || tuning.scrollsAtDetents == .whenPulledDown
    else { return warnings }
    warnings.append(
      TuningWarning(
        .ownerContradiction, ["expandsBeforeScrolling", "scrollsAtDetents"],
        "pushed up below the largest detent, content at its top scrolls and scrolled content"
          + " grows the sheet",
        advice: "let scrollsAtDetents be all, or expandsBeforeScrolling always"))
    return warnings
  }

  /// Times for which content keeps the finger.
  private var quietTimeWarnings: [TuningWarning] {
    let times = [
      ("repanQuietTime", tuning.repanQuietTime, "a drag of the sheet content still takes"),
      ("scrollLockTimeout", tuning.scrollLockTimeout, "a scroll content still keeps"),
    ]
    return times.filter { $0.1 > Limit.quietTime }.map { name, _, what in
      TuningWarning(
        .quietTimeLong, [name], "\(value(name)) after \(what) the next one",
        advice: "lower \(name) to 1000000 us or less")
    }
  }

  /// Fields of a finger that sheet and content share.
  static let sharingFields = [
    "handOffToContent", "handOffToSheet", "handOffHysteresis", "expandsBeforeScrolling",
    "scrollsAtDetents", "splitsRemainder", "scrollLockTimeout", "expandMomentum",
    "collapseMomentum",
  ]

  /// Fields of sharing that nothing reads.
  var idleOfOwnership: [Idle] {
    if !tuning.dragsFromContent {
      return [
        Idle(
          fields: Self.sharingFields, cause: "dragsFromContent",
          reason: "content keeps each drag that begins on it")
      ]
    }
    if tuning.scrollsAtDetents == .nowhere {
      return [
        Idle(
          fields: Self.sharingFields.filter { $0 != "scrollsAtDetents" },
          cause: "scrollsAtDetents", reason: "the sheet takes each drag that begins on content")
      ]
    }
    var idle: [Idle] = []
    if tuning.handOffToSheet == .never {
      idle.append(
        Idle(
          fields: ["collapseMomentum"], cause: "handOffToSheet",
          reason: "content passes nothing to the sheet"))
      if tuning.handOffToContent == .never {
        idle.append(
          Idle(
            fields: ["handOffHysteresis", "splitsRemainder"],
            cause: "handOffToContent or handOffToSheet",
            reason: "no finger is ever handed over"))
      }
    }
    return idle
  }
}

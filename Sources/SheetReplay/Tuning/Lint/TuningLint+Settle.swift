extension TuningLint {
  /// The motion after a release.
  var settleWarnings: [TuningWarning] {
    var warnings: [TuningWarning] = []
    for name in ["springDampingRatio", "flickDampingRatio"] {
      guard let ratio = Tuning.fields.first(where: { $0.name == name })?.number(in: tuning),
        ratio < Limit.damping
      else { continue }
      warnings.append(
        TuningWarning(
          .springRings, [name], "at \(value(name)) the sheet swings far past its detent",
          advice: "raise \(name), 0.7 to 1 are usual"))
    }
    if Double(tuning.settleProbe) * Double(tuning.settleLimit) < tuning.springResponse * 1e6 {
      warnings.append(
        TuningWarning(
          .settleCutShort, ["settleLimit", "settleProbe"],
          "\(value("settleLimit")) probes of \(value("settleProbe")) end before the spring does",
          advice: "raise settleLimit until both multiply to more than springResponse"))
    }
    if tuning.settleDistance > Limit.jump {
      warnings.append(
        TuningWarning(
          .settleJumps, ["settleDistance"],
          "a settle ends \(value("settleDistance")) from its detent with a jump",
          advice: "lower settleDistance, 0.5 pt is usual"))
    }
    return warnings
  }

  /// Dismissals and refused ones.
  var dismissalWarnings: [TuningWarning] {
    switch tuning.settleModel {
    case .detents: attemptWarnings + dismissWarnings
    case .percentDriven: percentWarnings
    }
  }

  private var dismissWarnings: [TuningWarning] {
    var warnings: [TuningWarning] = []
    if tuning.dismissVelocityThreshold == 0 {
      warnings.append(
        TuningWarning(
          .dismissAlways, ["dismissVelocityThreshold"], "any speed down dismisses the sheet",
          advice: "raise dismissVelocityThreshold above 0, or make it null"))
    }
    if tuning.settlePolicy == .parameters, tuning.dismissFrom != .never, !tuning.dismissalDetent,
      tuning.dismissVelocityThreshold == nil, (tuning.dismissThreshold ?? 0) == 0
    {
      warnings.append(
        TuningWarning(
          .dismissUnreachable,
          ["dismissalDetent", "dismissThreshold", "dismissVelocityThreshold"],
          "a drag may dismiss the sheet and none does",
          advice: "give a dismiss threshold, or let dismissFrom be never"))
    }
    return warnings
  }

  private var attemptWarnings: [TuningWarning] {
    guard tuning.attemptFraction > 0 else {
      return [
        TuningWarning(
          .attemptAlways, ["attemptFraction"],
          "any pull at a sheet that refuses counts as an attempt to dismiss it",
          advice: "raise attemptFraction above 0")
      ]
    }
    let geometry = SheetEngine(scene: scene, tuning: tuning, startsPresented: true).geometry
    let extent = geometry.bottomExtent(tuning: tuning)
    let fraction = tuning.attemptFraction
    let pull = extent / tuning.rubberBandCoefficient * (fraction / (1 - fraction))
    guard extent == 0 || !(pull <= geometry.height) else { return [] }
    return [
      TuningWarning(
        .attemptUnreachable,
        [
          "attemptFraction", "rubberBandCoefficient", "bottomExtentFraction", "bottomExtentMaximum",
        ],
        "a finger runs out of screen before a refused sheet has sunk by \(value("attemptFraction"))"
          + " of its extent",
        advice: "lower attemptFraction, or let the rubber band give more")
    ]
  }

  private var percentWarnings: [TuningWarning] {
    let fields = ["percentDismissThreshold"]
    if tuning.percentDismissThreshold == 0 {
      return [
        TuningWarning(
          .dismissAlways, fields, "any drag down dismisses the sheet",
          advice: "raise percentDismissThreshold above 0")
      ]
    }
    guard tuning.percentDismissThreshold == 1 else { return [] }
    return [
      TuningWarning(
        .dismissUnreachable, fields, "no drag goes further than all of the height",
        advice: "lower percentDismissThreshold below 1")
    ]
  }
}

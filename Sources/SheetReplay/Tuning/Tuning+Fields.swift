extension Tuning {
  /// All fields, in the order in which they are printed.
  public static let fields = modelFields + sheetFields

  /// The fields of the sheet model.
  package static let modelFields =
    touchFields + releaseFields + handOffFields + environmentFields
    + appearanceFields + metricFields + percentDrivenFields

  private static let touchFields: [TuningField] = [
    .points(
      "touchSlop", \.touchSlop, .observed,
      "distance per axis before a touch is recognised"),
    .choice(
      "dragOrigin", \.dragOrigin, .assumed,
      "where the translation of a drag is counted from"),
    .choice(
      "settlingTouch", \.settlingTouch, .assumed,
      "when a touch stops a settling sheet"),
    .choice(
      "multiTouch", \.multiTouch, .observedWithAssumedAlternatives,
      "what several fingers do together: their mean, or the first one alone"),
    .microseconds(
      "tapMaximumDuration", \.tapMaximumDuration, .assumed,
      "longest press that is a tap, inclusive"),
    .spelled(
      "velocityEstimator", \.velocityEstimator, .observedWithAssumedAlternatives,
      "how the velocity of a release is estimated"),
    .microseconds(
      "velocityStaleAfter", \.velocityStaleAfter, .observed,
      "age of the last movement from which velocity is 0, inclusive"),
    .microseconds(
      "velocityMinimumInterval", \.velocityMinimumInterval, .assumed,
      "shortest pair of samples used for a velocity"),
  ]

  private static let releaseFields: [TuningField] = [
    .number(
      "decelerationRate", \.decelerationRate, .perMillisecond, .belowOne, .observed,
      "how a release velocity is projected to an end point"),
    .speed(
      "minimumProjectedSpeed", \.minimumProjectedSpeed, .observed,
      "below this speed the projection uses 0"),
    .speed(
      "flickSpeed", \.flickSpeed, .observed,
      "from this speed, inclusive, a release is a flick: next detent, flick spring"),
    .number(
      "rubberBandCoefficient", \.rubberBandCoefficient, .ratio, .notNegative, .observed,
      "how much a rubber band gives, of sheet and content"),
    .points(
      "topExtentMaximum", \.topExtentMaximum, .observed,
      "largest extent of the rubber band above the sheet"),
    .number(
      "bottomExtentFraction", \.bottomExtentFraction, .ratio, .fraction, .observed,
      "extent of the rubber band below the smallest detent, per full sheet height"),
    .points(
      "bottomExtentMaximum", \.bottomExtentMaximum, .observed,
      "largest extent of the rubber band below the smallest detent"),
    .number(
      "attemptFraction", \.attemptFraction, .ofBottomExtent, .fraction, .observed,
      "overshoot shown before a refused dismissal counts as an attempt"),
    .number(
      "springResponse", \.springResponse, .seconds, .springResponse, .observed,
      "response of the settle spring"),
    .number(
      "springDampingRatio", \.springDampingRatio, .ratio, .positive, .observed,
      "damping of a settle"),
    .number(
      "flickDampingRatio", \.flickDampingRatio, .ratio, .positive, .observed,
      "damping of a settle after a flick"),
    .points(
      "settleDistance", \.settleDistance, .assumed,
      "a settle ends closer to its target than this"),
    .speed(
      "settleSpeed", \.settleSpeed, .assumed,
      "a settle ends slower than this"),
    .microseconds(
      "settleProbe", \.settleProbe, from: 1, .assumed,
      "grid on which the end of a settle is sought"),
    .count(
      "settleLimit", \.settleLimit, from: 1, .assumed,
      "most probes, then the settle ends anyway"),
    .number(
      "contentDecelerationRate", \.contentDecelerationRate, .perMillisecond, .betweenZeroAndOne,
      .observed, "how content coasts after a lift"),
    .number(
      "bounceFrequency", \.bounceFrequency, .radiansPerSecond, .notNegative, .observed,
      "spring that brings overscrolled content back, critically damped"),
    .speed(
      "contentRestSpeed", \.contentRestSpeed, .assumed,
      "a bounce of the content ends slower than this"),
  ]

  private static let handOffFields: [TuningField] = [
    .microseconds(
      "repanQuietTime", \.repanQuietTime, .observed,
      "shorter than this after a scroll, a new pan goes on scrolling"),
    .choice(
      "handOffToContent", \.handOffToContent, .documented,
      "whether the sheet may pass the finger to the content inside one touch"),
    .choice(
      "handOffToSheet", \.handOffToSheet, .observedWithAssumedAlternatives,
      "whether the content may pass the finger to the sheet inside one touch"),
    .points(
      "handOffHysteresis", \.handOffHysteresis, .assumed,
      "depth from which a hand-off is counted, inclusive"),
    .choice(
      "expandMomentum", \.expandMomentum, .assumed,
      "whether content coasts on after a flick that expanded the sheet"),
    .choice(
      "cancelledTouch", \.cancelledTouch, .assumed,
      "what a cancelled touch does to the sheet it owned"),
  ]

  private static let environmentFields: [TuningField] = [
    .choice(
      "detentChangeReportedAt", \.detentChangeReportedAt, .observersDisagree,
      "when a changed detent is reported to the app"),
    .choice(
      "changesWhilePresenting", \.changesWhilePresenting, .observed,
      "what becomes of selections and detents that arrive during the presentation"),
    .flag(
      "removedDetentAnimates", \.removedDetentAnimates, .observed,
      "whether the sheet animates away from a detent that the app removed"),
    .choice(
      "keyboardDrag", \.keyboardDrag, .assumed,
      "where a drag may end while the keyboard is up"),
    .choice(
      "modalOutsideTouches", \.modalOutsideTouches, .observersDisagree,
      "what becomes of touches outside an undimmed modal sheet"),
    .choice(
      "outsideCapture", \.outsideCapture, .observed,
      "whether a drag that began outside captures the sheet when it enters it"),
    .choice(
      "rotationDuringDrag", \.rotationDuringDrag, .assumed,
      "what a rotation does to a drag"),
  ]
}

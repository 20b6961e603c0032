extension Tuning {
  /// What other sheets decide by, in the order in which it is printed.
  package static let sheetFields =
    recognitionFields + settleFields + dismissalFields + animationFields + ownershipFields

  private static let recognitionFields: [TuningField] = [
    .flag(
      "axisDominance", \.axisDominance, .assumed,
      "whether a drag must go further up or down than sideways"),
    .speed(
      "minFlingVelocity", \.minFlingVelocity, .assumed,
      "a slower release counts as one at rest"),
    .optional(
      "maxFlingVelocity", \.maxFlingVelocity, .pointsPerSecond, .notNegative, .assumed,
      "a faster release counts as one of this speed"),
  ]

  private static let settleFields: [TuningField] = [
    .choice(
      "settlePolicy", \.settlePolicy, .assumed,
      "what chooses the detent: the settle function, or a sheet's own rule"),
    .optional(
      "projectionTime", \.projectionTime, .seconds, .notNegative, .assumed,
      "how far ahead the velocity is projected; null: as decelerationRate says"),
    .choice(
      "flickStrictness", \.flickStrictness, .assumed,
      "whether a release at flickSpeed is a flick"),
    .choice(
      "stepReference", \.stepReference, .assumed,
      "where a flick counts its step from"),
    .optional(
      "skipVelocityThreshold", \.skipVelocityThreshold, .pointsPerSecond, .notNegative, .assumed,
      "a faster release goes to the end, in policies that have one"),
    .number(
      "positionalThreshold", \.positionalThreshold, .fraction, .fraction, .assumed,
      "share of the way to the next detent that takes a slow release there"),
    .optional(
      "positionalDistance", \.positionalDistance, .points, .notNegative, .assumed,
      "distance that takes a slow release to the next detent, in place of the share"),
    .choice(
      "positionalStrictness", \.positionalStrictness, .assumed,
      "whether exactly that share or distance is enough"),
    .choice(
      "thresholdReference", \.thresholdReference, .assumed,
      "where the share or the distance is measured from"),
    .count(
      "maxDetentSteps", \.maxDetentSteps, .assumed,
      "most detents that a release may go on; 0: as many as it is projected across"),
    .flag(
      "skipsSmallestDetent", \.skipsSmallestDetent, .assumed,
      "whether a release downwards that may dismiss passes over the smallest detent"),
    .choice(
      "tie", \.tie, .assumed,
      "which of two equally near detents wins"),
    .choice(
      "outsideRange", \.outsideRange, .assumed,
      "what a release beyond the outermost detents is"),
    .choice(
      "directionSource", \.directionSource, .assumed,
      "what says in which direction a release goes"),
    .choice(
      "directionAtRest", \.directionAtRest, .assumed,
      "where a release without velocity goes"),
    .choice(
      "releasePosition", \.releasePosition, .assumed,
      "which edge a release is decided from"),
  ]

  private static let animationFields: [TuningField] = [
    .spelled(
      "settleAnimation", \.settleAnimation, .assumed,
      "how the sheet moves to where a release has sent it"),
    .choice(
      "settleVelocity", \.settleVelocity, .assumed,
      "whose velocity the motion after a release begins with"),
    .number(
      "settleVelocityScale", \.settleVelocityScale, .ratio, .notNegative, .assumed,
      "share of the release velocity that the motion begins with"),
    .optional(
      "settleVelocityCap", \.settleVelocityCap, .pointsPerSecond, .notNegative, .assumed,
      "highest speed that the motion begins with"),
  ]

  private static let ownershipFields: [TuningField] = [
    .spelled(
      "rubberBand", \.rubberBand, .assumed,
      "how the edge gives way past its limits: one curve, or that of the top and of the bottom"),
    .choice(
      "expandsBeforeScrolling", \.expandsBeforeScrolling, .assumed,
      "whether a drag up on content at its top grows the sheet first"),
    .choice(
      "scrollsAtDetents", \.scrollsAtDetents, .assumed,
      "where content that is not at its top may scroll, below the largest detent"),
    .flag(
      "dragsFromContent", \.dragsFromContent, .assumed,
      "whether a drag that begins on content can move the sheet"),
    .flag(
      "dragsFromHeader", \.dragsFromHeader, .assumed,
      "whether a drag that begins on the sheet outside its content can move it"),
    .choice(
      "collapseMomentum", \.collapseMomentum, .assumed,
      "whether the sheet goes on with what a fling has left at its content's top"),
    .flag(
      "splitsRemainder", \.splitsRemainder, .assumed,
      "whether the rest of a move that hands the finger over is used in the same event"),
    .microseconds(
      "scrollLockTimeout", \.scrollLockTimeout, .assumed,
      "shorter than this after content scrolled, it passes no finger to the sheet"),
  ]

  private static let dismissalFields: [TuningField] = [
    .flag(
      "dismissalDetent", \.dismissalDetent, .assumed,
      "whether the way out is one more detent for a release that may dismiss"),
    .choice(
      "dismissFrom", \.dismissFrom, .assumed,
      "from where a drag may dismiss the sheet"),
    .optional(
      "dismissVelocityThreshold", \.dismissVelocityThreshold, .ratio, .notNegative, .assumed,
      "downward speed that dismisses by itself, as dismissVelocityReference measures it"),
    .choice(
      "dismissVelocityReference", \.dismissVelocityReference, .assumed,
      "what a speed that dismisses is measured in"),
    .choice(
      "dismissStrictness", \.dismissStrictness, .assumed,
      "whether exactly the speed or share that dismisses is enough"),
    .optional(
      "dismissThreshold", \.dismissThreshold, .fraction, .fraction, .assumed,
      "share that dismisses a release at rest: left of the smallest detent, or the policy's"),
    .optional(
      "dismissTargetBelow", \.dismissTargetBelow, .points, .notNegative, .assumed,
      "a release that would settle lower than this dismisses; null: it settles"),
  ]
}

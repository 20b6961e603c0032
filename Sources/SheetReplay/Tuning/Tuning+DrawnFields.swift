extension Tuning {
  static let appearanceFields: [TuningField] = [
    .points(
      "topPadHomeIndicator", \.topPadHomeIndicator, .observedTwice,
      "gap above a large sheet on a phone with home indicator"),
    .points(
      "topPadHomeButton", \.topPadHomeButton, .observedTwice,
      "gap above a large sheet on a phone with home button"),
    .points(
      "topPadPad", \.topPadPad, .observedTwice,
      "gap above a large sheet on a tablet"),
    .points(
      "topPadCompactHeight", \.topPadCompactHeight, .observedTwice,
      "gap above a large sheet in compact height"),
    .number(
      "mediumFactor", \.mediumFactor, .ofMaximum, .fraction, .observed,
      "height of the medium detent in a tall container"),
    .number(
      "mediumFactorShort", \.mediumFactorShort, .ofMaximum, .fraction, .observed,
      "height of the medium detent in a short container"),
    .points(
      "mediumFactorHeight", \.mediumFactorHeight, .observed,
      "a container higher than this is tall"),
    .points(
      "grabberTarget", \.grabberTarget, .observed,
      "side of the square that takes touches of the grabber"),
    .points(
      "grabberCentre", \.grabberCentre, .observed,
      "centre of the grabber below the sheet's edge"),
    .points(
      "formSheetWidth", \.formSheetWidth, .assumed,
      "width of a tablet's form sheet that prefers none"),
    .number(
      "dimmingLight", \.dimmingLight, .alpha, .fraction, .observed,
      "opacity of the dimming view in light appearance; drawing only"),
    .number(
      "dimmingDark", \.dimmingDark, .alpha, .fraction, .observed,
      "opacity of the dimming view in dark appearance; drawing only"),
  ]

  static let metricFields: [TuningField] = [
    .count(
      "rageCount", \.rageCount, .assumed,
      "failed attempts in a row that make a rage episode"),
    .microseconds(
      "rageWindow", \.rageWindow, .assumed,
      "longest time that the attempts of a rage episode span, inclusive"),
    .microseconds(
      "regretDetentWindow", \.regretDetentWindow, .assumed,
      "longest time until a change of detent is undone, inclusive"),
    .microseconds(
      "regretPresentWindow", \.regretPresentWindow, .assumed,
      "longest time until a dismissed sheet is presented again, inclusive"),
  ]

  static let percentDrivenFields: [TuningField] = [
    .choice(
      "settleModel", \.settleModel, .assumed,
      "how a release is decided: by detents, or by a percentage of one position"),
    .number(
      "percentDismissThreshold", \.percentDismissThreshold, .fraction, .fraction, .assumed,
      "percent-driven: dragged further than this, the sheet is dismissed"),
    .number(
      "percentDuration", \.percentDuration, .seconds, .notNegative, .assumed,
      "percent-driven: length of the whole transition"),
  ]
}

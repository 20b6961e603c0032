import SheetAnalytics
import TouchTraces

/// Comparisons in words.
enum ComparisonText {
  /// One comparison with its numbers and its margin.
  static func text(of comparison: Comparison) -> String {
    switch comparison {
    case .threshold(let threshold): text(of: threshold)
    case .nearest(let nearest): text(of: nearest)
    }
  }

  private static func text(of threshold: ThresholdComparison) -> String {
    let unit = threshold.quantity.unit
    let places = places(unit, margin: threshold.margin)
    func number(_ value: Double) -> String { amount(value, unit, places) }
    return "\(threshold.quantity.noun) \(number(threshold.value)) is \(threshold.relation.words)"
      + " \(threshold.limit.noun)\(number(threshold.limitValue)),"
      + " margin \(number(threshold.margin))"
  }

  private static func text(of choice: NearestComparison) -> String {
    let places = places(.points, margin: choice.margin ?? 1)
    func number(_ value: Double) -> String { FixedDecimal(value, places: places).description }
    let projected = "projected \(number(choice.projected))"
    let margin = choice.margin.map { ", margin \(amount($0, .points, places))" } ?? ""
    let place = choice.movedOn ?? choice.nearest
    let end = place.detent.map { "settled at \(TextTable.printable($0))" } ?? "dismissed"
    guard let runnerUp = choice.runnerUp else {
      return "\(end): \(number(choice.nearest.y)) is the only place to go"
    }
    let comparison =
      "\(end): \(projected) is nearer to \(number(choice.nearest.y))"
      + " than to \(number(runnerUp.y))\(margin)"
    guard let movedOn = choice.movedOn else { return comparison }
    return comparison + "; the flick moves on to \(number(movedOn.y))"
  }

  /// One decimal, three where it would hide the margin.
  private static func places(_ unit: ComparedUnit, margin: Double) -> FixedDecimal.Places {
    switch unit {
    case .points, .pointsPerSecond: margin < 0.1 ? .three : .one
    case .perSecond: .three
    case .microseconds: margin < 100 ? .three : .one
    case .share: .three
    }
  }

  private static func amount(
    _ value: Double, _ unit: ComparedUnit, _ places: FixedDecimal.Places
  ) -> String {
    switch unit {
    case .points: "\(FixedDecimal(value, places: places)) pt"
    case .pointsPerSecond: "\(FixedDecimal(value, places: places)) pt/s"
    case .perSecond: "\(FixedDecimal(value, places: places)) per s"
    case .microseconds: "\(FixedDecimal(value / 1000, places: places)) ms"
    case .share: FixedDecimal(value, places: places).description
    }
  }
}

extension ComparedQuantity {
  fileprivate var noun: String {
    switch self {
    case .fingerTravel: "finger travel"
    case .verticalTravel: "vertical travel"
    case .pressDuration: "press"
    case .edge: "edge"
    case .contentOffset: "content offset"
    case .contentEnd: "largest content offset"
    case .sinceSheetDrag: "time since the last sheet drag"
    case .dimming: "dimming"
    case .askedEdge: "asked edge"
    case .lowestAskedEdge: "lowest asked edge"
    case .overshoot: "shown overshoot"
    case .restBeforeLift: "rest before the lift"
    case .releaseSpeed: "release speed"
    case .draggedShare: "dragged share"
    case .detentDistance: "distance from the nearest detent"
    case .sinceContentScroll: "time since the content scrolled"
    case .projectedWay: "projected way"
    case .projectedShare: "projected share of the gap"
    case .projectedEdge: "projected edge"
    case .projectedHeight: "projected height"
    case .releaseVelocity: "release velocity"
    case .heightsPerSecond: "release speed in heights"
    case .distancesPerSecond: "release speed in distances left"
    case .dragTravel: "drag"
    case .heightLeft: "height left"
    case .targetHeight: "target's height"
    case .targetDistance: "distance from the target"
    }
  }
}

extension ComparisonRelation {
  fileprivate var words: String {
    switch self {
    case .lessThan: "less than"
    case .atMost: "at most"
    case .atLeast: "at least"
    case .moreThan: "more than"
    }
  }
}

extension ComparisonLimit {
  /// A tuning field by its name, a place in words, with the blank before its number.
  fileprivate var noun: String {
    switch self {
    case .touchSlop, .tapMaximumDuration, .repanQuietTime, .velocityStaleAfter,
      .minimumProjectedSpeed, .flickSpeed, .percentDismissThreshold, .scrollLockTimeout,
      .positionalDistance, .positionalThreshold, .skipVelocityThreshold,
      .dismissVelocityThreshold, .dismissTargetBelow:
      rawValue + " "
    case .attemptFraction, .dismissThreshold: rawValue + "'s "
    case .horizontalTravel: "the horizontal "
    case .largestDetent: "the largest detent's "
    case .smallestDetent: "the smallest detent's "
    case .fullPosition: "the full position's "
    case .contentTop: "its top "
    case .takeOver: "the content's take-over at "
    case .halfPixel: "half a pixel "
    case .middle: "the middle of the way out at "
    case .containerBottom: "the container's bottom "
    case .nearestDistance: "that from the nearest detent "
    case .otherDistance: "that from the other one "
    case .smallestDistance: "the distance from the smallest detent "
    case .nothing: ""
    }
  }
}

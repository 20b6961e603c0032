import SheetReplay
import TouchTraces

extension GestureProbe {
  /// What `rule` compared in a step; empty for a rule that compares no numbers.
  func comparisons(of rule: Rule, _ moment: Moment) -> [Comparison] {
    switch rule {
    case .a02, .a03, .a04, .a05, .a06, .a07, .a08, .a09, .a10, .a11, .a12, .a13, .l21, .l22:
      return contentComparisons(rule, moment)
    case .a17: return axisComparisons(moment)
    case .a19: return quietTime(.lessThan, moment.before)
    case .a28, .a29: return dimming(moment.before)
    case .h01: return asked(.lessThan, .takeOver, moment.after.dragFacts?.cap, moment)
    case .h02: return asked(.moreThan, .takeOver, moment.after.dragFacts?.cap, moment)
    case .d01, .d02:
      return asked(.moreThan, .smallestDetent, moment.before.facts.ySmallest, moment)
    case .d03:
      let facts = moment.after.facts
      return [
        threshold(
          .overshoot, facts.y - facts.ySmallest, .moreThan, .attemptFraction,
          facts.attemptOvershoot)
      ]
    case .s01, .s02, .s03, .s05, .s08, .s09, .p04, .p05: return releaseComparisons(rule, moment)
    case .l23: return scrollLock(moment.before)
    case .l01, .l02, .l03, .l04, .l05, .l07, .l08, .l09, .l10, .l11, .l12, .l13, .l14, .l15, .l16,
      .l17, .l18:
      return sheetComparisons(rule, moment)
    case .e17, .e18, .e19, .d07: return outsideTapComparisons(rule, moment.before)
    default: return []
    }
  }

  func threshold(
    _ quantity: ComparedQuantity, _ value: Double, _ relation: ComparisonRelation,
    _ limit: ComparisonLimit, _ limitValue: Double
  ) -> Comparison {
    .threshold(ThresholdComparison(quantity, value, relation, limit, limitValue))
  }

  /// The edge that the finger asks for after the step, held against a place.
  private func asked(
    _ relation: ComparisonRelation, _ limit: ComparisonLimit, _ place: Points?, _ moment: Moment
  ) -> [Comparison] {
    guard let drag = moment.after.dragFacts, let place else { return [] }
    // A limit that clamps and a crossing that drops the rest forget what was asked for beyond.
    guard drag.u == place else { return [threshold(.askedEdge, drag.u, relation, limit, place)] }
    return [
      threshold(.askedEdge, drag.u, relation == .moreThan ? .atLeast : .atMost, limit, place)
    ]
  }

  /// Where sheet and content stood when the owner was chosen.
  private func contentComparisons(_ rule: Rule, _ moment: Moment) -> [Comparison] {
    let facts = moment.before.facts
    guard let content = facts.content else { return [] }
    var comparisons: [Comparison] = []
    let largest = facts.yLargest + facts.epsilon
    if ![.a11, .a12, .a13].contains(rule) {
      comparisons.append(
        threshold(
          .edge, facts.y, facts.y <= largest ? .atMost : .moreThan, .largestDetent, largest))
    }
    let top = content.top + facts.epsilon
    comparisons.append(
      threshold(
        .contentOffset, content.offset, content.offset <= top ? .atMost : .moreThan, .contentTop,
        top))
    if content.offset <= top, content.bottom.isFinite {
      comparisons.append(
        threshold(
          .contentEnd, content.bottom, content.bottom <= top ? .atMost : .moreThan, .contentTop,
          top))
    }
    return comparisons + quietTime(.atLeast, moment.before)
  }

  /// A19 and how far the other rows were from it; a caught sheet waives it.
  private func quietTime(_ relation: ComparisonRelation, _ engine: SheetEngine) -> [Comparison] {
    guard let elapsed = engine.facts.sinceSheetDrag else { return [] }
    let quiet = engine.tuning.repanQuietTime
    guard quiet > 0, (elapsed < quiet) == (relation == .lessThan) else { return [] }
    return [threshold(.sinceSheetDrag, Double(elapsed), relation, .repanQuietTime, Double(quiet))]
  }

  /// L23: the content scrolled too lately.
  private func scrollLock(_ engine: SheetEngine) -> [Comparison] {
    guard let elapsed = engine.facts.sinceContentScroll else { return [] }
    return [
      threshold(
        .sinceContentScroll, Double(elapsed), .lessThan, .scrollLockTimeout,
        Double(engine.tuning.scrollLockTimeout))
    ]
  }

  /// R02: why a drag was horizontal.
  private func axisComparisons(_ moment: Moment) -> [Comparison] {
    guard let touch = moment.after.touchFacts else { return [] }
    let slop = moment.after.tuning.touchSlop
    let (dx, dy) = (abs(touch.dx), abs(touch.dy))
    return dy < slop
      ? [threshold(.verticalTravel, dy, .lessThan, .touchSlop, slop)]
      : [threshold(.verticalTravel, dy, .lessThan, .horizontalTravel, dx)]
  }

  private func dimming(_ engine: SheetEngine) -> [Comparison] {
    guard let touch = engine.touchFacts else { return [] }
    let dim = touch.dimAtDown
    return [threshold(.dimming, dim, dim > 0 ? .moreThan : .atMost, .nothing, 0)]
  }

  /// E17 to E19: dimming and edge of the touch-down.
  private func outsideTapComparisons(_ rule: Rule, _ engine: SheetEngine) -> [Comparison] {
    guard let touch = engine.touchFacts, touch.dimAtDown > 0 else { return dimming(engine) }
    let full = engine.facts.yFull + engine.facts.epsilon
    let relation: ComparisonRelation = touch.edgeAtDown > full ? .moreThan : .atMost
    return dimming(engine)
      + [threshold(.edge, touch.edgeAtDown, relation, .fullPosition, full)]
  }
}

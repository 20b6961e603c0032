import SheetReplay
import TouchTraces

extension GestureProbe {
  /// What a rule of another library's sheet decided a release by.
  func sheetComparisons(_ rule: Rule, _ moment: Moment) -> [Comparison] {
    let tuning = moment.before.tuning
    guard let release = moment.before.releaseFacts, let decided = moment.step.release else {
      return []
    }
    let decision = decision(release, decided, tuning)
    guard decision.rule == rule, rule != .l13, let compared = decision.compared else {
      return [
        .nearest(
          nearest(
            to: decision.compared?.value ?? decision.values.projected ?? release.lift.u,
            among: release.candidates, decision: decision, tuning: tuning, names: moment.before))
      ]
    }
    guard let (quantity, limit, whenEqual) = terms(rule, compared, tuning) else { return [] }
    let (value, limitValue) = (compared.value, compared.limit)
    let relation: ComparisonRelation =
      value == limitValue ? whenEqual : (value < limitValue ? .lessThan : .moreThan)
    return [threshold(quantity, value, relation, limit, limitValue)]
  }

  private typealias Terms = (ComparedQuantity, ComparisonLimit, whenEqual: ComparisonRelation)

  /// What a rule's numbers are called; `nil` for a rule that compares none.
  private func terms(_ rule: Rule, _ compared: Release.Compared, _ tuning: Tuning) -> Terms? {
    switch rule {
    case .l01:
      let isAbove = compared.value < compared.limit
      return (edge(tuning), isAbove ? .largestDetent : .smallestDetent, .atLeast)
    case .l02: return (way(tuning), gap(tuning), .atLeast)
    case .l03: return (way(tuning), gap(tuning), .atMost)
    case .l04, .l10, .l11: return speed(compared, tuning)
    case .l05: return pull(tuning)
    case .l07: return (.dragTravel, .nothing, .atLeast)
    case .l08: return (.projectedWay, .positionalDistance, .atLeast)
    case .l12: return (edge(tuning), .smallestDistance, .atLeast)
    case .l14, .l16: return (.targetDistance, .otherDistance, .atMost)
    case .l15: return (.targetHeight, .dismissTargetBelow, .atMost)
    case .l17: return (edge(tuning), .middle, .atMost)
    case .l09, .l18: return (.releaseVelocity, .nothing, .atLeast)
    default: return nil
    }
  }

  private func edge(_ tuning: Tuning) -> ComparedQuantity {
    tuning.releasePosition == .asked ? .askedEdge : .edge
  }

  private func way(_ tuning: Tuning) -> ComparedQuantity {
    tuning.positionalDistance == nil ? .projectedShare : .projectedWay
  }

  private func gap(_ tuning: Tuning) -> ComparisonLimit {
    tuning.positionalDistance == nil ? .positionalThreshold : .positionalDistance
  }

  /// The speed of a release that is fast, and what calls it so.
  private func speed(_ compared: Release.Compared, _ tuning: Tuning) -> Terms {
    switch tuning.settlePolicy {
    case .panModal, .vaul:
      let skips = compared.limit == tuning.skipVelocityThreshold && tuning.settlePolicy == .vaul
      return (.releaseSpeed, skips ? .skipVelocityThreshold : .flickSpeed, .atLeast)
    case .parameters, .material, .fittedSheets, .pulley, .reactSpring:
      let quantity: ComparedQuantity =
        switch tuning.dismissVelocityReference {
        case .points: .releaseVelocity
        case .containerHeight: .heightsPerSecond
        case .distanceLeft: .distancesPerSecond
        }
      return (quantity, .dismissVelocityThreshold, .atLeast)
    }
  }

  /// How far a release that dismisses by its place has been pulled down.
  private func pull(_ tuning: Tuning) -> Terms {
    switch tuning.settlePolicy {
    case .parameters: (.heightLeft, .dismissThreshold, .atMost)
    case .material: (edge(tuning), .middle, .atLeast)
    case .panModal: (.targetDistance, .nearestDistance, .atMost)
    case .vaul: (.dragTravel, .dismissThreshold, .atLeast)
    case .fittedSheets, .pulley: (.projectedEdge, .containerBottom, .atLeast)
    case .reactSpring: (.projectedHeight, .dismissThreshold, .atMost)
    }
  }
}

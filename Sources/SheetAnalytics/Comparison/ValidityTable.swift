/// The gestures behind each metric of a group.
struct ValidityTable: Sendable {
  /// All gestures.
  private(set) var all = ValidityTally()
  /// Those that are units of metrics under either tuning, in the order of `Tally`.
  private var byUnit = [ValidityTally](repeating: ValidityTally(), count: Tally.allCases.count)
  /// Those that have a measure under either tuning, in the order of `GestureMeasure`.
  private var byMeasure = [ValidityTally](
    repeating: ValidityTally(), count: GestureMeasure.allCases.count)

  /// The gestures that a metric counts; for metrics of sessions and visits every gesture is.
  subscript(definition: MetricDefinition) -> ValidityTally {
    guard definition.isOfGestures else { return all }
    return switch definition.formula {
    case .quotient(_, let unit), .count(_, let unit): byUnit[unit.rawValue]
    case .mean(let measure): byMeasure[measure.rawValue]
    case .timeShare, .dwellMedian, .dwellRestrictedMean, .exitShare: all
    }
  }

  /// Adds one gesture.
  mutating func add(_ counts: PairedCounts) throws(AccumulatorError) {
    let validity = counts.validity
    try all[validity].add(1, table: "validity")
    for unit in MetricDefinition.gestureUnits
    where counts.a.tallies[unit] > 0 || counts.b.tallies[unit] > 0 {
      try byUnit[unit.rawValue][validity].add(1, table: "validity")
    }
    for measure in GestureMeasure.allCases
    where counts.a.measures[measure] != nil || counts.b.measures[measure] != nil {
      try byMeasure[measure.rawValue][validity].add(1, table: "validity")
    }
  }

  /// Adds all gestures of `other`.
  mutating func merge(_ other: ValidityTable) throws(AccumulatorError) {
    try all.merge(other.all)
    for place in byUnit.indices { try byUnit[place].merge(other.byUnit[place]) }
    for place in byMeasure.indices { try byMeasure[place].merge(other.byMeasure[place]) }
  }
}

extension MetricDefinition {
  /// What metrics of gestures count, each once.
  fileprivate static let gestureUnits: [Tally] = {
    let units = compared.filter(\.isOfGestures).compactMap { definition -> Tally? in
      switch definition.formula {
      case .quotient(_, let unit), .count(_, let unit): unit
      case .mean, .timeShare, .dwellMedian, .dwellRestrictedMean, .exitShare: nil
      }
    }
    return Tally.allCases.filter(units.contains)
  }()
}

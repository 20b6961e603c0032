/// The sums of one user's gestures that only pairs of them can give.
struct PairedSums: Sendable {
  /// Yes/no pairs, in the order of `MetricDefinition.paired`.
  private(set) var pairs = [PairCell](repeating: PairCell(), count: MetricDefinition.paired.count)
  /// Measures under each tuning, in the order of `GestureMeasure`.
  private(set) var measures = [PairedMeasure](
    repeating: PairedMeasure(), count: GestureMeasure.allCases.count)

  /// Adds one gesture.
  mutating func add(_ counts: PairedCounts) throws(AccumulatorError) {
    for place in pairs.indices {
      let (unit, success) = MetricDefinition.pairedTallies[place]
      let isUnit = (a: counts.a.tallies[unit] > 0, b: counts.b.tallies[unit] > 0)
      guard isUnit.a || isUnit.b else { continue }
      let isYes = (a: counts.a.tallies[success] > 0, b: counts.b.tallies[success] > 0)
      try pairs[place].add(isUnit: isUnit, isYes: isYes, validity: counts.validity)
    }
    for measure in GestureMeasure.allCases {
      try measures[measure.rawValue].a.add(counts.a.measures[measure])
      try measures[measure.rawValue].b.add(counts.b.measures[measure])
    }
  }

  /// Adds all gestures of `other`.
  mutating func merge(_ other: PairedSums) throws(AccumulatorError) {
    for place in pairs.indices { try pairs[place].merge(other.pairs[place]) }
    for place in measures.indices {
      try measures[place].a.merge(other.measures[place].a)
      try measures[place].b.merge(other.measures[place].b)
    }
  }
}

/// A user's sums of one measure.
struct PairedMeasure: Equatable, Sendable {
  var a = MeasureSum()
  var b = MeasureSum()
}

/// A user's yes/no pairs of one metric.
struct PairCell: Equatable, Sendable {
  private(set) var counts = PairCounts.none
  private(set) var atRisk = PairCounts.none
  /// Units that are such under one tuning only: the tuning has changed the denominator.
  private(set) var unpaired: Int64 = 0

  /// Adds a gesture that is a unit under one tuning at least.
  mutating func add(
    isUnit: (a: Bool, b: Bool), isYes: (a: Bool, b: Bool), validity: PairValidity
  ) throws(AccumulatorError) {
    guard isUnit.a, isUnit.b else { return try unpaired.add(1, table: "pairs") }
    try counts.add(isYes)
    if validity == .atRisk { try atRisk.add(isYes) }
  }

  mutating func merge(_ other: PairCell) throws(AccumulatorError) {
    try counts.merge(other.counts)
    try atRisk.merge(other.atRisk)
    try unpaired.add(other.unpaired, table: "pairs")
  }
}

extension MetricDefinition {
  /// The metrics whose units are gestures that count once and say yes or no.
  static let paired = all.filter { $0.pairedTallies != nil }

  /// What the metrics of `paired` count, in their order.
  fileprivate static let pairedTallies = all.compactMap(\.pairedTallies)

  private var pairedTallies: (unit: Tally, success: Tally)? {
    guard case .quotient(let success, let unit) = formula, kind == .binary, isOfGestures
    else { return nil }
    return (unit, success)
  }

  /// Whether its units are gestures or parts of them.
  var isOfGestures: Bool {
    switch unit {
    case .touch, .drag, .attempt, .gesture: true
    case .session, .change, .visit: false
    }
  }
}

extension PairCounts {
  /// No unit at all.
  static let none = PairCounts(both: 0, onlyA: 0, onlyB: 0, neither: 0)

  /// Adds `other`, or throws.
  mutating func merge(_ other: PairCounts) throws(AccumulatorError) {
    try both.add(other.both, table: "pairs")
    try onlyA.add(other.onlyA, table: "pairs")
    try onlyB.add(other.onlyB, table: "pairs")
    try neither.add(other.neither, table: "pairs")
  }

  /// Adds one unit.
  fileprivate mutating func add(_ isYes: (a: Bool, b: Bool)) throws(AccumulatorError) {
    switch isYes {
    case (true, true): try both.add(1, table: "pairs")
    case (true, false): try onlyA.add(1, table: "pairs")
    case (false, true): try onlyB.add(1, table: "pairs")
    case (false, false): try neither.add(1, table: "pairs")
    }
  }
}

extension MeasureSum {
  /// Adds what was measured, if anything was.
  fileprivate mutating func add(_ value: Int64?) throws(AccumulatorError) {
    guard let value else { return }
    try count.add(1, table: "measures")
    try sum.add(Int128(value), table: "measures")
  }

  /// Adds `other`, or throws.
  mutating func merge(_ other: MeasureSum) throws(AccumulatorError) {
    try count.add(other.count, table: "measures")
    try sum.add(other.sum, table: "measures")
  }
}

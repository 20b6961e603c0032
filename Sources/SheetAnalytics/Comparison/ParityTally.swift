/// How often tunings differ in the outcome of a gesture, each pair of them; a commutative monoid.
package struct ParityTally: Equatable, Sendable {
  /// How many tunings are compared.
  package let tunings: Int
  package private(set) var gestures: Int64 = 0
  /// Gestures whose outcome is not the same under all tunings.
  package private(set) var differing: Int64 = 0
  /// Those of them of which the finger met another sheet under a tuning.
  package private(set) var atRisk: Int64 = 0
  /// By pair: the place of one tuning times their number, and the place of the other.
  private var pairs: [Int64]

  /// Creates the tally of no gestures.
  package init(tunings: Int) {
    self.tunings = tunings
    pairs = [Int64](repeating: 0, count: tunings * tunings)
  }

  /// How many gestures end otherwise under one tuning than under another, by their places.
  package subscript(a: Int, b: Int) -> Int64 { pairs[a * tunings + b] }

  /// The share of gestures that end otherwise; `nil` without gestures.
  package func share(_ a: Int, _ b: Int) -> Double? {
    gestures > 0 ? Double(self[a, b]) / Double(gestures) : nil
  }

  /// Adds one gesture.
  package mutating func add(_ gesture: ParityGesture) throws(AccumulatorError) {
    let outcomes = gesture.outcomes
    try gestures.add(1, table: "parity")
    guard outcomes.count > 1 else { return }
    try differing.add(1, table: "parity")
    if gesture.isAtRisk { try atRisk.add(1, table: "parity") }
    for (place, outcome) in outcomes.enumerated() {
      for other in outcomes.indices where other != place {
        for a in outcome.tunings {
          for b in outcomes[other].tunings { try pairs[a * tunings + b].add(1, table: "parity") }
        }
      }
    }
  }

  /// Adds all gestures of `other`, which must be of the same tunings.
  package mutating func merge(_ other: ParityTally) throws(AccumulatorError) {
    precondition(tunings == other.tunings, "tallies of different tunings do not merge")
    try gestures.add(other.gestures, table: "parity")
    try differing.add(other.differing, table: "parity")
    try atRisk.add(other.atRisk, table: "parity")
    for place in pairs.indices { try pairs[place].add(other.pairs[place], table: "parity") }
  }
}

/// How far the gestures of a comparison may be believed.
package struct ValidityTally: Equatable, Sendable {
  /// Both sheets were alike until the finger was up.
  package var sound: Int64 = 0
  /// The sheets differed under the finger, which would have reacted.
  package var atRisk: Int64 = 0
  /// An earlier flip of the session had changed what the finger met.
  package var offPolicy: Int64 = 0

  /// Creates a tally of nothing.
  package init() {}

  /// The number of one kind.
  package subscript(validity: PairValidity) -> Int64 {
    get {
      switch validity {
      case .sound: sound
      case .atRisk: atRisk
      case .offPolicy: offPolicy
      }
    }
    set {
      switch validity {
      case .sound: sound = newValue
      case .atRisk: atRisk = newValue
      case .offPolicy: offPolicy = newValue
      }
    }
  }

  /// All gestures.
  package var total: Int64 { sound + atRisk + offPolicy }

  /// Adds `other`, or throws.
  mutating func merge(_ other: ValidityTally) throws(AccumulatorError) {
    try sound.add(other.sound, table: "validity")
    try atRisk.add(other.atRisk, table: "validity")
    try offPolicy.add(other.offPolicy, table: "validity")
  }
}

/// How far the replay of one gesture under the candidate may be believed.
package enum PairValidity: Sendable {
  case sound
  case atRisk
  case offPolicy
}

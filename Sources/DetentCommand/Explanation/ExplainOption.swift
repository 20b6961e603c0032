import SheetReplay

/// Options of `detent explain` alone.
package enum ExplainOption: String, CommandOption {
  case session
  case gesture
  case baseline

  package var placeholder: String? {
    switch self {
    case .session: "ID"
    case .gesture: "N"
    case .baseline: "NAME|FILE"
    }
  }

  package var words: [String] {
    switch self {
    case .baseline: TuningPreset.allCases.map(\.rawValue)
    case .session, .gesture: []
    }
  }

  package var summary: String {
    switch self {
    case .session: "session whose gestures are explained, by its id in the report"
    case .gesture: "number of one gesture, from 1, to explain it in full (all, briefly)"
    case .baseline: "tuning that the sheet has between gestures, as in a comparison (the same)"
    }
  }
}

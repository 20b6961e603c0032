/// Options of `detent explain` alone.
package enum ExplainOption: String, CommandOption {
  case session
  case gesture

  package var placeholder: String? {
    switch self {
    case .session: "ID"
    case .gesture: "N"
    }
  }

  package var summary: String {
    switch self {
    case .session: "session whose gestures are explained, by its id in the report"
    case .gesture: "number of one gesture, from 1, to explain it in full (all, briefly)"
    }
  }
}

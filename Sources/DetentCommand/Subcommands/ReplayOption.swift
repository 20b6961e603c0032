/// Options of `detent replay` alone.
package enum ReplayOption: String, CommandOption {
  case plot
  case session

  package var placeholder: String? { self == .session ? "ID" : nil }

  package var summary: String {
    switch self {
    case .plot: "draw sheet, content and finger instead of printing rows"
    case .session: "print only the session of this id"
    }
  }
}

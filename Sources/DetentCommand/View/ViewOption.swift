import SheetReplay

/// Options of `detent view` alone.
package enum ViewOption: String, CommandOption {
  case session
  case candidate
  case out
  case force

  package var letter: Character? { self == .out ? "o" : nil }

  package var placeholder: String? {
    switch self {
    case .session: "ID"
    case .candidate: "NAME|FILE"
    case .out: "FILE|-"
    case .force: nil
    }
  }

  package var words: [String] {
    switch self {
    case .candidate: TuningPreset.allCases.map(\.rawValue)
    case .session, .out, .force: []
    }
  }

  package var occurrence: OptionOccurrence {
    placeholder == nil || self == .session ? .anyNumber : .once
  }

  package var summary: String {
    switch self {
    case .session: "session to show, by its id in the report (the first ones); may be repeated"
    case .candidate: "tuning whose sheet is shown beside, where the two part is marked"
    case .out: "write the page to FILE instead of standard output"
    case .force: "replace an existing file that differs"
    }
  }
}

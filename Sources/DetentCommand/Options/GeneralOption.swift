/// Options that every subcommand has.
package enum GeneralOption: String, CommandOption {
  case quiet
  case verbose
  case noProgress = "no-progress"
  case color
  case noColor = "no-color"
  case help

  package var letter: Character? {
    switch self {
    case .quiet: "q"
    case .verbose: "v"
    case .help: "h"
    case .noProgress, .color, .noColor: nil
    }
  }

  package var placeholder: String? {
    switch self {
    case .color: "auto|always|never"
    case .quiet, .verbose, .noProgress, .noColor, .help: nil
    }
  }

  package var summary: String {
    switch self {
    case .quiet: "print errors only"
    case .verbose: "print notes to standard error too, and problems without limit"
    case .noProgress: "show no progress"
    case .color: "when to colour (auto)"
    case .noColor: "the same as --color never"
    case .help: "print this help"
    }
  }
}

/// When output is coloured.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never
}

/// What the general options say.
package struct GeneralOptions: Equatable, Sendable {
  package var quiet = false
  package var verbosity = 0
  package var showsProgress = true
  package var color = ColorChoice.auto
  package var wantsHelp = false

  /// Takes one option and its value from a command line.
  mutating func take(
    _ option: GeneralOption, from reader: inout ArgumentReader<some CommandOption>
  ) throws(UsageError) {
    switch option {
    case .quiet: quiet = true
    case .verbose: verbosity += 1
    case .noProgress: showsProgress = false
    case .color:
      color = try reader.value("auto, always or never") { ColorChoice(rawValue: $0) }
    case .noColor: color = .never
    case .help: wantsHelp = true
    }
  }
}

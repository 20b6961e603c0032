import SheetReports

/// Options that every subcommand has.
package enum GeneralOption: String, CommandOption {
  case quiet
  case verbose
  case noProgress = "no-progress"
  case color
  case noColor = "no-color"
  case config
  case noConfig = "no-config"
  case printConfig = "print-config"
  case help

  package var letter: Character? {
    switch self {
    case .quiet: "q"
    case .verbose: "v"
    case .config: "c"
    case .help: "h"
    case .noProgress, .color, .noColor, .noConfig, .printConfig: nil
    }
  }

  package var placeholder: String? {
    switch self {
    case .color: "auto|always|never"
    case .config: "FILE"
    case .quiet, .verbose, .noProgress, .noColor, .noConfig, .printConfig, .help: nil
    }
  }

  package var summary: String {
    switch self {
    case .quiet: "print errors only"
    case .verbose: "print notes to standard error too, and problems without limit"
    case .noProgress: "show no progress"
    case .color: "when to colour (auto)"
    case .noColor: "the same as --color never"
    case .config: "file of default options (the nearest .detent.json, the user's config.json)"
    case .noConfig: "read no file of default options"
    case .printConfig: "print each option with its value and where it comes from, do nothing else"
    case .help: "print this help"
    }
  }
}

extension GeneralOption {
  /// Names of options that have no meaning in a file of default options.
  static let ofCommandLine = [config, noConfig, printConfig, help].map(\.rawValue)
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
  package var printsConfiguration = false
  /// What the run sees beside its command line.
  package var surroundings = Surroundings()

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
    // Which file is read is decided before options are.
    case .config: _ = try reader.value("a file") { ValueText.file($0) }
    case .noConfig: break
    case .printConfig: printsConfiguration = true
    case .help: wantsHelp = true
    }
  }
}

extension GeneralOptions {
  /// How text on standard output is laid out.
  var layout: TextLayout {
    let columns: Int? =
      switch surroundings.output {
      case .file: nil
      case .terminal(let columns): columns
      }
    return TextLayout(
      columns: columns, isColored: surroundings.colors(surroundings.output, color))
  }

  /// How long work tells how far it is.
  package var progress: ProgressMode {
    guard !quiet, showsProgress else { return .none }
    if surroundings.allowsProgress, case .terminal(let columns) = surroundings.diagnostics {
      return .line(columns: columns)
    }
    return verbosity > 0 ? .plain : .none
  }
}

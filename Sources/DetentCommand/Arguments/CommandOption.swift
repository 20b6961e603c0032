/// One option of a subcommand; parser, help, man page and completions all read this table.
package protocol CommandOption: RawRepresentable<String>, CaseIterable, Equatable, Sendable
where RawValue == String {
  /// The one-letter form, if there is one.
  var letter: Character? { get }
  /// What stands for the value in help, with its unit; `nil` for an option without a value.
  var placeholder: String? { get }
  /// What the option does, lower case, without full stop.
  var summary: String { get }
  /// Values that can be completed, beside the words and the files of the placeholder.
  var words: [String] { get }
  /// How often the option may be given.
  var occurrence: OptionOccurrence { get }
}

/// How often an option may be given.
package enum OptionOccurrence: Equatable, Sendable {
  case once
  case anyNumber
}

extension CommandOption {
  package var letter: Character? { nil }
  package var words: [String] { [] }
  package var occurrence: OptionOccurrence { placeholder == nil ? .anyNumber : .once }

  /// The option as people type it, such as `--tuning`.
  package var spelling: String { "--\(rawValue)" }
}

/// The options of two tables as one table.
package enum JoinedOption<First: CommandOption, Second: CommandOption>: CommandOption {
  case first(First)
  case second(Second)

  package init?(rawValue: String) {
    if let option = First(rawValue: rawValue) {
      self = .first(option)
    } else if let option = Second(rawValue: rawValue) {
      self = .second(option)
    } else {
      return nil
    }
  }

  package static var allCases: [Self] {
    First.allCases.map { .first($0) } + Second.allCases.map { .second($0) }
  }

  package var rawValue: String {
    switch self {
    case .first(let option): option.rawValue
    case .second(let option): option.rawValue
    }
  }

  package var letter: Character? {
    switch self {
    case .first(let option): option.letter
    case .second(let option): option.letter
    }
  }

  package var placeholder: String? {
    switch self {
    case .first(let option): option.placeholder
    case .second(let option): option.placeholder
    }
  }

  package var summary: String {
    switch self {
    case .first(let option): option.summary
    case .second(let option): option.summary
    }
  }

  package var words: [String] {
    switch self {
    case .first(let option): option.words
    case .second(let option): option.words
    }
  }

  package var occurrence: OptionOccurrence {
    switch self {
    case .first(let option): option.occurrence
    case .second(let option): option.occurrence
    }
  }
}

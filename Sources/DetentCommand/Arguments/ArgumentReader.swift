import SheetReplay

/// What stands next on a command line.
package enum Argument<Option: CommandOption>: Equatable {
  case option(Option)
  case operand(String)
}

/// Reads a command line from left to right: options in any order, operands between them.
package struct ArgumentReader<Option: CommandOption> {
  private var rest: ArraySlice<String>
  /// Letters of a cluster such as `-qv` that are still to be read.
  private var cluster: Substring = ""
  /// The option last returned, as it was typed, with the value joined to it.
  private var current: (option: Option, joinedValue: String?)?
  private var seen: [Option] = []
  private var onlyOperands = false

  /// Creates a reader of the arguments behind the subcommand's name.
  package init(_ arguments: some Collection<String>) {
    rest = ArraySlice(arguments)
  }

  /// The next argument, or `nil` at the end.
  package mutating func next() throws(UsageError) -> Argument<Option>? {
    if let letter = cluster.popFirst() { return .option(try take(letter)) }
    guard let argument = rest.popFirst() else { return nil }
    if onlyOperands || argument == "-" || !argument.hasPrefix("-") { return .operand(argument) }
    if argument == "--" {
      onlyOperands = true
      return try next()
    }
    if argument.hasPrefix("--") { return .option(try take(argument.dropFirst(2))) }
    cluster = argument.dropFirst()
    return try next()
  }

  /// The value of the option that `next()` returned last.
  package mutating func value() throws(UsageError) -> String {
    guard let current else { preconditionFailure("a value belongs to an option") }
    if let value = current.joinedValue { return value }
    guard let value = rest.first, !value.hasPrefix("--") else {
      throw .missingValue(
        option: current.option.spelling, placeholder: current.option.placeholder ?? "")
    }
    rest.removeFirst()
    return value
  }

  /// The value of the option that `next()` returned last, converted.
  ///
  /// - Parameters:
  ///   - expected: What the conversion takes, for the message.
  ///   - convert: Gives `nil` for a text that is no such value.
  /// - Returns: The converted value.
  /// - Throws: An error that names the option, the text and what was expected.
  package mutating func value<Value>(
    _ expected: String, _ convert: (String) -> Value?
  ) throws(UsageError) -> Value {
    let text = try value()
    guard let value = convert(text) else { throw invalid(text, expected: expected) }
    return value
  }

  /// The error for a value of the option that `next()` returned last.
  package func invalid(_ value: String, expected: String) -> UsageError {
    .invalidValue(option: current?.option.spelling ?? "", value: value, expected: expected)
  }

  private mutating func take(_ text: Substring) throws(UsageError) -> Option {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = Option(rawValue: name) else {
      throw .unknownOption(
        "--\(name)",
        nearest: NearestName.nearest(to: "--\(name)", in: Option.allCases.map(\.spelling)))
    }
    try begin(option, joinedValue: parts.count == 2 ? String(parts[1]) : nil)
    return option
  }

  private mutating func take(_ letter: Character) throws(UsageError) -> Option {
    guard let option = Option.allCases.first(where: { $0.letter == letter }) else {
      throw .unknownOption("-\(letter)", nearest: nil)
    }
    guard option.placeholder != nil, !cluster.isEmpty else {
      try begin(option, joinedValue: nil)
      return option
    }
    let value = cluster.first == "=" ? cluster.dropFirst() : cluster
    cluster = ""
    try begin(option, joinedValue: String(value))
    return option
  }

  private mutating func begin(_ option: Option, joinedValue: String?) throws(UsageError) {
    if let joinedValue, option.placeholder == nil {
      throw .unexpectedValue(option: option.spelling, value: joinedValue)
    }
    if option.occurrence == .once {
      guard !seen.contains(option) else { throw .repeatedOption(option.spelling) }
      seen.append(option)
    }
    current = (option, joinedValue)
  }
}

import SheetReports
import TouchTraces

/// Where the options of a run come from: command line, environment, project file, user file.
struct OptionSources<Chosen: Subcommand> {
  private typealias Option = Chosen.Option

  /// An option that does not stand on the command line.
  private struct Standard {
    var option: Option
    /// The option as words of a command line; none for a flag that is switched off.
    var words: [String]
    var origin: String
  }

  /// The options of the command line, with their values.
  private var given: [(option: Option, value: String?)] = []
  private var standards: [Standard] = []

  /// Looks at all places.
  ///
  /// - Parameters:
  ///   - arguments: The command line behind the command's name.
  ///   - surroundings: Environment and files.
  /// - Throws: `CommandFailure` for what cannot be understood, wherever it stands.
  init(
    _ arguments: some Collection<String>, _ surroundings: Surroundings
  ) throws(CommandFailure) {
    do throws(UsageError) {
      var reader = ArgumentReader<Option>(arguments)
      while let argument = try reader.next() {
        guard case .option(let option) = argument else { continue }
        given.append((option, option.placeholder == nil ? nil : try reader.value()))
      }
    } catch {
      throw .usage(error)
    }
    guard !isGiven(.help) else { return }
    for option in Option.allCases where !Self.isAction(option) {
      try addVariable(of: option, in: surroundings)
    }
    guard !isGiven(.noConfig) else { return }
    for file in try ConfigurationFile.find(named: configuration, in: surroundings) {
      try add(file)
    }
  }

  /// The options that the command line leaves out, as words that may stand before it.
  var words: [String] { standards.flatMap(\.words) }

  /// Each option with its value and where it comes from.
  var table: TextTable {
    var table = TextTable([.left, .left, .left])
    table.add(["option", "value", "from"])
    for option in Option.allCases where !GeneralOption.ofCommandLine.contains(option.rawValue) {
      let values = given.filter { $0.option == option }.map { $0.value ?? "true" }
      if !values.isEmpty {
        table.add([option.rawValue, values.joined(separator: " "), "command line"])
      } else if let standard = standards.first(where: { $0.option == option }) {
        let values = standard.words.map { $0.drop { $0 != "=" }.dropFirst() }
        let text = values.joined(separator: " ")
        let flag = option.placeholder == nil ? "\(!standard.words.isEmpty)" : text
        table.add([option.rawValue, flag, standard.origin])
      } else {
        table.add([option.rawValue, OptionDescription(option).standard, "default"])
      }
    }
    return table
  }

  /// Whether an option asks for something else than the work of the command.
  private static func isAction(_ option: Option) -> Bool {
    [GeneralOption.help, .printConfig].contains { $0.rawValue == option.rawValue }
  }

  private func isGiven(_ option: GeneralOption) -> Bool {
    given.contains { $0.option.rawValue == option.rawValue }
      || standards.contains { $0.option.rawValue == option.rawValue && !$0.words.isEmpty }
  }

  /// The value of `--config`.
  private var configuration: String? {
    let name = GeneralOption.config.rawValue
    let word = standards.first { $0.option.rawValue == name }?.words.first
    return given.first { $0.option.rawValue == name }?.value
      ?? word.map { String($0.drop { $0 != "=" }.dropFirst()) }
  }

  private mutating func addVariable(
    of option: Option, in surroundings: Surroundings
  ) throws(CommandFailure) {
    let name = "DETENT_" + option.rawValue.uppercased().replacing("-", with: "_")
    guard let value = surroundings.variable(name) else { return }
    if option.placeholder != nil {
      try add(option, ["\(option.spelling)=\(value)"], origin: name) { (reason) in
        .configuration(path: name, reason: reason)
      }
      return
    }
    guard ["", "0", "1", "false", "true"].contains(value) else {
      throw .configuration(path: name, reason: "has the value '\(value)', expected 0 or 1")
    }
    let words = value == "1" || value == "true" ? [option.spelling] : []
    try add(option, words, origin: name) { .configuration(path: name, reason: $0) }
  }

  private mutating func add(_ file: ConfigurationFile) throws(CommandFailure) {
    // What is said of this command alone counts more.
    let own = file.entries.filter { $0.command == Chosen.name }
    for entry in own + file.entries.filter({ $0.command == nil }) {
      guard let option = Option(rawValue: entry.option) else { continue }
      let failure = { ConfigurationFile.failure(file.path, entry.position, $0) }
      let value = ConfiguredValue(OptionDescription(option), folder: file.folder)
      let words: [String]
      do throws(ConfiguredValue.Mismatch) {
        words = try value.words(of: entry.value)
      } catch {
        throw failure("'\(entry.option)' is \(error.found), expected \(error.expected)")
      }
      try add(option, words, origin: "\(file.title), line \(entry.position.line)", failure)
    }
  }

  /// Adds an option unless it is known from a place that counts more.
  private mutating func add(
    _ option: Option, _ words: [String], origin: String, _ failure: (String) -> CommandFailure
  ) throws(CommandFailure) {
    let known = given.map(\.option) + standards.map(\.option)
    guard !known.contains(where: { $0 == option || option.yields(to: $0) }) else { return }
    do throws(UsageError) {
      _ = try Chosen(parsing: words)
    } catch {
      throw failure(error.text)
    }
    standards.append(Standard(option: option, words: words, origin: origin))
  }
}

extension CommandOption {
  /// Whether a value of this option does not count where `other` is given.
  fileprivate func yields(to other: Self) -> Bool {
    let pairs = [
      ("format", "json"), ("json", "format"), ("columns", "csv-preset"), ("csv-preset", "columns"),
    ]
    return pairs.contains { $0 == (rawValue, other.rawValue) }
  }
}

import SheetReplay
import SheetReports
import TouchTraces

/// `detent tuning`: names the presets, prints one as a complete file, finds what cannot be meant.
package struct TuningCommand: Subcommand {
  package typealias Option = JoinedOption<LintOption, GeneralOption>

  /// What is to be done.
  package enum Action: Equatable {
    case list
    case show(String)
    /// Looks at these tunings, or at all presets.
    case lint([String])
  }

  package static let name = "tuning"
  package static let summary =
    "list presets and fields, print a tuning in full, or look for mistakes in it"
  package static let operands = "list | show NAME|FILE | lint [NAME|FILE...]"
  package static let operandWords = TuningPreset.allCases.map(\.rawValue)
  package static let examples = [
    "detent tuning list", "detent tuning show uikit", "detent tuning lint",
  ]

  package var action: Action?
  package var scene = SceneOptions()
  package var general = GeneralOptions()

  private static let verbs = ["list", "show", "lint"]

  package init(parsing arguments: some Collection<String>) throws(UsageError) {
    var reader = ArgumentReader<Option>(arguments)
    var operands: [String] = []
    while let argument = try reader.next() {
      switch argument {
      case .operand(let text): operands.append(text)
      case .option(.first(let option)): try scene.take(option.scene, from: &reader)
      case .option(.second(let option)): try general.take(option, from: &reader)
      }
    }
    guard let verb = operands.first else { return }
    action = try action(verb, Array(operands.dropFirst()))
  }

  private func action(_ verb: String, _ names: [String]) throws(UsageError) -> Action? {
    switch verb {
    case "list":
      guard names.isEmpty else { throw .unexpectedOperand(names[0]) }
      return .list
    case "show":
      guard names.count <= 1 else { throw .unexpectedOperand(names[1]) }
      guard let name = names.first else {
        if general.wantsHelp { return nil }
        throw .missingOperand("name or file of a tuning behind 'show'")
      }
      return .show(name)
    case "lint": return .lint(names)
    default:
      let known = Self.verbs.map { "tuning \($0)" }
      throw .unknownCommand(
        "tuning \(verb)", nearest: NearestName.nearest(to: "tuning \(verb)", in: known))
    }
  }

  package func validate() throws(UsageError) {
    guard action != nil else {
      throw .missingOperand("'list', 'show' or 'lint' behind 'tuning'")
    }
  }

  package func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    switch action {
    case .show(let name)?:
      output.write(try ReplaySetting.tuning(name).fileText)
    case .lint(let names)?: return try lint(names, output: &output)
    case .list?, nil:
      let presets = Self.presets.lines(in: general.layout)
      for line in presets + [""] + Self.fields.lines(in: general.layout) {
        print(line, to: &output)
      }
    }
    return .done
  }

  /// Prints what cannot be meant; says by the status whether there was any.
  private func lint(
    _ names: [String], output: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    var fields = try ReplaySetting(scene).scene
    if fields.sheet.detents == nil { fields.sheet.detents = [.medium, .large] }
    let scene = fields.resolved()
    let names = names.isEmpty ? TuningPreset.allCases.map(\.rawValue) : names
    var lines: [String] = []
    for name in names { lines += try LintedTuning(name, scene: scene).lines }
    if !general.quiet {
      for line in lines { print(TextTable.printable(line), to: &output) }
      let counts = [Self.count(names.count, "tuning"), Self.count(lines.count, "warning")]
      print(counts.joined(separator: ", "), to: &output)
    }
    return lines.isEmpty ? .done : .checkFailed
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static var presets: TextTable {
    var table = TextTable([.left, .left])
    table.add(["preset", "models"], .heading)
    for preset in TuningPreset.allCases { table.add([preset.rawValue, preset.summary]) }
    return table
  }

  /// Every field with its unit, its default and the words of a choice.
  private static var fields: TextTable {
    var table = TextTable([.left, .left, .left, .left])
    table.add(["field", "unit", "default", "what it does"], .heading)
    for field in Tuning.fields {
      let value = JSONWriter.text(of: field.value(in: .uikit))
      let words = field.words.isEmpty ? "" : " (\(field.words.joined(separator: ", ")))"
      table.add([field.name, field.unit.rawValue, value, field.summary + words])
    }
    return table
  }
}

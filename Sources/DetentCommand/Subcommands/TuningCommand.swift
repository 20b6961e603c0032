import SheetReplay
import SheetReports
import TouchTraces

/// `detent tuning`: names the presets, prints one as a complete file.
package struct TuningCommand: Subcommand {
  package typealias Option = GeneralOption

  /// What is to be done.
  package enum Action: Equatable {
    case list
    case show(String)
  }

  package static let name = "tuning"
  package static let summary =
    "list the presets and all fields, or print a preset as a complete file"
  package static let operands = "list | show NAME|FILE"
  package static let operandWords = TuningPreset.allCases.map(\.rawValue)
  package static let examples = ["detent tuning list", "detent tuning show uikit"]

  package var action: Action?
  package var general = GeneralOptions()

  package init(parsing arguments: some Collection<String>) throws(UsageError) {
    var reader = ArgumentReader<Option>(arguments)
    var operands: [String] = []
    while let argument = try reader.next() {
      switch argument {
      case .operand(let text): operands.append(text)
      case .option(let option): try general.take(option, from: &reader)
      }
    }
    guard let verb = operands.first else { return }
    let known = verb == "list" ? 1 : 2
    guard verb == "list" || verb == "show" else {
      throw .unknownCommand(
        "tuning \(verb)",
        nearest: NearestName.nearest(to: "tuning \(verb)", in: ["tuning list", "tuning show"]))
    }
    guard operands.count <= known else { throw .unexpectedOperand(operands[known]) }
    if verb == "list" {
      action = .list
    } else if operands.count == 2 {
      action = .show(operands[1])
    } else if !general.wantsHelp {
      throw .missingOperand("name or file of a tuning behind 'show'")
    }
  }

  package func validate() throws(UsageError) {
    guard action != nil else { throw .missingOperand("'list' or 'show' behind 'tuning'") }
  }

  package func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    switch action {
    case .show(let name)?:
      output.write(try ReplaySetting.tuning(name).fileText)
    case .list?, nil:
      let presets = Self.presets.lines(in: general.layout)
      for line in presets + [""] + Self.fields.lines(in: general.layout) {
        print(line, to: &output)
      }
    }
    return .done
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

import SheetReplay
import SheetReports

/// `detent tuning`: names the presets, prints one as a complete file.
package struct TuningCommand: Subcommand {
  package typealias Option = GeneralOption

  /// What is to be done.
  package enum Action: Equatable {
    case list
    case show(String)
  }

  package static let name = "tuning"
  package static let summary = "name the tuning presets, or print one as a complete file"
  package static let operands = "list | show NAME|FILE"
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
      var table = TextTable([.left, .left])
      for preset in TuningPreset.allCases { table.add([preset.rawValue, preset.summary]) }
      for line in table.lines { output.write(line + "\n") }
    }
    return .done
  }
}

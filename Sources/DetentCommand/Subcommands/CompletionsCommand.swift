import SheetReplay

/// `detent completions`: prints the script that makes a shell complete command lines.
package struct CompletionsCommand: Subcommand {
  package typealias Option = GeneralOption

  package static let name = "completions"
  package static let summary = "print the script that makes a shell complete command lines"
  package static let operands = Shell.allCases.map(\.rawValue).joined(separator: " | ")
  package static let examples = Shell.allCases.map(\.example)

  package var shell: Shell?
  package var general = GeneralOptions()

  package init(parsing arguments: some Collection<String>) throws(UsageError) {
    var reader = ArgumentReader<Option>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .operand(let text):
        guard shell == nil else { throw .unexpectedOperand(text) }
        guard let known = Shell(rawValue: text) else {
          let names = Shell.allCases.map { "\(Self.name) \($0.rawValue)" }
          throw .unknownCommand(
            "\(Self.name) \(text)",
            nearest: NearestName.nearest(to: "\(Self.name) \(text)", in: names))
        }
        shell = known
      case .option(let option): try general.take(option, from: &reader)
      }
    }
  }

  package func validate() throws(UsageError) {
    guard shell != nil else { throw .missingOperand("'bash', 'zsh' or 'fish'") }
  }

  package func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    output.write(shell?.completions ?? "")
    return .done
  }
}

/// `detent man`: prints the manual page of all commands.
package struct ManCommand: Subcommand {
  package typealias Option = GeneralOption

  package static let name = "man"
  package static let summary = "print the manual page, for 'man -l -'"
  package static let operands = ""
  package static let examples = ["detent man | man -l -"]

  package var general = GeneralOptions()

  package init(parsing arguments: some Collection<String>) throws(UsageError) {
    var reader = ArgumentReader<Option>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .operand(let text): throw .unexpectedOperand(text)
      case .option(let option): try general.take(option, from: &reader)
      }
    }
  }

  package func run(
    output: inout some TextOutputStream, diagnostics: inout some TextOutputStream
  ) throws(CommandFailure) -> ExitStatus {
    output.write(ManualPage(pages: Command.allCases.map(\.page)).text)
    return .done
  }
}

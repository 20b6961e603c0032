import DetentCommand
import Testing

@Suite struct HelpPageTests {
  @Test func noArgumentsIsAUsageError() {
    let program = ProgramRun()
    #expect(program.status == .usage)
    #expect(program.output.isEmpty)
    #expect(
      program.diagnostics == """
        detent: no command is given
        detent: see 'detent --help'

        """)
  }

  @Test(arguments: ["-V", "--version"])
  func theVersionGoesToStandardOutput(_ option: String) {
    #expect(ProgramRun(option).output == "detent 0.1.0\n")
  }

  @Test func helpNamesEveryCommandAndEveryStatus() {
    let program = ProgramRun("--help")
    #expect(program.status == .done)
    #expect(program.diagnostics.isEmpty)
    for command in Command.allCases { #expect(program.output.contains("  \(command.rawValue) ")) }
    for status in Status.allCases { #expect(program.output.contains("  \(status.rawValue) ")) }
  }

  @Test(arguments: Command.allCases)
  func eachCommandHasAPageWithItsOptions(_ command: Command) {
    let program = ProgramRun(command.rawValue, "-h")
    #expect(program.status == .done)
    #expect(program.output.hasPrefix("usage: detent \(command.rawValue) [options]"))
    #expect(program.output.contains("  -q, --quiet"))
    #expect(program.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(program == ProgramRun(command.rawValue, "--help"))
  }

  @Test(arguments: [
    (["reprot"], "unknown command 'reprot', the nearest known is 'report'"),
    (["--hlp"], "unknown option '--hlp', the nearest known is '--help'"),
  ])
  func anUnknownCommandIsAUsageError(_ arguments: [String], _ message: String) {
    let program = ProgramRun(arguments)
    #expect(program.status == .usage)
    #expect(program.diagnostics == "detent: \(message)\ndetent: see 'detent --help'\n")
  }
}

import DetentCommand
import TestSupport
import Testing

@Suite struct ManualPageTests {
  private static let lint = "/usr/bin/mandoc"

  @Test(.enabled(if: OtherProgram.isInstalled(lint), "mandoc is not installed"))
  func mandocFindsNothingWrong() throws {
    let scratch = try ScratchFolder()
    let page = try scratch.write("detent.1", ProgramRun("man").output)
    let lint = try OtherProgram.run(Self.lint, "-T", "lint", page)
    #expect(lint.output.isEmpty)
    #expect(lint.status == 0)
  }

  /// The spellings of a command's options, as its help has them.
  private static func options(of command: Command) -> [String] {
    ProgramRun(command.rawValue, "--help").output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("  -") || line.hasPrefix("      --") else { return nil }
      return line.split(separator: " ").first { $0.hasPrefix("--") }.map(String.init)
    }
  }

  @Test(arguments: Command.allCases)
  func helpManualAndCompletionsKnowTheSameOptions(_ command: Command) throws {
    let options = Self.options(of: command)
    #expect(options.contains("--help"))
    let manual = ProgramRun("man").output.replacing("\\-", with: "-")
    let bash = ProgramRun("completions", "bash").output
    let zsh = ProgramRun("completions", "zsh").output
    let fish = ProgramRun("completions", "fish").output
    #expect(manual.contains(".SS \"detent \(command.rawValue) [options]"))
    let offered = try #require(bash.firstRange(of: "    \(command.rawValue))\n      options='"))
    let bashOptions = bash[offered.upperBound...].prefix { $0 != "'" }.split(separator: " ")
    #expect(bashOptions.filter { $0.hasPrefix("--") }.map(String.init) == options)
    for option in options {
      let name = option.dropFirst(2)
      #expect(manual.contains("\\fB\(option)\\fR"), "\(option)")
      #expect(zsh.contains(option), "\(option)")
      #expect(
        fish.contains("__fish_seen_subcommand_from \(command.rawValue)' -l \(name) "), "\(option)")
    }
  }

  @Test func helpOfACommandCanBeAskedForInTwoWays() {
    #expect(ProgramRun("help", "report") == ProgramRun("report", "--help"))
    #expect(ProgramRun("help", "reprot").status == .usage)
  }
}

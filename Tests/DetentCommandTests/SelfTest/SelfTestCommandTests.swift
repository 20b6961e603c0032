import DetentCommand
import Testing

@Suite struct SelfTestCommandTests {
  /// A self test that is small enough for a test.
  private func answer(
    _ arguments: String..., sessions: Int = 60, users: Int = 20
  ) throws -> (text: String, status: Status) {
    var command = try SelfTestCommand(parsing: arguments)
    command.test.sessions = sessions
    command.test.users = users
    var output = ""
    var diagnostics = ""
    let status = try command.run(output: &output, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty)
    return (output, status)
  }

  @Test func `equal tunings and random arms leave the gate quiet`() throws {
    let (text, status) = try answer("--null", "--runs", "5")
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("ok      equal tunings: 0 of ") == true)
    #expect(lines.last?.hasPrefix("ok      relabelled users: ") == true)
    #expect(status == .done)
  }

  @Test func `a planted change turns the gate red and names the metric`() throws {
    let (text, status) = try answer("--red", sessions: 120, users: 30)
    #expect(text.hasPrefix("ok      planted change: "))
    #expect(text.contains("interactive_dismiss_rate regressed by "))
    #expect(text.hasSuffix(": the check exits with 1\n"))
    #expect(status == .done)
  }

  @Test func `a change that nobody notices fails the self test`() throws {
    let (text, status) = try answer("--red", sessions: 5, users: 5)
    #expect(text.hasPrefix("FAILED  planted change: "))
    #expect(text.contains("nothing regressed: the check exits with 0"))
    #expect(status == .checkFailed)
  }

  @Test func `without a choice both is proved, as with both`() throws {
    let command = try SelfTestCommand(parsing: [])
    #expect(command.provesQuiet && command.provesRed)
    let both = try SelfTestCommand(parsing: ["--red", "--null", "--seed", "3", "--runs", "7"])
    #expect(both.provesQuiet && both.provesRed)
    #expect(both.test.seed == 3)
    #expect(both.test.runs == 7)
    #expect(try !SelfTestCommand(parsing: ["--red"]).provesQuiet)
  }

  @Test(arguments: [
    (["selftest", "Traces"], "unexpected argument 'Traces'"),
    (
      ["selftest", "--runs", "0"],
      "option '--runs' has the value '0', expected a whole number from 1 to 1000000"
    ),
    (
      ["selftest", "--seed", "-1"],
      "option '--seed' has the value '-1', expected a whole number from 0"
    ),
  ])
  func `wrong use is explained`(_ arguments: [String], _ message: String) {
    let program = ProgramRun(arguments)
    #expect(program.status == .usage)
    #expect(program.diagnostics == "detent: \(message)\ndetent: see 'detent selftest --help'\n")
  }
}

import DetentCommand
import Testing

@Suite struct SurroundingsTests {
  @Test(arguments: [
    ([:], Surroundings.Sink.terminal(columns: 80), ColorChoice.auto, true),
    ([:], .file, .auto, false),
    ([:], .file, .always, true),
    ([:], .terminal(columns: 80), .never, false),
    (["NO_COLOR": "1"], .terminal(columns: 80), .auto, false),
    (["NO_COLOR": ""], .terminal(columns: 80), .auto, true),
    (["NO_COLOR": "1"], .terminal(columns: 80), .always, true),
    (["TERM": "dumb"], .terminal(columns: 80), .auto, false),
    (["CLICOLOR_FORCE": "1"], .file, .auto, true),
    (["CLICOLOR_FORCE": "0"], .file, .auto, false),
    (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], .file, .auto, false),
    (["CLICOLOR_FORCE": "1"], .file, .never, false),
  ])
  func coloursFollowFlagThenVariablesThenTerminal(
    _ variables: [String: String], _ sink: Surroundings.Sink, _ choice: ColorChoice,
    _ expected: Bool
  ) {
    #expect(Surroundings(variables: variables).colors(sink, choice) == expected)
  }

  @Test(arguments: [
    ([:], Surroundings.Sink.terminal(columns: 80), true),
    ([:], .file, false),
    (["CI": "true"], .terminal(columns: 80), false),
    (["TERM": "dumb"], .terminal(columns: 80), false),
    (["NO_COLOR": "1"], .terminal(columns: 80), true),
  ])
  func progressIsForTerminalsOfPeople(
    _ variables: [String: String], _ sink: Surroundings.Sink, _ expected: Bool
  ) {
    var surroundings = Surroundings(variables: variables)
    surroundings.diagnostics = sink
    #expect(surroundings.allowsProgress == expected)
  }

  @Test func progressIsPlainWithNotesAndNoneWhenAskedFor() throws {
    func mode(_ arguments: String..., sink: Surroundings.Sink) throws -> ProgressMode {
      var general = try InspectCommand(parsing: arguments).general
      general.surroundings.diagnostics = sink
      return general.progress
    }
    let terminal = Surroundings.Sink.terminal(columns: 100)
    #expect(try mode(sink: terminal) == .line(columns: 100))
    #expect(try mode(sink: .file) == .none)
    #expect(try mode("-v", sink: .file) == .plain)
    #expect(try mode("-v", "--no-progress", sink: .file) == .none)
    #expect(try mode("-q", sink: terminal) == .none)
    #expect(try mode("--no-progress", sink: terminal) == .none)
  }
}

import DetentCommand
import Testing

/// Default options from files and the environment.
@Suite struct ConfigurationFileTests {
  private let scratch: ScratchFolder
  private let trace: String

  init() throws {
    scratch = try ScratchFolder()
    trace = try scratch.write("traces/a.jsonl", SmallTrace.session("a"))
  }

  private func run(
    _ arguments: [String], in folder: String = "", _ variables: [String: String] = [:]
  ) -> ProgramRun {
    var surroundings = Surroundings(
      variables: ["HOME": scratch.path("home")].merging(variables) { $1 })
    surroundings.folder = folder.isEmpty ? scratch.path : scratch.path(folder)
    return ProgramRun(arguments, in: surroundings)
  }

  /// The value of an option and where it comes from, as `--print-config` says.
  private func source(
    of option: String, _ arguments: [String] = [], in folder: String = "",
    _ variables: [String: String] = [:]
  ) -> String {
    let program = run(["inspect", "--print-config"] + arguments, in: folder, variables)
    #expect(program.status == .done, "\(program.diagnostics)")
    let line = program.output.split(separator: "\n").first { $0.hasPrefix(option + " ") }
    return line.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } ?? ""
  }

  @Test func theNearerPlaceCountsMore() throws {
    try scratch.write("home/.config/detent/config.json", #"{"jobs":1,"format":"csv"}"#)
    #expect(source(of: "jobs") == "1 the user's config.json, line 1")
    try scratch.write("detent.json", "{\n\"jobs\": 2}")
    #expect(source(of: "jobs") == "2 \(scratch.path("detent.json")), line 2")
    #expect(source(of: "format") == "csv the user's config.json, line 1")
    #expect(source(of: "jobs", [], ["DETENT_JOBS": "3"]) == "3 DETENT_JOBS")
    #expect(source(of: "jobs", ["-j4"], ["DETENT_JOBS": "3"]) == "4 command line")
    #expect(source(of: "jobs", ["--no-config"]) == "one per core default")
    #expect(source(of: "jobs", [], ["DETENT_NO_CONFIG": "1"]) == "one per core default")
  }

  @Test func aFileOfOneNameStandsForAllOthers() throws {
    try scratch.write("home/.config/detent/config.json", #"{"format":"csv"}"#)
    try scratch.write("detent.json", #"{"jobs":2}"#)
    let other = try scratch.write("other.json", #"{"quiet":true}"#)
    #expect(source(of: "quiet", ["-c", other]) == "true \(other), line 1")
    #expect(source(of: "jobs", ["--config", other]) == "one per core default")
    #expect(source(of: "format", [], ["DETENT_CONFIG": other]) == "default")
  }

  @Test func theSearchGoesUpToTheRepository() throws {
    try scratch.write(".detent.json", #"{"jobs":2}"#)
    try scratch.write("repository/.git/HEAD", "")
    try scratch.write("repository/deep/er/x", "")
    #expect(source(of: "jobs", in: "repository/deep/er") == "one per core default")
    try scratch.write("repository/.detent.json", #"{"jobs":3}"#)
    #expect(source(of: "jobs", in: "repository/deep/er").hasPrefix("3 "))
    #expect(source(of: "jobs", in: "traces").hasPrefix("2 "))
    try scratch.write("home/below/x", "")
    #expect(source(of: "jobs", in: "home/below") == "one per core default")
  }

  @Test func aPartMayHoldForOneCommandAlone() throws {
    try scratch.write(
      "detent.json", #"{"format":"csv","inspect":{"format":"json"},"report":{"seed":7}}"#)
    #expect(run(["inspect", trace]).output.hasPrefix("["))
    #expect(run(["replay", trace]).output.hasPrefix("session_id,"))
    #expect(run(["inspect", trace, "--json"]).output.hasPrefix("["))
    #expect(run(["inspect", trace, "-f", "table"]).output.hasPrefix("file "))
  }

  @Test func pathsCountFromTheFolderOfTheFile() throws {
    try scratch.write("tuning/detent.json", #"{"tuning":"slow.json"}"#)
    try scratch.write("tuning/slow.json", #"{"flickSped":1}"#)
    let program = run(["replay", trace], in: "tuning")
    #expect(program.status == .badConfiguration)
    #expect(program.diagnostics.hasPrefix("detent: \(scratch.path("tuning"))/slow.json: line 1"))
    try scratch.write("tuning/detent.json", #"{"tuning":"uikit"}"#)
    #expect(run(["replay", trace], in: "tuning").status == .done)
  }

  @Test func quantitiesAndListsAreRead() throws {
    try scratch.write(
      "detent.json",
      #"{"assume-rate":"120 Hz","content":"none","where":["app=1","b=2"],"detents":["medium","large"]}"#
    )
    #expect(source(of: "assume-rate").hasPrefix("120 "))
    #expect(source(of: "content").hasPrefix("none "))
    #expect(source(of: "where").hasPrefix("app=1 b=2 "))
    #expect(source(of: "detents").hasPrefix("medium,large "))
  }

  @Test(arguments: [
    ("{\"jbos\":2}", "line 1, column 2: unknown option 'jbos'; the nearest is 'jobs'"),
    ("{\"jobs\":2,\n\"jobs\":3}", "line 2, column 1: 'jobs' is given twice"),
    ("{\"report\":{\"to\":\"x\"}}", "line 1, column 12: unknown option 'to'"),
    ("{\"help\":true}", "line 1, column 2: unknown option 'help'"),
    (
      "{\"jobs\":0}",
      "line 1, column 2: option '--jobs' has the value '0', expected a number from 1 to 256"
    ),
    (
      "{\"assume-rate\":120}",
      "line 1, column 2: 'assume-rate' is 120 without unit, expected a quantity such as '10 Hz'"
    ),
    (
      "{\"content\":\"400\"}",
      "line 1, column 2: 'content' is '400', expected a quantity such as '10 pt'"
    ),
    ("{\"quiet\":\"yes\"}", "line 1, column 2: 'quiet' is a string, expected true or false"),
    ("{\"jobs\":null}", "line 1, column 2: 'jobs' is null, expected a N"),
    ("[]", "expected a JSON object, not an array"),
  ])
  func whatIsWrongIsSaidWithItsPlace(_ text: String, _ message: String) throws {
    let path = try scratch.write("detent.json", text)
    let program = run(["inspect", trace])
    #expect(program.status == .badConfiguration)
    #expect(program.output.isEmpty)
    #expect(program.diagnostics == "detent: \(path): \(message)\n")
    #expect(run(["inspect", trace, "--no-config"]).status == .done)
    #expect(run(["inspect", "--help"]).status == .done)
  }

  @Test func twoFilesInOneFolderAreOneTooMany() throws {
    try scratch.write("detent.json", "{}")
    try scratch.write(".detent.json", "{}")
    #expect(run(["inspect", trace]).status == .badConfiguration)
  }

  @Test(arguments: [
    ("DETENT_JOBS", "x", Status.badConfiguration), ("DETENT_QUIET", "maybe", .badConfiguration),
    ("DETENT_QUIET", "1", .done), ("DETENT_QUIET", "0", .done), ("DETENT_SOMETHING", "x", .done),
    ("DETENT_HELP", "x", .done),
  ])
  func variablesAreChecked(_ name: String, _ value: String, _ status: Status) {
    #expect(run(["inspect", trace], [name: value]).status == status)
  }

  @Test func aRunWithoutSurroundingsReadsNothing() throws {
    try scratch.write("detent.json", #"{"format":"json"}"#)
    #expect(ProgramRun("inspect", trace).output.hasPrefix("file "))
  }

  private func run(_ arguments: [String], _ variables: [String: String]) -> ProgramRun {
    run(arguments, in: "", variables)
  }

  private func source(
    of option: String, _ arguments: [String], _ variables: [String: String]
  ) -> String {
    source(of: option, arguments, in: "", variables)
  }
}

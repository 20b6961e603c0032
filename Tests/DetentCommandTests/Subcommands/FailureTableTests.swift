import DetentCommand
import Testing

/// What goes wrong with inputs, and how each command says it.
@Suite struct FailureTableTests {
  private static let commands = ["report", "replay", "inspect", "convert", "view"]
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func run(_ command: String, _ arguments: String...) -> ProgramRun {
    let out = command == "report" ? ["--out", scratch.path("report")] : []
    return ProgramRun([command] + out + arguments)
  }

  @Test(arguments: commands)
  func aMissingPathIsMissingInput(_ command: String) {
    let path = scratch.path("nowhere")
    let program = run(command, path)
    #expect(program.status == .missingInput)
    #expect(program.output.isEmpty)
    #expect(program.diagnostics == "detent: \(path): cannot open: no such file or directory\n")
  }

  @Test(arguments: commands)
  func noPathIsMissingInput(_ command: String) {
    let program = run(command)
    #expect(program.status == .missingInput)
    #expect(
      program.diagnostics == "detent: there is no input: give a file, a folder or '-'\n")
  }

  @Test(arguments: commands)
  func anEmptyListOfPathsIsMissingInput(_ command: String) throws {
    let list = try scratch.write("list", "\n\n")
    let program = run(command, "--paths-from", list)
    #expect(program.status == .missingInput)
    #expect(program.diagnostics == "detent: \(list): the list of paths is empty\n")
  }

  @Test(arguments: commands)
  func aFolderWithoutTracesIsMissingInput(_ command: String) throws {
    try scratch.write("in/readme.txt", "nothing to see here\n")
    try scratch.write("in/deep/picture", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16])
    let folder = scratch.path("in")
    let program = run(command, folder)
    #expect(program.status == .missingInput)
    #expect(program.diagnostics == "detent: \(folder): no trace in there\n")
  }

  @Test(arguments: commands)
  func anEmptyFileIsUnusable(_ command: String) throws {
    let file = try scratch.write("a.jsonl", "")
    let program = run(command, file)
    #expect(program.status == .unusableInput)
    #expect(
      program.diagnostics == """
        detent: \(file): the file is empty
        detent: no session can be used (inputs: 1)

        """)
  }

  @Test(arguments: commands)
  func aNamedFileThatIsNoTraceIsUnusable(_ command: String) throws {
    let file = try scratch.write("a.txt", "a letter to nobody\n")
    let program = run(command, file)
    #expect(program.status == .unusableInput)
    #expect(program.diagnostics.hasPrefix("detent: \(file): "))
    #expect(program.diagnostics.hasSuffix("no session can be used (inputs: 1)\n"))
  }

  @Test(arguments: commands)
  func oneBadFileDoesNotStopTheRest(_ command: String) throws {
    try scratch.write("in/a.jsonl", SmallTrace.session("a"))
    var damaged = try SmallTrace.members(SmallTrace.session("b"))
    damaged[damaged.count - 8] ^= 1
    try scratch.write("in/b.jsonl.gz", damaged)
    let folder = scratch.path("in")
    let program = run(command, folder)
    #expect(program.status == .done)
    #expect(
      program.diagnostics
        == "detent: \(folder)/b.jsonl.gz: the checksum of the compressed data is wrong, "
        + "what follows in the file is not read\n")
    #expect(run(command, folder, "--max-bad", "1").status == .done)
    #expect(run(command, folder, "--max-bad", "50%").status == .done)
    let strict = run(command, folder, "--max-bad", "0")
    #expect(strict.status == .unusableInput)
    #expect(
      strict.diagnostics.hasSuffix(
        "detent: 1 of 2 sessions and files are rejected, more than --max-bad allows\n"))
    #expect(strict.output == program.output)
  }

  @Test(arguments: commands)
  func aDamagedPartThatHoldsNoHeaderIsBadAllTheSame(_ command: String) throws {
    let text = SmallTrace.session("b")
    var damaged = try SmallTrace.members(SmallTrace.session("a"), "\n")
    damaged[damaged.count - 8] ^= 1
    let file = try scratch.write("a.jsonl.gz", damaged)
    #expect(run(command, file).status == .done)
    #expect(run(command, file, "--max-bad", "0").status == .unusableInput)
    let split = try SmallTrace.members(String(text.prefix(5)), String(text.dropFirst(5)))
    #expect(run(command, try scratch.write("b.gz", split)).status == .done)
  }

  @Test(arguments: commands)
  func aFilterThatNoSessionPassesIsUnusable(_ command: String) throws {
    let file = try scratch.write("a.jsonl", SmallTrace.session("a"))
    let program = run(command, file, "--where", "app=1")
    #expect(program.status == .unusableInput)
    #expect(program.diagnostics == "detent: no session has the labels of --where\n")
  }

  @Test(arguments: [
    (["--tuning", "uikti"], Status.usage, "option '--tuning' has the value 'uikti'"),
    (["--tuning", "nowhere/x.json"], .missingInput, "nowhere/x.json: cannot open"),
    (["--scene", "nowhere/x.json"], .missingInput, "nowhere/x.json: cannot open"),
    (["--device-info", "nowhere/x"], .missingInput, "nowhere/x: cannot open"),
  ])
  func aWrongConfigurationIsRefused(
    _ arguments: [String], _ status: Status, _ message: String
  ) throws {
    let file = try scratch.write("a.jsonl", SmallTrace.session("a"))
    let program = ProgramRun(["replay", file] + arguments)
    #expect(program.status == status)
    #expect(program.output.isEmpty)
    #expect(program.diagnostics.hasPrefix("detent: \(message)"))
  }

  @Test func aWrongTuningFileNamesFileLineAndNearestField() throws {
    let file = try scratch.write("a.jsonl", SmallTrace.session("a"))
    let tuning = try scratch.write("t.json", "{\n  \"flickSped\": 800\n}\n")
    let program = ProgramRun("replay", file, "--tuning", tuning)
    #expect(program.status == .badConfiguration)
    #expect(
      program.diagnostics == """
        detent: \(tuning): line 2: unknown tuning field 'flickSped'; the nearest is 'flickSpeed'

        """)
  }

  @Test func aWrongSceneFileIsBadConfiguration() throws {
    let file = try scratch.write("a.jsonl", SmallTrace.session("a"))
    let scene = try scratch.write(
      "s.json", "{\"sheet\":{\"detents\":[\"medium\"],\"headerHight\":5}}")
    let program = ProgramRun("replay", file, "--scene", scene)
    #expect(program.status == .badConfiguration)
    #expect(program.diagnostics == "detent: \(scene): unknown key 'sheet.headerHight'\n")
  }

  @Test func aReportReplacesOnlyFilesOfItsOwn() throws {
    let file = try scratch.write("a.jsonl", SmallTrace.session("a"))
    #expect(ProgramRun("report", file, "--out", scratch.path("out")).status == .done)
    #expect(
      ProgramRun("report", file, "--out", scratch.path("out"), "--device", "iPhone X").status
        == .done)
    let foreign = try scratch.write("other/summary.csv", "mine\n")
    let program = ProgramRun("report", file, "--out", scratch.path("other"))
    #expect(program.status == .cannotCreate)
    #expect(program.diagnostics == "detent: \(foreign): exists and differs, --force replaces it\n")
    #expect(try scratch.text("other/summary.csv") == "mine\n")
    #expect(ProgramRun("report", file, "--out", scratch.path("other"), "--force").status == .done)
    #expect(try scratch.text("other/summary.csv") != "mine\n")
  }

  @Test func anOutputThatCannotBeCreatedIsSaidSo() throws {
    let file = try scratch.write("a.jsonl", SmallTrace.session("a"))
    let program = ProgramRun("report", file, "--out", "\(file)/below")
    #expect(program.status == .cannotCreate)
    #expect(ProgramRun("convert", file, "--out", scratch.path("no/such/x")).status == .cannotCreate)
  }
}

import DetentCommand
import Testing

/// Folders that cannot take a report, and how that is said.
@Suite struct OutputFolderTests {
  private let scratch: ScratchFolder
  private let trace: String

  init() throws {
    scratch = try ScratchFolder()
    trace = try scratch.write("a.jsonl", SmallTrace.session("a"))
  }

  @Test func aFileIsNoFolder() throws {
    for out in [trace, "\(trace)/below"] {
      let program = ProgramRun("report", trace, "-o", out)
      #expect(program.status == .cannotCreate)
      #expect(program.output.isEmpty)
      #expect(
        program.diagnostics
          == "detent: \(out): cannot create: a folder is needed, '\(trace)' is a file\n")
    }
    #expect(try scratch.text("a.jsonl") == SmallTrace.session("a"))
  }

  @Test(arguments: [
    "sessions.csv", "gestures.csv", "dwells.csv", "handoffs.csv", "callbacks.csv", "problems.csv",
    "summary.csv", "run.json",
  ])
  func aFolderInTheWayStopsAReportBeforeItWrites(_ name: String) throws {
    try scratch.write("out/\(name)/mine", "mine\n")
    let program = ProgramRun("report", trace, "-o", scratch.path("out"))
    #expect(program.status == .cannotCreate)
    #expect(program.output.isEmpty)
    #expect(
      program.diagnostics
        == "detent: \(scratch.path("out"))/\(name): cannot create: is a directory\n")
    #expect(try scratch.contents(of: "out").keys.sorted() == ["\(name)/mine"])
  }

  @Test(arguments: ["", "-"])
  func nothingIsWrittenIntoTheCurrentFolder(_ out: String) {
    let program = ProgramRun("report", trace, "--out", out)
    #expect(program.status == .usage)
    #expect(
      program.diagnostics == """
        detent: option '--out' has the value '\(out)', expected a folder
        detent: see 'detent report --help'

        """)
  }

  @Test func aStartAloneMayBeADetentOfTheTrace() {
    #expect(ProgramRun("inspect", trace, "--start", "zz").status == .done)
    #expect(ProgramRun("inspect", trace, "--start", "a", "--detents", "a=9").status == .done)
  }
}

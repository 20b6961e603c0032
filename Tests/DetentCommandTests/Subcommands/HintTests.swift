import DetentCommand
import Testing

/// A mistyped name is answered with one line that holds the right one.
@Suite struct HintTests {
  private let scratch: ScratchFolder
  private let file: String

  init() throws {
    scratch = try ScratchFolder()
    let header = #""sheet":{"detents":["large",{"id":"peek","height":100}]},"labels":{"app":"5.2"}"#
    file = try scratch.write(
      "drag.jsonl",
      """
      {"format":"touch-trace","version":1,"id":"s1",\(header)}
      [0,"began",1,196,640]
      [0.1,"moved",1,196,500]
      [0.2,"ended",1,196,500]
      [1,"end"]

      """)
  }

  @Test(arguments: [
    (["reprot", "FILE"], "unknown command 'reprot', the nearest known is 'report'"),
    (
      ["replay", "FILE", "--tunning", "x"],
      "unknown option '--tunning', the nearest known is '--tuning'"
    ),
    (
      ["replay", "FILE", "--tuning", "uikti"],
      "option '--tuning' has the value 'uikti', expected a file or a preset such as 'uikit'"
    ),
    (
      ["check", "FILE", "--candidate", "percent-drivne"],
      "option '--candidate' has the value 'percent-drivne', expected a file or a preset such as 'percent-driven'"
    ),
    (
      ["sweep", "FILE", "--vary", "flickSped=1:2:1"],
      "option '--vary' has the value 'flickSped', expected a field of a tuning such as 'flickSpeed'"
    ),
    (
      ["sweep", "FILE", "--vary", "flickSpeed=1:2:1", "--pareto", "dismis_rate,regret_rate"],
      "option '--pareto' has the value 'dismis_rate', expected a metric of summary.csv such as 'dismiss_rate'"
    ),
    (
      ["replay", "FILE", "--columns", "t_ms,x,y,phse"],
      "option '--columns' has the value 't_ms,x,y,phse', expected 'phase' instead of 'phse'"
    ),
    (
      ["report", "FILE", "--group-by", "ap"],
      "option '--group-by' has the value 'ap', expected a label of the sessions such as 'app'"
    ),
    (
      ["replay", "FILE", "--where", "app=5.3"],
      "no session has the labels of --where, the nearest known is 'app=5.2'"
    ),
    (
      ["replay", "FILE", "--start", "lrage"],
      "option '--start': there is no detent 'lrage' to start at, the nearest known is 'large' (sessions: 1 of 1)"
    ),
    (
      ["replay", "FILE", "--start", "paek", "--detents", "medium,peek=100"],
      "option '--start' has the value 'paek', expected one of --detents: medium, peek"
    ),
    (
      ["explain", "FILE", "--session", "s2"],
      "there is no session 's2', the nearest known are 's1'"
    ),
    (
      ["schema", "gesturse"],
      "unknown command 'schema gesturse', the nearest known is 'schema gestures'"
    ),
  ])
  func aMistypedNameIsAnsweredWithTheRightOne(_ arguments: [String], _ message: String) {
    var arguments = arguments.map { $0 == "FILE" ? file : $0 }
    if ["report", "sweep", "check"].contains(arguments[0]) {
      arguments += ["--out", scratch.path("out")]
    }
    let program = ProgramRun(arguments)
    #expect(program.status != .done)
    let lines = program.diagnostics.split(separator: "\n")
    #expect(lines.first == "detent: \(message)")
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("detent: see 'detent ") })
  }

  @Test(arguments: [
    ["replay", "darg.jsonl"], ["replay", "FILE", "--tuning", "darg.jsonl"],
    ["replay", "FILE", "--scene", "drag.json"],
  ])
  func aMistypedFileIsAnsweredWithItsNeighbour(_ arguments: [String]) {
    let wrong = scratch.path(arguments.last ?? "")
    let program = ProgramRun(arguments.dropLast().map { $0 == "FILE" ? file : $0 } + [wrong])
    #expect(program.status == .missingInput)
    #expect(
      program.diagnostics
        == "detent: \(wrong): cannot open: no such file or directory, the nearest known is '\(file)'\n"
    )
  }

  @Test func aMistypedMetricOfAGateIsAnsweredWithTheRightOne() throws {
    let gate = try scratch.write(
      "gate.json", #"{"metrics":{"dismis_rate":{"role":"info"}}}"#)
    let program = ProgramRun(
      "check", file, "--candidate", "uikit", "--gate", gate, "--out", scratch.path("out"))
    #expect(program.status == .badConfiguration)
    #expect(
      program.diagnostics
        == "detent: \(gate): line 1: unknown metric 'dismis_rate'; the nearest is 'dismiss_rate'\n")
  }

  @Test func aStartThatSomeSessionsHaveIsNoError() throws {
    let other = try scratch.write("other.jsonl", SmallTrace.session("s9"))
    let program = ProgramRun("replay", file, other, "--start", "medium")
    #expect(program.status == .done)
    #expect(program.diagnostics.contains("(sessions: 1 of 2)"))
  }
  @Test func theHintOfAMistypedStartIsThatOfMostSessions() throws {
    func session(_ detent: String) -> String {
      #"{"format":"touch-trace","version":1,"sheet":{"detents":["\#(detent)"]}}"#
        + "\n[1,\"end\"]\n"
    }
    let mixed = try scratch.write(
      "mixed.jsonl", session("large") + session("medium") + session("medium"))
    let program = ProgramRun("replay", mixed, "--start", "medum")
    #expect(program.status == .usage)
    #expect(program.diagnostics.contains("the nearest known is 'medium' (sessions: 3 of 3)"))
  }
}

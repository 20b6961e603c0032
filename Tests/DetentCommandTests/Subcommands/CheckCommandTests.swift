import DetentCommand
import Foundation
import TestSupport
import Testing

@Suite struct CheckCommandTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write("fast.json", #"{"base":"uikit","flickSpeed":400}"#)
    try scratch.write("slop.json", #"{"base":"uikit","touchSlop":40}"#)
  }

  private func check(_ arguments: [String]) -> ProgramRun {
    ProgramRun(
      ["check", "--replicates", "200", "--candidate", "uikit", "--out", scratch.path("out")]
        + arguments)
  }

  private func check(candidate: String, _ arguments: String...) -> ProgramRun {
    ProgramRun(
      [
        "check", "--replicates", "200", "--candidate", scratch.path(candidate), "--out",
        scratch.path("out"),
      ] + arguments)
  }

  private func rows(_ table: String) throws -> [[String: String]] {
    CSVRows(try scratch.text("out/\(table)")).rows
  }

  @Test func aTuningAgainstItselfPasses() throws {
    let folder = try CheckCorpus.write(to: scratch, users: 8, sessions: 24)
    let program = check([folder, "--max-flips", "0"])
    #expect(program.status == .done, "\(program.diagnostics)")
    #expect(program.output.hasPrefix("check passed: 0 of "))
    #expect(try rows("flips.csv").isEmpty)
    for row in try rows("check.csv") where row["role"] == "primary" {
      #expect(row["effect"] == "0" && row["ci_low"] == "0" && row["ci_high"] == "0")
      #expect(row["p"] == "1" && row["verdict"] == "non_inferior", "\(row)")
    }
    #expect(
      try scratch.contents(of: "out").keys.sorted() == [
        "check.csv", "check.md", "flips.csv", "junit.xml", "run.json",
      ])
  }

  @Test func flipsAreListedAndFailOnlyAboveTheirLimit() throws {
    let folder = try CheckCorpus.write(to: scratch, users: 8, sessions: 40)
    let program = check(candidate: "fast.json", folder)
    #expect(program.status == .done, "\(program.output)")
    let flips = try rows("flips.csv")
    #expect(!flips.isEmpty)
    for flip in flips {
      #expect(flip["closed_loop_risk"] == "false" && flip["divergence_us"] != "")
      #expect(flip["outcome_a"] != flip["outcome_b"] && flip["rule_b"] == "S05")
    }
    #expect(check(candidate: "fast.json", folder, "--max-flips", "\(flips.count)").status == .done)
    let failed = check(candidate: "fast.json", folder, "--max-flips", "0")
    #expect(failed.status == .checkFailed)
    #expect(failed.output.hasPrefix("check failed: \(flips.count) of "))
    #expect(try rows("flips.csv") == flips)
    #expect(try scratch.text("out/junit.xml").contains("<failure"))
  }

  /// A candidate that differs only in releases leaves the baseline at a lift, any other at the
  /// touch-down: nobody taps for so long that the second field would matter.
  @Test(arguments: [
    #""flickSpeed":400"#, #""decelerationRate":0.95"#, #""velocityStaleAfter":1000"#,
    #""minimumProjectedSpeed":0"#, #""velocityMinimumInterval":40000"#,
  ])
  func whenTheCandidateLeavesTheBaselineChangesNothing(_ field: String) throws {
    let folder = try CheckCorpus.write(to: scratch, users: 8, sessions: 48)
    try scratch.write("late.json", "{\(field)}")
    try scratch.write("early.json", "{\(field),\"tapMaximumDuration\":750001}")
    _ = check(candidate: "late.json", folder)
    let (flips, table) = (try rows("flips.csv"), try rows("check.csv"))
    _ = check(candidate: "early.json", folder, "--force")
    #expect(try rows("flips.csv") == flips)
    #expect(try rows("check.csv") == table)
    #expect(!flips.isEmpty)
  }

  @Test func theCommandThatExplainsAFlipRuns() throws {
    let folder = try CheckCorpus.write(to: scratch, users: 8, sessions: 40)
    _ = check(candidate: "fast.json", folder)
    let flip = try #require(try rows("flips.csv").first)
    let text = try scratch.text("out/check.md")
    let line = try #require(text.split(separator: "`").first { $0.hasPrefix("detent explain ") })
    var words = line.split(separator: " ").map(String.init).dropFirst()
    words[2] = "\(folder)/\(words[2])"
    let program = ProgramRun(Array(words))
    #expect(program.status == .done, "\(program.diagnostics)")
    let session = try #require(flip["session_id"]), number = try #require(flip["gesture"])
    #expect(program.output.hasPrefix("session \(session), gesture \(number) of "))
    #expect(program.output.contains("\(flip["outcome_a"] ?? "?")"))
  }

  @Test func fiveUsersGiveNoPValueAndSayWhy() throws {
    let folder = try CheckCorpus.write(to: scratch, users: 5, sessions: 20)
    let program = check([folder])
    #expect(program.status == .done)
    #expect(program.output.contains("a test over users needs 6, here are 5: "))
    for row in try rows("check.csv") where row["role"] == "primary" {
      #expect(row["p"] == "" && row["verdict"] == "inconclusive")
      #expect(row["method"]?.contains("too_few_users") == true)
    }
    #expect(check([folder, "--fail-on", "inconclusive"]).status == .inconclusive)
  }

  @Test func aGateFileDecidesWhatIsLookedAt() throws {
    let folder = try CheckCorpus.write(to: scratch, users: 8, sessions: 16)
    let gate = try scratch.write(
      "gate.json", #"{"metrics":{"dead_drag_rate":{"role":"primary","absoluteMargin":"1 points"}}}"#
    )
    #expect(check([folder, "--gate", gate]).status == .done)
    #expect(try rows("check.csv").map { $0["metric"] } == ["dead_drag_rate"])
    let wrong = try scratch.write("wrong.json", #"{"metrics":{"dead_drag":{"role":"primary"}}}"#)
    let program = check([folder, "--gate", wrong])
    #expect(program.status == .badConfiguration)
    #expect(program.diagnostics.hasPrefix("detent: \(wrong): line 1: unknown metric 'dead_drag'"))
  }

  @Test func theGateThatIsPrintedIsTheOneThatHolds() throws {
    let folder = try CheckCorpus.write(to: scratch, users: 8, sessions: 16)
    let gate = try scratch.write("gate.json", ProgramRun("check", "--print-gate").output)
    _ = check([folder])
    let usual = try scratch.text("out/check.csv")
    _ = check([folder, "--gate", gate])
    #expect(try scratch.text("out/check.csv") == usual)
  }

  @Test func mcNemarIsRefusedWhereUsersHaveSeveralUnits() throws {
    let folder = try CheckCorpus.write(to: scratch, users: 8, sessions: 16)
    let program = check([folder, "--test", "mcnemar"])
    #expect(program.status == .usage)
    #expect(program.diagnostics.contains("has users with several units"))
  }

  @Test func aSlopIsAtRiskAndFreeRunsAreOffPolicy() throws {
    let folder = try CheckCorpus.write(to: scratch, users: 8, sessions: 24)
    _ = check(candidate: "slop.json", folder)
    let gesture = try #require(try rows("check.csv").first)
    #expect(gesture["at_risk"] != "0" && gesture["off_policy"] == "0")
    _ = check(candidate: "slop.json", folder, "--anchor", "session")
    let session = try #require(try rows("check.csv").first)
    #expect(session["off_policy"] != "0")
    #expect(try rows("check.csv").contains { $0["metric"] == "dismiss_rate" && $0["effect"] != "" })
  }

  @Test func aReportInTheFolderIsNotReplaced() throws {
    let file = try scratch.write("a.jsonl", SmallTrace.session("a"))
    #expect(ProgramRun("report", file, "--out", scratch.path("out")).status == .done)
    let program = check([file])
    #expect(program.status == .cannotCreate)
    #expect(program.diagnostics.contains("exists and differs"))
    #expect(check([file, "--force"]).status == .done)
    #expect(check([file]).status == .done)
  }

  @Test(arguments: [
    ([], "option '--candidate' is needed to compare with, or --golden"),
    (["--update"], "option '--golden' is needed to say what is updated"),
    (
      ["--candidate", "a", "--tuning", "b"],
      "options '--tuning' and '--candidate' exclude each other"
    ),
    (["--golden", "a", "--gate", "b"], "options '--golden' and '--gate' exclude each other"),
    (
      ["--golden", "a", "--anchor", "gesture"],
      "options '--golden' and '--anchor' exclude each other"
    ),
    (
      ["--fail-on", "regressed"],
      "option '--fail-on' has the value 'regressed', expected inconclusive or improved"
    ),
    (
      ["--max-flips", "-1"],
      "option '--max-flips' has the value '-1', expected a whole number from 0"
    ),
    (
      ["--replicates", "5"],
      "option '--replicates' has the value '5', expected a whole number from 100 to 1000000"
    ),
    (["-f", "junit", "--json"], "options '--format' and '--json' exclude each other"),
    (
      ["--candidate", "uikti", "x"],
      "option '--candidate' has the value 'uikti', expected a file or a preset such as 'uikit'"
    ),
  ])
  func aCommandLineThatMakesNoSenseIsRefused(_ arguments: [String], _ message: String) {
    let program = ProgramRun(["check"] + arguments)
    #expect(program.status == .usage)
    #expect(program.diagnostics == "detent: \(message)\ndetent: see 'detent check --help'\n")
  }

  @Test func everyFormatGivesTheSameAnswer() throws {
    let folder = try CheckCorpus.write(to: scratch, users: 8, sessions: 40)
    func output(_ format: String) -> String {
      let program = check(
        candidate: "fast.json", folder, "--max-flips", "0", "--format", format)
      #expect(program.status == .checkFailed)
      return program.output
    }
    let count = try rows("flips.csv", after: { _ = check(candidate: "fast.json", folder) }).count
    let object = try JSONSerialization.jsonObject(with: Data(output("json").utf8)) as? [String: Any]
    #expect(object?["conclusion"] as? String == "failed")
    #expect(object?["exit_status"] as? Int == 1)
    #expect((object?["flips"] as? [Any])?.count == count)
    #expect(output("md") == (try scratch.text("out/check.md")))
    #expect(output("junit") == (try scratch.text("out/junit.xml")))
    #expect(output("github").hasPrefix("::error title=detent check::\(count) gestures changed"))
    #expect(check([folder, "-q"]).output.isEmpty)
  }

  private func rows(_ table: String, after run: () -> Void) throws -> [[String: String]] {
    run()
    return try rows(table)
  }
}

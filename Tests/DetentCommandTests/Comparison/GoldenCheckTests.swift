import DetentCommand
import Foundation
import TestSupport
import Testing

@Suite struct GoldenCheckTests {
  private let scratch: ScratchFolder
  private let folder: String

  init() throws {
    scratch = try ScratchFolder()
    folder = try CheckCorpus.write(to: scratch, users: 6, sessions: 16)
    try scratch.write("fast.json", #"{"base":"uikit","flickSpeed":400}"#)
  }

  private func report(_ arguments: String...) throws {
    let program = ProgramRun(["report", folder, "--out", scratch.path("golden")] + arguments)
    try #require(program.status == .done)
  }

  private func check(_ arguments: String...) -> ProgramRun {
    ProgramRun(
      ["check", folder, "--golden", scratch.path("golden"), "--out", scratch.path("out")]
        + arguments)
  }

  @Test(arguments: [
    ["--callbacks"], ["--tuning", "percent-driven"], ["--anchor", "gesture"],
    ["--detents", "medium,large", "--raw-cells"],
  ])
  func aReportIsCheckedAsItWasMade(_ arguments: [String]) throws {
    let program = ProgramRun(
      ["report", folder, "--out", scratch.path("golden")] + arguments)
    try #require(program.status == .done)
    let answer = check()
    #expect(answer.status == .done)
    #expect(answer.output.hasPrefix("check passed: 0 of "))
    #expect(
      try scratch.contents(of: "out").keys.sorted() == [
        "check.md", "flips.csv", "junit.xml", "run.json",
      ])
  }

  @Test func changedOutcomesFailAndAreListed() throws {
    try report()
    let program = check("--tuning", scratch.path("fast.json"))
    #expect(program.status == .checkFailed)
    #expect(program.output.contains("--update records the outcomes of now"))
    let flips = CSVRows(try scratch.text("out/flips.csv")).rows
    #expect(!flips.isEmpty)
    #expect(flips.allSatisfy { $0["closed_loop_risk"] == "" && $0["divergence_us"] == "" })
    #expect(
      check("--tuning", scratch.path("fast.json"), "--max-flips", "\(flips.count)").status == .done)
  }

  @Test func aGestureThatIsMissingOrNewIsAChange() throws {
    try report()
    let text = try scratch.text("golden/gestures.csv")
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines.remove(at: 1)
    try scratch.write("golden/gestures.csv", lines.joined(separator: "\n"))
    #expect(check().output.hasPrefix("check failed: 1 of "))
    let row = try #require(CSVRows(try scratch.text("out/flips.csv")).rows.first)
    #expect(row["outcome_a"] == "" && row["outcome_b"] != "")
    try scratch.write(
      "golden/gestures.csv",
      text.replacing("\ns000001,1,", with: "\nx,1,"))
    #expect(check().output.hasPrefix("check failed: 2 of "))
  }

  @Test func anUpdateRecordsTheOutcomesOfNowAndNothingElse() throws {
    try report("--callbacks", "--group-by", "app", "--dwell-horizon", "2")
    let before = try scratch.contents(of: "golden")
    #expect(check("--update").status == .done)
    #expect(try scratch.contents(of: "golden") == before)
    #expect(check("--update", "--tuning", scratch.path("fast.json")).status == .done)
    let after = try scratch.contents(of: "golden")
    #expect(after.keys == before.keys)
    #expect(after["gestures.csv"] != before["gestures.csv"])
    #expect(check().status == .done)
    #expect(check("--update", "--tuning", "uikit").status == .done)
    #expect(try scratch.contents(of: "golden") == before)
  }

  @Test func aFirstReportIsRecordedOnlyWhenAskedFor() throws {
    let missing = check()
    #expect(missing.status == .missingInput)
    #expect(
      missing.diagnostics
        == "detent: \(scratch.path("golden")): there is no report in it; --update writes one\n")
    #expect(check("--update").status == .done)
    #expect(check().status == .done)
  }

  @Test(arguments: [
    ("run.json", "{}", "this is not the record of a 'detent report'"),
    ("run.json", "{", "line 1, column 2: "),
    ("gestures.csv", "session_id,gesture\n", "there is no column 'outcome'"),
    ("gestures.csv", "a\n\"b", "line 2: a quoted cell has no end"),
  ])
  func aDamagedReportIsABadConfiguration(
    _ file: String, _ text: String, _ message: String
  ) throws {
    try report()
    try scratch.write("golden/\(file)", text)
    let program = check()
    #expect(program.status == .badConfiguration)
    #expect(program.diagnostics.hasPrefix("detent: \(scratch.path("golden/" + file)): \(message)"))
  }
}

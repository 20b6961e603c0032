import DetentCommand
import Foundation
import TestSupport
import Testing

@Suite struct SweepCommandTests {
  private let scratch: ScratchFolder
  private let folder: String

  init() throws {
    scratch = try ScratchFolder()
    folder = try CheckCorpus.write(to: scratch, users: 6, sessions: 20)
  }

  private func sweep(_ arguments: String..., out: String = "out") throws -> ProgramRun {
    let program = ProgramRun(["sweep", folder, "--out", scratch.path(out)] + arguments)
    #expect(program.status == .done, "\(program.diagnostics)")
    return program
  }

  /// The cells behind the varied fields, by point.
  private func table(_ text: String, fields: Int) -> [[String]: [String]] {
    var points: [[String]: [String]] = [:]
    for line in text.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      points[Array(cells[..<fields]), default: []].append(
        cells[fields...].joined(separator: ","))
    }
    return points
  }

  @Test(arguments: ["gesture", "session"])
  func aPointThatIsTheBaselineIsItsReport(_ anchor: String) throws {
    _ = try sweep("--vary", "flickSpeed=400:1600:600", "--anchor", anchor)
    let points = table(try scratch.text("out/sweep.csv"), fields: 1)
    #expect(points.count == 3)
    _ = ProgramRun(
      "report", folder, "--anchor", anchor, "--out", scratch.path("report"), "--quiet")
    let summary = try scratch.text("report/summary.csv").split(separator: "\n").map(String.init)
    #expect(points[["1000"]] == Array(summary.dropFirst()))
    #expect(points[["400"]] != points[["1000"]])
  }

  /// A free run under each tuning is that tuning's report.
  @Test func inAFreeRunEachPointIsTheReportUnderItsTuning() throws {
    _ = try sweep(
      "--vary", "touchSlop=5:25:10", "--vary", "mediumFactor=0.5:0.6:0.1", "--anchor", "session")
    let points = table(try scratch.text("out/sweep.csv"), fields: 2)
    #expect(points.count == 6)
    let tuning = try scratch.write("t.json", #"{"touchSlop":25,"mediumFactor":0.5}"#)
    _ = ProgramRun(
      "report", folder, "--tuning", tuning, "--out", scratch.path("report"), "--quiet")
    let summary = try scratch.text("report/summary.csv").split(separator: "\n").map(String.init)
    #expect(points[["25", "0.5"]] == Array(summary.dropFirst()))
  }

  /// A sheet whose tuning differs only in releases leaves the baseline's at a lift, any other at the
  /// touch-down: nobody taps for so long that the second field would matter.
  @Test(arguments: [
    "flickSpeed=200:1400:600", "flickDampingRatio=0.3:1:0.35", "decelerationRate=0.9:0.998:0.049",
    "minimumProjectedSpeed=0:500:250", "velocityStaleAfter=1000:101000:50000",
    "velocityMinimumInterval=1000:101000:50000",
  ])
  func whenASheetLeavesTheBaselineChangesNothing(_ field: String) throws {
    _ = try sweep("--vary", field, "--vary", "tapMaximumDuration=750000:750001:1")
    let points = table(try scratch.text("out/sweep.csv"), fields: 2)
    let late = points.filter { $0.key[1] == "750000" }
    #expect(late.count == 3)
    for (point, rows) in late { #expect(points[[point[0], "750001"]] == rows) }
  }

  @Test func anyNumberOfJobsGivesTheSameBytes() throws {
    _ = try sweep("--vary", "flickSpeed=400:800:200", "-j", "1")
    let one = try scratch.contents(of: "out")
    #expect(one.keys.sorted() == ["run.json", "sweep.csv", "sweep.svg"])
    _ = try sweep("--vary", "flickSpeed=400:800:200", "-j", "5", out: "other")
    #expect(try scratch.contents(of: "other") == one)
  }

  @Test(arguments: [
    ([], "option '--vary' is needed to say which field takes which values"),
    (
      ["--vary", "flikSpeed=1:2:1"],
      "option '--vary' has the value 'flikSpeed', expected a field of a tuning such as 'flickSpeed'"
    ),
    (
      ["--vary", "flickSpeed=1:2"],
      "option '--vary' has the value 'flickSpeed=1:2', expected FIELD=FROM:TO:STEP with up to 1000 values"
    ),
    (
      ["--vary", "flickSpeed=1:2:0"],
      "option '--vary' has the value 'flickSpeed=1:2:0', expected FIELD=FROM:TO:STEP with up to 1000 values"
    ),
    (
      ["--vary", "flickSpeed=2:1:1"],
      "option '--vary' has the value 'flickSpeed=2:1:1', expected FIELD=FROM:TO:STEP with up to 1000 values"
    ),
    (
      ["--vary", "flickSpeed=0:1000:1"],
      "option '--vary' has the value 'flickSpeed=0:1000:1', expected FIELD=FROM:TO:STEP with up to 1000 values"
    ),
    (
      ["--vary", "rageCount=1:2:0.5"],
      "option '--vary' has the value 'rageCount=1.5', expected a whole number, at least 0 and at most 1000000"
    ),
    (
      ["--vary", "flickSpeed=1:500:1", "--vary", "touchSlop=1:9:1"],
      "option '--vary' has the value 'touchSlop', expected at most 1000 tunings in all"
    ),
    (
      ["--vary", "flickSpeed=1:2:1", "--vary", "flickSpeed=1:2:1"],
      "option '--vary flickSpeed' is given twice"
    ),
    (
      ["--pareto", "a"], "option '--pareto' has the value 'a', expected two metrics between a comma"
    ),
    (
      ["--vary", "flickSpeed=1:2:1", "--pareto", "dismiss_rate,abandond_rate"],
      "option '--pareto' has the value 'abandond_rate', expected a metric of summary.csv such as 'abandoned_rate'"
    ),
  ])
  func aCommandLineThatMakesNoSenseIsRefused(_ arguments: [String], _ message: String) {
    let program = ProgramRun(["sweep", folder, "--out", scratch.path("out")] + arguments)
    #expect(program.status == .usage)
    #expect(program.diagnostics == "detent: \(message)\ndetent: see 'detent sweep --help'\n")
  }

  @Test(arguments: [
    ("a=0:1:0.1", ["0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1"]),
    ("a=5:5:1", ["5"]), ("a=1:2:0.4", ["1", "1.4", "1.8"]), ("a=-1:0:0.5", ["-1", "-0.5", "0"]),
  ])
  func aRangeHasTheseValues(_ text: String, _ values: [String]) throws {
    let field = try #require(VariedField(text))
    #expect(field.values.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" } == values)
  }
}

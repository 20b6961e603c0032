import DetentCommand
import Foundation
import TestSupport
import Testing

@Suite struct ParityCommandTests {
  private let scratch: ScratchFolder
  private let tunings: [String]

  init() throws {
    scratch = try ScratchFolder()
    tunings = [
      "uikit", try scratch.write("fast.json", #"{"flickSpeed":400}"#), "percent-driven",
      try scratch.write("far.json", #"{"decelerationRate":0.998,"touchSlop":4}"#),
    ]
  }

  @discardableResult
  private func parity(
    _ paths: [String], tunings: [String]? = nil, _ arguments: String..., out: String = "out"
  ) -> ProgramRun {
    let names = (tunings ?? self.tunings).joined(separator: ",")
    let program = ProgramRun(
      ["parity", "--tunings", names, "--out", scratch.path(out)] + arguments + paths)
    #expect(program.status == .done, "\(program.diagnostics)")
    return program
  }

  private func rows(_ table: String) throws -> [[String: String]] {
    CSVRows(try scratch.text("out/\(table)")).rows
  }

  /// The outcomes of each gesture by tuning.
  private func outcomes() throws -> [[String]: [String: String]] {
    var outcomes: [[String]: [String: String]] = [:]
    for row in try rows("parity.csv") {
      guard let session = row["session_id"], let gesture = row["gesture"],
        let tuning = row["tuning"]
      else { continue }
      outcomes[[session, gesture], default: [:]][tuning] = row["outcome"]
    }
    return outcomes
  }

  @Test(arguments: ["gesture", "session"])
  func eachTuningDiffersFromTheFirstAsInACheck(_ anchor: String) throws {
    let folder = try CheckCorpus.write(to: scratch, users: 6, sessions: 30)
    parity([folder], "--anchor", anchor)
    let (outcomes, matrix) = (try outcomes(), try rows("matrix.csv"))
    #expect(outcomes.values.allSatisfy { $0.count == 4 })
    for (place, tuning) in tunings.enumerated().dropFirst() {
      let name = ["uikit", "fast.json", "percent-driven", "far.json"][place]
      _ = ProgramRun(
        "check", folder, "--candidate", tuning, "--anchor", anchor, "--replicates", "100", "--out",
        scratch.path("check"))
      let flips = CSVRows(try scratch.text("check/flips.csv")).rows
      #expect(!flips.isEmpty)
      let pair = matrix.first { $0["tuning_a"] == "uikit" && $0["tuning_b"] == name }
      #expect(pair?["differing"] == "\(flips.count)")
      #expect(pair?["gestures"] == "\(outcomes.count)")
      for flip in flips {
        let gesture = outcomes[[flip["session_id"] ?? "", flip["gesture"] ?? ""]]
        #expect(gesture?["uikit"] == flip["outcome_a"] && gesture?[name] == flip["outcome_b"])
      }
    }
  }

  @Test func anyNumberOfJobsAnyOrderAndAnyShardingGiveTheSameTables() throws {
    let folder = try CheckCorpus.write(to: scratch, users: 6, sessions: 60, perFile: 4)
    let program = parity([folder], "-j", "1")
    let one = try scratch.contents(of: "out")
    #expect(
      one.keys.sorted() == ["matrix.csv", "offenders.csv", "parity.csv", "run.json"])
    #expect(parity([folder], "-j", "5", out: "jobs") == program)
    #expect(try scratch.contents(of: "jobs") == one)
    let paths = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".gz") }.map { "\(folder)/\($0)" }
    parity(paths.sorted().reversed(), out: "backwards")
    #expect(try scratch.contents(of: "backwards") == one)
    let other = try CheckCorpus.write(to: scratch, "other", users: 6, sessions: 60, perFile: 60)
    parity([other], out: "whole")
    let whole = try scratch.contents(of: "whole")
    for name in ["parity.csv", "matrix.csv"] { #expect(whole[name] == one[name]) }
  }

  /// Every outcome of an offender, explained by its own command, is that outcome.
  @Test func theCommandsThatExplainAnOffenderSayItsOutcomes() throws {
    let folder = try CheckCorpus.write(to: scratch, users: 6, sessions: 60)
    parity([folder])
    let offenders = try rows("offenders.csv")
    #expect(offenders.count > 20)
    let counts = offenders.compactMap { $0["outcomes"].flatMap { Int($0) } }
    #expect(counts.first == 3 && counts == counts.sorted(by: >))
    for row in offenders.prefix(12) {
      var words = (row["explanation"] ?? "").split(separator: " ").map(String.init)
      words[2] = "\(folder)/\(words[2])"
      for (place, word) in words.enumerated() where word.hasSuffix(".json") {
        words[place] = scratch.path(word)
      }
      let program = ProgramRun(Array(words.dropFirst()))
      #expect(program.status == .done, "\(program.diagnostics)")
      let first = try #require(program.output.split(separator: "\n").first)
      let outcome = try #require(row["outcome"]).replacing(":", with: ", sheet at ")
      #expect(
        first.hasSuffix(": settled at \(outcome)") || first.contains(": \(outcome)"),
        "\(words): \(first) instead of \(outcome)")
    }
  }

  @Test(arguments: [
    ([], "option '--tunings' is needed to say what is compared"),
    (
      ["--tunings", "uikit"],
      "option '--tunings' has the value 'uikit', expected two tunings or more between commas"
    ),
    (
      ["--tunings", "uikit,uikit"],
      "option '--tunings' has the value 'uikit', expected each name once"
    ),
    (
      ["--tunings", "uikit,percent-driven", "--tuning", "uikit"],
      "options '--tuning' and '--tunings' exclude each other"
    ),
  ])
  func aCommandLineThatMakesNoSenseIsRefused(_ arguments: [String], _ message: String) {
    let program = ProgramRun(["parity", "x", "--out", scratch.path("out")] + arguments)
    #expect(program.status == .usage)
    #expect(program.diagnostics == "detent: \(message)\ndetent: see 'detent parity --help'\n")
  }

  @Test func anExplanationBesideABaselineReplaysGestureByGesture() {
    let program = ProgramRun(
      "explain", "x", "--session", "a", "--baseline", "uikit", "--anchor", "session")
    #expect(program.status == .usage)
    #expect(program.diagnostics.contains("'--baseline' and '--anchor session' exclude each other"))
  }
}

import DetentCommand
import Foundation
import TestSupport
import Testing

/// The same recordings give the same bytes, however they are read.
@Suite struct CheckOrderTests {
  private let scratch: ScratchFolder
  private let folder: String

  init() throws {
    scratch = try ScratchFolder()
    folder = try CheckCorpus.write(to: scratch, users: 7, sessions: 24, perFile: 3)
    try scratch.write("fast.json", #"{"base":"uikit","flickSpeed":400,"touchSlop":14}"#)
  }

  private func check(_ name: String, _ arguments: [String]) throws -> [String: Data] {
    let program = ProgramRun(
      [
        "check", "--candidate", scratch.path("fast.json"), "--replicates", "200", "--out",
        scratch.path(name),
      ] + arguments)
    #expect(program.status == .done, "\(program.diagnostics)")
    return try scratch.contents(of: name)
  }

  @Test func anyNumberOfJobsAndAnyOrderOfPathsGiveTheSameBytes() throws {
    let one = try check("one", [folder, "-j", "1"])
    #expect(one.keys.sorted() == ["check.csv", "check.md", "flips.csv", "junit.xml", "run.json"])
    #expect(try check("two", [folder, "-j", "5"]) == one)
    let paths = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".gz") }.map { "\(folder)/\($0)" }
    #expect(paths.count > 5)
    #expect(try check("backwards", paths.sorted().reversed()) == one)
  }

  @Test func otherFilesWithTheSameSessionsGiveTheSameTables() throws {
    let one = try check("one", [folder])
    let other = try CheckCorpus.write(to: scratch, "other", users: 7, sessions: 24, perFile: 24)
    let whole = try check("whole", [other])
    for name in ["check.csv", "flips.csv"] { #expect(whole[name] == one[name]) }
  }
}

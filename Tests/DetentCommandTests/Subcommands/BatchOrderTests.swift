import DetentCommand
import Foundation
import Testing

@Suite struct BatchOrderTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    for number in 1...9 {
      let text = SmallTrace.session("s\(number % 4)", x: 100 + number)
      try scratch.write("in/\(number % 3)/t\(number).jsonl.gz", SmallTrace.members(text))
    }
    try scratch.write("in/cut.jsonl.gz", SmallTrace.members(SmallTrace.session("c")).dropLast(9))
    try scratch.write("in/notes.txt", "no trace\n")
  }

  private func report(_ name: String, _ arguments: [String]) throws -> [String: Data] {
    let page = scratch.path("\(name)/page.html")
    let program = ProgramRun(
      ["report", "--out", scratch.path(name), "--callbacks", "--html", page] + arguments)
    #expect(program.status == .done)
    return try scratch.contents(of: name)
  }

  @Test func anyNumberOfJobsAndAnyOrderOfPathsGiveTheSameBytes() throws {
    let folder = scratch.path("in")
    let one = try report("one", [folder, "-j", "1"])
    #expect(one.keys.contains("run.json") && one.keys.contains("sessions.csv"))
    #expect(try report("two", [folder, "-j", "2"]) == one)
    #expect(try report("again", [folder, "-j", "7"]) == one)
  }

  @Test func thePathsMayComeInAnyOrder() throws {
    let paths = (1...9).map { scratch.path("in/\($0 % 3)/t\($0).jsonl.gz") }
    let forwards = try report("forwards", paths)
    #expect(try report("backwards", paths.reversed()) == forwards)
    let list = try scratch.write("list", paths.joined(separator: "\0"))
    #expect(try report("listed", ["--paths-from", list, "-0"]) == forwards)
  }

  @Test func rowsAreSortedBySessionAndDuplicatesAreRenamed() throws {
    let files = try report("sorted", [scratch.path("in")])
    let text = String(decoding: try #require(files["sessions.csv"]), as: UTF8.self)
    let ids = text.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "," } }
    #expect(ids == ["c", "s0", "s0~2", "s1", "s1~2", "s1~3", "s2", "s2~2", "s3", "s3~2"])
    let problems = String(decoding: try #require(files["problems.csv"]), as: UTF8.self)
    #expect(problems.contains("cut.jsonl.gz,c,degraded,truncated,"))
    #expect(problems.contains("notes.txt,,note,not_a_trace,"))
    #expect(problems.contains(",s1~3,note,duplicate_id,"))
  }

  @Test func replayAndConvertAreTheSameForAnyOrderToo() throws {
    let paths = (1...9).map { scratch.path("in/\($0 % 3)/t\($0).jsonl.gz") }
    for command in ["replay", "inspect", "convert"] {
      let forwards = ProgramRun([command, "-j", "1"] + paths)
      let backwards = ProgramRun([command, "-j", "3"] + paths.reversed())
      #expect(forwards.output == backwards.output)
      #expect(!forwards.output.isEmpty)
    }
  }
}

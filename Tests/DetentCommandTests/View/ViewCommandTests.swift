import DetentCommand
import Foundation
import Testing
import TouchTraces

@Suite struct ViewCommandTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  @Test func `it is one page, the same each time`() throws {
    let file = try scratch.write("a.jsonl", SmallTrace.session("a"))
    let program = ProgramRun("view", file)
    #expect(program.status == .done)
    #expect(program.diagnostics.isEmpty)
    #expect(program.output.hasPrefix("<!DOCTYPE html>\n"))
    #expect(program.output.contains("default-src 'none'"))
    #expect(program == ProgramRun("view", file))
    #expect(!program.output.contains(scratch.path))
    let out = scratch.path("page.html")
    #expect(ProgramRun("view", file, "-o", out).output.isEmpty)
    #expect(try scratch.text("page.html") == program.output)
  }

  @Test func `sessions are named, or the first ones are shown`() throws {
    let ids = (10..<50).map { "s\($0)" }
    let file = try scratch.write("a.jsonl", ids.map { SmallTrace.session($0) }.joined())
    let all = ProgramRun("view", file)
    #expect(
      all.diagnostics
        == "detent: 32 of 40 sessions are shown, --session ID selects others\n")
    #expect(try Self.sessions(all) == Array(ids.prefix(32)))
    let two = ProgramRun("view", file, "--session", "s44", "--session=s13")
    #expect(two.diagnostics.isEmpty)
    #expect(try Self.sessions(two) == ["s13", "s44"])
  }

  @Test func `a later presentation is a session of its own`() throws {
    let file = try scratch.write(
      "a.jsonl",
      """
      {"format":"touch-trace","version":1,"id":"a"}
      [1,"dismiss",false]
      [2,"present",false]
      [3,"began",1,196,700]
      [3.1,"ended",1,196,700]
      [4,"end"]

      """)
    #expect(try Self.sessions(ProgramRun("view", file)) == ["a", "a.2"])
    let second = ProgramRun("view", file, "--session", "a.2")
    #expect(second.output.contains("\"from\":1000000,\"to\":1100000"))
  }

  @Test func `the other tuning has a line and explanations of its own`() throws {
    let file = try scratch.write("a.jsonl", SmallTrace.session("a"))
    let program = ProgramRun("view", file, "--candidate", "percent-driven")
    #expect(program.status == .done)
    #expect(program.output.contains("\"tunings\":[\"uikit\",\"percent-driven\"]"))
    #expect(program.output.split(separator: "\"looks\":").count == 3)
  }

  @Test func `an unknown session is missing input that names the nearest`() throws {
    let file = try scratch.write("a.jsonl", SmallTrace.session("s-001"))
    let program = ProgramRun("view", file, "--session", "s-002")
    #expect(program.status == .missingInput)
    #expect(program.output.isEmpty)
    #expect(
      program.diagnostics == "detent: there is no session 's-002', the nearest known are 's-001'\n")
  }

  @Test func `a page is not written over somebody else's file`() throws {
    let file = try scratch.write("a.jsonl", SmallTrace.session("a"))
    let other = try scratch.write("page.html", "mine")
    let program = ProgramRun("view", file, "-o", other)
    #expect(program.status == .cannotCreate)
    #expect(program.diagnostics.hasPrefix("detent: \(other): "))
    #expect(try scratch.text("page.html") == "mine")
    #expect(ProgramRun("view", file, "-o", other, "--force").status == .done)
  }

  @Test func `a folder that is not there cannot take a page`() throws {
    let file = try scratch.write("a.jsonl", SmallTrace.session("a"))
    let out = scratch.path("nowhere/page.html")
    let program = ProgramRun("view", file, "-o", out)
    #expect(program.status == .cannotCreate)
    #expect(program.diagnostics.hasPrefix("detent: \(out): "))
  }

  @Test func `an unknown candidate is a usage error`() throws {
    let file = try scratch.write("a.jsonl", SmallTrace.session("a"))
    let program = ProgramRun("view", file, "--candidate", "uikti")
    #expect(program.status == .usage)
    #expect(program.diagnostics.contains("'--candidate' has the value 'uikti'"))
  }

  /// The ids of the sessions of a page.
  private static func sessions(_ program: ProgramRun) throws -> [String] {
    let page = program.output
    let start = try #require(page.firstRange(of: "id=\"data\">")).upperBound
    let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
    guard case .object(let data) = try JSONParser.parse(Array(page[start..<end].utf8)),
      case .array(let sessions)? = data["sessions"]
    else { return [] }
    return sessions.compactMap { session in
      guard case .object(let session) = session, case .string(let id)? = session["id"] else {
        return nil
      }
      return id
    }
  }
}

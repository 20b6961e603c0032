import DetentCommand
import Testing

@Suite struct ConvertCommandTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  @Test func aCanonicalTraceComesBackAsItIs() throws {
    let text = SmallTrace.session("a") + SmallTrace.session("b")
    let file = try scratch.write("a.jsonl.gz", SmallTrace.members(text))
    #expect(ProgramRun("convert", file).output == text)
    #expect(ProgramRun("convert", file, "-o", scratch.path("b.jsonl")).output.isEmpty)
    #expect(try scratch.text("b.jsonl") == text)
  }

  @Test func anOutputInGzIsCompressedAndReadsBack() throws {
    let text = SmallTrace.session("a")
    let file = try scratch.write("a.jsonl", text)
    let packed = scratch.path("b.jsonl.gz")
    #expect(ProgramRun("convert", file, "-o", packed).status == .done)
    #expect(try scratch.bytes("b.jsonl.gz").starts(with: [0x1F, 0x8B]))
    #expect(ProgramRun("convert", packed).output == text)
  }

  @Test func sessionsWithoutAnIDGetTheOneThatReportsUse() throws {
    let text = "{\"format\":\"touch-trace\",\"version\":1}\n[0,\"end\"]\n"
    let file = try scratch.write("a.jsonl", text)
    #expect(
      ProgramRun("convert", file).output == """
        {"format":"touch-trace","version":1,"id":"a#1"}
        [0,"end"]

        """)
  }

  @Test func touchesGoToEvemuAndComeBack() throws {
    let file = try scratch.write("a.jsonl", SmallTrace.session("a"))
    let evemu = scratch.path("a.evemu")
    let converted = ProgramRun("convert", file, "-o", evemu)
    #expect(converted.status == .done)
    #expect(try scratch.text("a.evemu").hasPrefix("# EVEMU 1.3\n"))
    #expect(ProgramRun("convert", file, "--to", "evemu").output == (try scratch.text("a.evemu")))
    let touches = SmallTrace.session("a").split(separator: "\n").filter { line in
      ["began", "moved", "ended"].contains { line.contains("\"\($0)\"") }
    }
    let back = ProgramRun("convert", evemu, "--device", "iPhone 14 Pro")
    #expect(back.output.split(separator: "\n").dropFirst().elementsEqual(touches))
  }

  @Test func aFormatOfOneSessionAsksWhich() throws {
    let text = SmallTrace.session("a") + SmallTrace.session("b")
    let file = try scratch.write("a.jsonl", text)
    let refused = ProgramRun("convert", file, "--to", "evemu")
    #expect(refused.status == .unusableInput)
    #expect(
      refused.diagnostics
        == "detent: evemu holds one session and 2 were read: choose one of them with --session,"
        + " 'detent report' names them\n")
    #expect(ProgramRun("convert", file, "--to", "evemu", "--session", "b").status == .done)
    #expect(ProgramRun("convert", file, "--session", "b").output == SmallTrace.session("b"))
    #expect(
      ProgramRun("convert", file, "--session", "c").diagnostics
        == "detent: there is no session 'c' to convert\n")
  }
}

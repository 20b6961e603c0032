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
}

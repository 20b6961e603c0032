import DetentCommand
import Testing

@Suite struct ReplayCommandTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private static let header =
    "session_id,event,time_us,kind,phase,owner,sheet_y_pt,detent,content_offset_pt,dim,rules,callbacks"

  @Test func eachEventIsARow() throws {
    let file = try scratch.write("a.jsonl", SmallTrace.session("a"))
    let program = ProgramRun("replay", file)
    #expect(program.status == .done)
    let lines = program.output.split(separator: "\n")
    #expect(lines.first == Self.header[...])
    #expect(
      lines.dropFirst().map { $0.split(separator: ",").prefix(4).joined(separator: " ") } == [
        "a 1 0 began", "a 2 8333 moved", "a 3 16667 moved", "a 4 25000 ended", "a 5 1200000 end",
      ])
  }

  @Test func aRecordingWithoutAnEndGetsOneAtItsLastEvent() throws {
    let text = SmallTrace.session("a").split(separator: "\n").dropLast().joined(separator: "\n")
    let file = try scratch.write("a.jsonl", text + "\n")
    let program = ProgramRun("replay", file)
    #expect(program.output.split(separator: "\n").last?.hasPrefix("a,5,25000,end,") == true)
  }

  @Test func aLaterPresentationIsASessionOfItsOwn() throws {
    let text = """
      {"format":"touch-trace","version":1,"id":"a"}
      [1,"dismiss",false]
      [2,"mark","between"]
      [3,"present",false]
      [4,"end"]

      """
    let file = try scratch.write("a.jsonl", text)
    let csv = ProgramRun("replay", file).output.split(separator: "\n").dropFirst()
    let expected = [
      "a 1 1000000 dismiss", "a 2 2000000 mark", "a.2 1 0 present", "a.2 2 1000000 end",
    ]
    #expect(csv.map { $0.split(separator: ",").prefix(4).joined(separator: " ") } == expected)
    let lines = ProgramRun("replay", file, "-f", "ndjson").output.split(separator: "\n")
    #expect(lines.map { $0.contains("\"session_id\":\"a.2\"") } == [false, false, true, true])
  }

  @Test func aSheetThatIsPresentedFirstIsNotThereBefore() throws {
    let text = """
      {"format":"touch-trace","version":1,"id":"a"}
      [0.5,"keyboard",0]
      [1,"mark","before"]
      [2,"present",false]
      [4,"end"]

      """
    let file = try scratch.write("a.jsonl", text)
    let rows = ProgramRun("replay", file).output.split(separator: "\n").dropFirst()
    let expected = [
      "a 1 -1500000 keyboard dismissed", "a 2 -1000000 mark dismissed", "a 3 0 present idle",
      "a 4 2000000 end idle",
    ]
    #expect(rows.map { $0.split(separator: ",").prefix(5).joined(separator: " ") } == expected)
  }

  @Test func impossibleEventsAreCountedOncePerKind() throws {
    let text = """
      {"format":"touch-trace","version":1,"id":"a"}
      [1,"present",true]
      [2,"present",true]
      [4,"end"]

      """
    let file = try scratch.write("a.jsonl", text)
    #expect(ProgramRun("replay", file).diagnostics.isEmpty)
    _ = try scratch.write(
      "b.jsonl", text.replacing("[1,\"present\",true]", with: "[1,\"select\",null,true]"))
    let program = ProgramRun("replay", "-v", scratch.path("b.jsonl"))
    #expect(
      program.diagnostics == """
        detent: \(scratch.path("b.jsonl")): line 3, byte 0x45: the event has no effect at that moment

        """)
  }

  @Test func idsAreQuotedWhereTheyStand() throws {
    let text = SmallTrace.session("a").replacing("\"id\":\"a\"", with: #""id":"x,\"y""#)
    let file = try scratch.write("a.jsonl", text)
    #expect(ProgramRun("replay", file).output.contains("\n\"x,\"\"y\",1,0,began,"))
    #expect(
      ProgramRun("replay", file, "-f", "ndjson").output.contains(#""session_id":"x,\"y""#))
  }
}

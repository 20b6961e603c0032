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

  /// Two fingers, one of them taken away, with places and times that no step divides.
  private static let touches = [
    #"[0,"began",1,196.5,640,{"force":0.25}]"#, #"[0.008333,"moved",1,196.667,633.333]"#,
    #"[0.016,"began",2,-3.001,700]"#, #"[0.017001,"moved",2,12.5,699.999]"#,
    #"[0.02,"cancelled",2,12.5,699.999]"#, #"[0.4,"ended",1,196.667,402]"#,
    #"[1.5,"began",3,10,20]"#, #"[1.6,"ended",3,11,21.001]"#,
  ]

  @Test(arguments: ["webkit", "flutter"])
  func touchesComeBackFromAFormatOfJSON(_ format: String) throws {
    let trace =
      #"{"format":"touch-trace","version":1,"id":"a"}"# + "\n"
      + Self.touches.joined(separator: "\n") + "\n[2,\"end\"]\n"
    let file = try scratch.write("a.jsonl", trace)
    let path = scratch.path("b.\(format).json")
    #expect(ProgramRun("convert", file, "-o", path).status == .done)
    #expect(
      ProgramRun("convert", file, "--to", format).output == (try scratch.text("b.\(format).json")))
    let back = ProgramRun("convert", path, "--device", "iPhone 14 Pro")
    #expect(back.output.split(separator: "\n").dropFirst().map(String.init) == Self.touches)
  }

  @Test func usersAreReplacedByHashesOfASeed() throws {
    func trace(_ user: String) -> String {
      #"{"format":"touch-trace","version":1,"user":"\#(user)"}"# + "\n[0,\"end\"]\n"
    }
    let file = try scratch.write("a.jsonl", trace("anna") + trace("ben") + trace("anna"))
    func users(_ seed: String) -> [String] {
      ProgramRun("convert", file, "--hash-users", seed).output.split(separator: "\"")
        .map(String.init).filter { $0.count == 17 && $0.hasPrefix("u") }
    }
    let hashed = users("7")
    #expect(hashed.count == 3 && hashed[0] == hashed[2] && hashed[0] != hashed[1])
    #expect(users("7") == hashed)
    #expect(users("8").first != hashed.first)
    #expect(ProgramRun("convert", file, "--hash-users", "x").status == .usage)
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

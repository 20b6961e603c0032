import DetentCommand
import Testing

/// A trace of two sessions in two gzip members, damaged in every possible place.
@Suite struct DamagedInputTests {
  private let scratch: ScratchFolder
  private let whole: [UInt8]
  private let rows: [Substring]

  init() throws {
    scratch = try ScratchFolder()
    whole = try SmallTrace.members(SmallTrace.session("a"), SmallTrace.session("b", x: 150))
    let file = try scratch.write("whole.jsonl.gz", whole)
    rows = ProgramRun("replay", file).output.split(separator: "\n")
  }

  private static let messages = [
    "the file is empty", "the compressed data end too early", "the last line is cut",
    "the checksum of the compressed data is wrong", "the length of the compressed data is wrong",
    "invalid compressed data near byte ", "the file is no recording of a known format",
    " follow the compressed data", "the session has no readable event", "byte 0x",
    "compressed with",
  ]

  /// Checks the outcome of a damaged file and returns it.
  private func expectSoundOutcome(
    of bytes: [UInt8], _ place: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = try scratch.write("damaged.jsonl.gz", bytes)
    let program = ProgramRun("replay", file)
    #expect([.done, .unusableInput].contains(program.status), "\(place)")
    let lines = program.diagnostics.split(separator: "\n")
    #expect(!lines.isEmpty || program.output.split(separator: "\n") == rows, "\(place)")
    for line in lines.dropLast(program.status == .done ? 0 : 1) {
      #expect(Self.messages.contains { line.contains($0) }, "\(place): \(line)")
    }
    if program.status == .unusableInput {
      #expect(lines.last?.contains("no session can be used") == true, "\(place)")
      #expect(program.output.split(separator: "\n").count == 1, "\(place)")
    }
  }

  @Test func aTraceThatIsCutAnywhereIsUsedAsFarAsItGoes() throws {
    let first = try SmallTrace.members(SmallTrace.session("a")).count
    for count in 0..<whole.count where count != first {
      try expectSoundOutcome(of: Array(whole[..<count]), "cut at \(count)")
    }
  }

  @Test func aTraceWithAnyByteFlippedIsNotBelieved() throws {
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 0x10
      try expectSoundOutcome(of: bytes, "flipped at \(index)")
      let program = ProgramRun("replay", scratch.path("damaged.jsonl.gz"))
      let looksCut = program.diagnostics.contains("end too early")
      for row in program.output.split(separator: "\n") {
        let isEndOfCut = looksCut && row.contains(",end,")
        #expect(isEndOfCut || rows.contains(row), "flipped at \(index): \(row)")
      }
    }
  }

  @Test func aCutTraceIsADegradedSessionInTheReport() throws {
    let file = try scratch.write("cut.jsonl.gz", whole.dropLast(12))
    let program = ProgramRun("report", file, "--out", scratch.path("out"))
    #expect(program.status == .done)
    #expect(program.output.hasPrefix("sessions  2 in = 1 ok + 1 degraded + 0 rejected"))
    let problems = try scratch.text("out/problems.csv")
    #expect(problems.contains("\ncut.jsonl.gz,b,degraded,truncated,"))
  }

  @Test func aWrongChecksumTakesTheRowsOfItsSessionAway() throws {
    var bytes = whole
    bytes[bytes.count - 8] ^= 1
    let file = try scratch.write("bad.jsonl.gz", bytes)
    let program = ProgramRun("report", file, "--out", scratch.path("out"))
    #expect(program.status == .done)
    #expect(program.output.hasPrefix("sessions  2 in = 1 ok + 0 degraded + 1 rejected"))
    #expect(
      try scratch.text("out/problems.csv").contains("\nbad.jsonl.gz,b,rejected,checksum_mismatch,"))
    #expect(!(try scratch.text("out/gestures.csv").contains("\nb,")))
  }
}

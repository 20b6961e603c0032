import DetentCommand
import SheetAnalytics
import SheetReports
import Testing
import TouchTraces
import Zlib

@Suite struct ByteIntakeTests {
  private func read(
    _ bytes: [UInt8], chunk: Int = 1 << 16, origin: BatchInput.Origin = .named,
    filter: [Label] = []
  ) -> FileRecord<SessionProfile> {
    var reading = ReadingOptions()
    reading.filter = filter
    var intake = ByteIntake(
      BatchInput(path: "a.jsonl.gz", source: "a.jsonl.gz", origin: origin), reading: reading,
      visitor: Inspector())
    var position = 0
    while position < bytes.count {
      let end = min(position + chunk, bytes.count)
      intake.feed(Array(bytes[position..<end]).span)
      position = end
    }
    return intake.finish()
  }

  private func statuses(_ file: FileRecord<SessionProfile>) -> [SessionStatus] {
    file.sessions.map(\.status)
  }

  private func kinds(_ file: FileRecord<SessionProfile>) -> [FindingKind] {
    file.findings.map(\.kind) + file.sessions.flatMap { $0.findings.map(\.kind) }
  }

  @Test(arguments: [1, 7, 100_000])
  func plainAndCompressedTextGiveTheSameSessions(_ chunk: Int) throws {
    let text = SmallTrace.session("a") + SmallTrace.session("b")
    for bytes in [Array(text.utf8), try SmallTrace.members(text)] {
      let file = read(bytes, chunk: chunk)
      #expect(file.sessions.map(\.statedID) == ["a", "b"])
      #expect(statuses(file) == [.ok, .ok])
      #expect(file.sessions.map { $0.payload?.samples } == [4, 4])
      #expect(file.byteCount == bytes.count)
    }
  }

  @Test func aWrongChecksumRejectsOnlyTheSessionsOfItsMember() throws {
    var bytes = try SmallTrace.members(
      SmallTrace.session("a"), SmallTrace.session("b"), SmallTrace.session("c"))
    let first = try SmallTrace.members(SmallTrace.session("a")).count
    let second = try SmallTrace.members(SmallTrace.session("b")).count
    bytes[first + second - 8] ^= 1
    let file = read(bytes)
    #expect(file.sessions.map(\.statedID) == ["a", "b"])
    #expect(statuses(file) == [.ok, .rejected])
    #expect(file.sessions.last?.payload == nil)
    #expect(kinds(file) == [.checksumMismatch])
  }

  @Test func aSessionThatRunsIntoADamagedMemberIsRejectedAsAWhole() throws {
    let lines = SmallTrace.session("a").split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines[0...2].joined(separator: "\n") + "\n"
    let tail = lines[3...].joined(separator: "\n")
    var bytes = try SmallTrace.members(head, tail)
    bytes[bytes.count - 8] ^= 1
    #expect(statuses(read(bytes)) == [.rejected])
  }

  @Test func aCutMemberDegradesTheSessionThatWasOpen() throws {
    let bytes = try SmallTrace.members(SmallTrace.session("a"), SmallTrace.session("b"))
    let file = read(Array(bytes.dropLast(4)))
    #expect(statuses(file) == [.ok, .degraded])
    #expect(kinds(file) == [.truncated])
    #expect(file.sessions.last?.payload?.samples == 4)
  }

  @Test func bytesBehindTheLastMemberDegradeAndZeroBytesDoNot() throws {
    let bytes = try SmallTrace.members(SmallTrace.session("a"))
    #expect(statuses(read(bytes + [0, 0, 0])) == [.ok])
    let file = read(bytes + Array("junk".utf8))
    #expect(statuses(file) == [.degraded])
    #expect(kinds(file) == [.trailingData])
  }

  @Test func aTraceThatIsCutAnywhereIsCountedOnce() throws {
    let bytes = try SmallTrace.members(SmallTrace.session("a"), SmallTrace.session("b"))
    let whole = read(bytes)
    #expect(statuses(whole) == [.ok, .ok])
    for count in 0..<bytes.count {
      let file = read(Array(bytes[..<count]))
      var counts = RunCounts()
      counts.add(file)
      #expect(counts.inputs == max(file.sessions.count, 1), "cut at \(count)")
      #expect(counts.okSessions < 2 || file.sessions.count == 2, "cut at \(count)")
      let isComplete = statuses(file) == [.ok] && kinds(file).allSatisfy { $0 == .truncated }
      #expect(isComplete || counts.degradedSessions + counts.badInputs > 0, "cut at \(count)")
      #expect(
        file.sessions.map(\.statedID)
          == read(Array(bytes[..<count]), chunk: 3).sessions.map(\.statedID))
    }
  }

  @Test func aTraceWithAnyByteFlippedNeverYieldsOtherNumbers() throws {
    let bytes = try SmallTrace.members(SmallTrace.session("a"), SmallTrace.session("b"))
    let whole = read(bytes).sessions.map(\.payload)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x10
      let file = read(damaged)
      var counts = RunCounts()
      counts.add(file)
      #expect(counts.inputs == max(file.sessions.count, 1), "flipped at \(index)")
      for session in file.sessions where session.status == .ok {
        #expect(whole.contains(session.payload), "flipped at \(index)")
      }
    }
  }

  @Test func emptyFilesAndTextAreNoTraces() {
    #expect(kinds(read([])) == [.empty])
    #expect(read([]).isRejected)
    let text = Array("hello, this is a letter\nto nobody\n".utf8)
    #expect(kinds(read(text)) == [.unknownFormat])
    #expect(read(text).isRejected)
    #expect(kinds(read(text, origin: .walked)) == [.notATrace])
    #expect(!read(text, origin: .walked).isRejected)
  }

  @Test func aSessionWithoutEventsIsRejected() {
    let file = read(Array("{\"format\":\"touch-trace\",\"version\":1}\n".utf8))
    #expect(statuses(file) == [.rejected])
    #expect(kinds(file) == [.empty])
  }

  @Test func theFilterLeavesSessionsOutAltogether() {
    let text = """
      {"format":"touch-trace","version":1,"id":"a","labels":{"app":"1"}}
      [0,"end"]
      {"format":"touch-trace","version":1,"id":"b","labels":{"app":"2"}}
      [0,"end"]

      """
    let file = read(Array(text.utf8), filter: [Label(name: "app", value: "2")])
    #expect(file.sessions.map(\.statedID) == ["b"])
    #expect(file.sessions.map(\.number) == [2])
    #expect(file.filteredCount == 1)
    #expect(!file.isRejected)
  }
}

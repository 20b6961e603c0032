import DetentCommand
import Testing
import TouchTraces

@Suite struct BatchTests {
  private func file(_ source: String, ids: [String?], checksum: UInt32 = 0) -> FileRecord<Int> {
    var file = FileRecord<Int>(path: source, source: source)
    file.checksum = checksum
    for (index, id) in ids.enumerated() {
      var header = SessionHeader()
      header.id = id
      file.sessions.append(
        SessionRecord(
          header, number: index + 1, location: TraceLocation(line: 1, byteOffset: 0), payload: 0))
    }
    return file
  }

  @Test(arguments: [
    ("a.jsonl.gz", "a#1"), ("a.jsonl", "a#1"), ("a", "a#1"), ("b/a.x.txt", "b/a.x#1"),
    ("b.c/a", "b.c/a#1"), (".hidden", ".hidden#1"), ("a.gz", "a#1"), ("a.JSONL.GZ", "a#1"),
  ])
  func sessionsWithoutAnIDAreNamedAfterTheirFile(_ source: String, _ expected: String) {
    #expect(Batch([file(source, ids: [nil])]).sessions.map(\.id) == [expected])
  }

  @Test func theOrderOfFilesDoesNotMatter() {
    let files = [
      file("b", ids: ["s", nil]), file("a", ids: ["t", "s"]), file("a", ids: ["s"], checksum: 7),
      file("c", ids: ["s~2"]),
    ]
    let expected = ["b#2", "s", "s~2", "s~3", "s~4", "t"]
    #expect(Batch(files).sessions.map(\.id) == expected)
    let reversed = Batch(files.reversed())
    #expect(reversed.sessions.map(\.id) == expected)
    #expect(reversed.sessions.map(\.source) == Batch(files).sessions.map(\.source))
    #expect(reversed.sessions.first { $0.id == "s" }?.source == "a")
    #expect(reversed.sessions.first { $0.id == "s~2" }?.source == "c")
  }

  @Test func laterPresentationsTakeTheirIDsToo() {
    var first = file("a", ids: ["s"])
    first.sessions[0].presentationCount = 3
    let other = file("b", ids: ["s.2", "s.4", "s.5~2"])
    var last = file("c", ids: ["s.5"])
    last.sessions[0].presentationCount = 2
    let batch = Batch([last, other, first])
    #expect(batch.sessions.map(\.id) == ["s", "s.2~2", "s.4", "s.5", "s.5~2"])
    #expect(batch.sessions[1].record.findings.map(\.kind) == [.duplicateID])
  }

  @Test func idsThatLookAlikeAreTheSame() {
    let batch = Batch([file("a", ids: ["\u{E9}", "e\u{301}", "e"])])
    #expect(batch.sessions.map(\.id.unicodeScalars.count) == [1, 4, 1])
    #expect(batch.sessions.filter { !$0.record.findings.isEmpty }.count == 1)
  }

  @Test func aRenamedSessionSaysSo() {
    let batch = Batch([file("a", ids: ["s", "s"])])
    #expect(batch.sessions[0].record.findings.isEmpty)
    #expect(batch.sessions[1].record.findings.map(\.kind) == [.duplicateID])
    #expect(
      batch.sessions[1].record.findings.map(\.message)
        == ["the id 's' is taken, the session is called 's~2'"])
  }
}

import TestSupport
import Testing
import TouchTraces

/// Two drags that were written for this purpose, in many formats with one expected result.
@Suite(.enabled(if: SharedFolder.exists, "the folder of recordings is not here"))
struct HandmadeRecordingTests {
  private struct Row {
    var touch: Int
    var time: Int64
    var phase: String
    var x: Double
    var y: Double
  }

  private func expectedRows() throws -> [Row] {
    try SharedFolder.text("traces/handmade/expected.csv").split(separator: "\n").dropFirst().map {
      let fields = $0.split(separator: ",")
      return Row(
        touch: try #require(Int(fields[0])), time: try #require(Int64(fields[1])),
        phase: String(fields[2]), x: try #require(Double(fields[3])),
        y: try #require(Double(fields[4])))
    }
  }

  @Test(arguments: [
    ("getevent-lt.txt", TraceFormat.getevent), ("getevent-t.txt", .getevent),
    ("getevent-lt.utf16le.txt", .getevent), ("evtest.txt", .evtest),
    ("libinput-record.yml", .libinput),
  ])
  func `both drags are read at their times and places`(file: String, format: TraceFormat) throws {
    let bytes = try SharedFolder.bytes("traces/handmade/" + file)
    #expect(TraceFormat.sniff(bytes.span) == .format(format))
    let sink = CollectingSink.decoding(bytes, format: format)
    let session = try #require(sink.sessions.first)
    #expect(session.header.startAge == .unknown)
    #expect(session.header.id == nil)
    #expect(session.findings.map(\.kind) == [.guessedScreen])
    let rows = try expectedRows()
    #expect(session.events.count == rows.count)
    for (event, row) in zip(session.events, rows) {
      guard case .touch(let sample) = event.action else {
        Issue.record("not a touch")
        continue
      }
      #expect(abs(event.time.microseconds - row.time) <= 1_000)
      #expect(sample.phase.rawValue == row.phase)
      #expect(sample.touch.rawValue == Int32(row.touch))
      #expect(abs(sample.x - row.x) <= 0.2 && abs(sample.y - row.y) <= 0.2, "\(row)")
    }
  }

  @Test func `line ends and chunks change nothing`() throws {
    let bytes = try SharedFolder.bytes("traces/handmade/getevent-lt.txt")
    let whole = CollectingSink.decoding(bytes, format: .getevent)
    for size in 1...17 {
      #expect(CollectingSink.decoding(bytes, format: .getevent, chunk: size) == whole)
    }
    for end in ["\r\n", "\r\r\n", "            \r\n"] {
      let text = String(decoding: bytes, as: UTF8.self).replacing("\n", with: end)
      let other = CollectingSink.decoding(text, format: .getevent)
      #expect(other.sessions.map(\.events) == whole.sessions.map(\.events))
    }
  }

  @Test func `each cut is read without a crash and leaves touches well-formed`() throws {
    let bytes = try SharedFolder.bytes("traces/handmade/getevent-t.txt")
    for count in stride(from: 0, through: bytes.count, by: 7) {
      let sink = CollectingSink.decoding(Array(bytes[..<count]), format: .getevent)
      for session in sink.sessions { expectWellFormed(session.events) }
      #expect(sink.kinds.isEmpty == false)
    }
  }

  @Test func `damaged bytes leave touches well-formed`() throws {
    let bytes = Array(try SharedFolder.bytes("traces/handmade/getevent-lt.txt").prefix(6_000))
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<400 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...30, using: &generator) {
        let index = Int.random(in: damaged.indices, using: &generator)
        damaged[index] =
          Array("0f8 \n[].EV_".utf8).randomElement(using: &generator) ?? damaged[index]
      }
      let sink = CollectingSink.decoding(damaged, format: .getevent)
      for session in sink.sessions { expectWellFormed(session.events) }
    }
  }
}

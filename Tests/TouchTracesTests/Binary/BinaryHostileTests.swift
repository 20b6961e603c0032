import TestSupport
import Testing
import TouchTraces

/// A file of four sessions in several blocks, damaged in every place.
struct BinaryHostileTests {
  private let bytes: [UInt8]
  private let whole: CollectingSink

  init() throws {
    bytes = try BinaryFile.bytes(of: BinaryFile.fourSessions, partLength: 15, blockLength: 600)
    whole = BinaryFile.decoding(bytes)
  }

  /// Expects that sessions that may be used are among the true ones, complete unless said.
  private func expectSound(_ sink: CollectingSink, _ place: String) {
    #expect(sink.strayEvents == 0, "\(place)")
    for session in sink.sessions {
      let severities = session.findings.map(\.kind.severity)
      guard !severities.contains(.rejected) else { continue }
      let isCut = severities.contains(.degraded)
      let isTrue = whole.sessions.contains { truth in
        truth.header == session.header
          && (isCut ? truth.events.starts(with: session.events) : truth.events == session.events)
      }
      #expect(isTrue, "\(place)")
    }
  }

  private func lost(_ sink: CollectingSink) -> Int {
    sink.kinds.count { $0 == .damagedBlock }
  }

  @Test func `each cut leaves the sessions before it, and is found`() {
    for count in 8..<(bytes.count - 12) {
      let sink = BinaryFile.decoding(Array(bytes[..<count]))
      expectSound(sink, "cut at \(count)")
      #expect(sink.kinds.contains(.truncated) || lost(sink) > 0, "cut at \(count)")
      #expect(sink.sessions.count + lost(sink) <= 4, "cut at \(count)")
    }
  }

  @Test func `each flipped byte costs the sessions of its block, which are counted`() {
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x10
      let sink = BinaryFile.decoding(damaged)
      expectSound(sink, "flipped at \(index)")
      let isCounted = sink.sessions.count + lost(sink) == 4
      #expect(
        isCounted || sink.kinds.contains(.truncated) || index < 8, "flipped at \(index)")
    }
  }

  @Test func `without the index all is read, and its absence is told`() throws {
    let index = try #require(bytes.lastIndex(of: 0xDB))
    let sink = BinaryFile.decoding(Array(bytes[..<index]))
    #expect(sink.sessions.map(\.events) == whole.sessions.map(\.events))
    #expect(sink.kinds.filter { $0.severity != .note } == [.truncated])
  }

  @Test func `a damaged block is passed over, the sessions around it are read`() throws {
    let text = (0..<6).map {
      "{\"format\":\"touch-trace\",\"version\":1,\"id\":\"\($0)\"}\n[0,\"end\"]\n"
    }
    let file = try BinaryFile.bytes(of: text.joined(), blockLength: 1)
    let starts = file.indices.filter { file[$0...].starts(with: [0xDB, 0x42, 0x4C, 0x4B]) }
    #expect(starts.count == 7)
    for offset in [2, 9, 60] {
      var damaged = file
      damaged[starts[2] + offset] ^= 1
      let sink = BinaryFile.decoding(damaged)
      #expect(sink.sessions.map(\.header.id) == ["0", "1", "3", "4", "5"])
      #expect(sink.kinds == [.damagedBlock])
      #expect(sink.sessions.map(\.eventLines) == [[2], [4], [8], [10], [12]])
    }
  }

  @Test func `random damage never stops the decoder or breaks its promises`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let index = Int.random(in: 8..<damaged.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: damaged[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: damaged.remove(at: index)
        default: damaged.insert(damaged[index / 2], at: index)
        }
      }
      let sink = BinaryFile.decoding(damaged)
      #expect(sink.strayEvents == 0)
      for session in sink.sessions { expectWellFormed(session.events) }
      #expect(BinaryFile.decoding(damaged, chunk: 11) == sink)
    }
  }
}

import TestSupport
import Testing
import TouchTraces

struct Format1HostileTests {
  private let bytes = Array(SampleTraces.everything.utf8)

  @Test func `each cut gives a prefix of the events, and a cut line is found`() {
    let whole = CollectingSink.decoding(bytes)
    let events = whole.sessions.flatMap(\.events)
    for count in 0..<bytes.count {
      let sink = CollectingSink.decoding(Array(bytes[..<count]))
      let cut = sink.sessions.flatMap(\.events)
      #expect(events.starts(with: cut), "cut at \(count)")
      let isAtLineEnd = bytes[count] == UInt8(ascii: "\n") || (count > 0 && bytes[count - 1] == 10)
      #expect(sink.kinds.contains(.truncated) != (isAtLineEnd || count == 0), "cut at \(count)")
      #expect(sink.kinds.contains(.noHeader) == (sink.sessions.isEmpty && count > 0))
    }
  }

  @Test func `damaged bytes never stop the decoder or break its promises`() {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<1_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let index = Int.random(in: damaged.indices, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: damaged[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: damaged.remove(at: index)
        case 2:
          damaged.insert(damaged[Int.random(in: damaged.indices, using: &generator)], at: index)
        default: damaged[index] = Array("0\",[]{}\n-e.".utf8).randomElement(using: &generator) ?? 0
        }
      }
      let sink = CollectingSink.decoding(damaged)
      #expect(sink.strayEvents == 0)
      for session in sink.sessions { expectWellFormed(session.events) }
      let size = Int.random(in: 1...17, using: &generator)
      #expect(CollectingSink.decoding(damaged, chunk: size) == sink)
    }
  }

  @Test func `findings have a bound, whatever a file holds`() {
    var text = SampleTraces.header
    for index in 0..<1_000 { text += "[0,\"code\(index)\"]\n[0,\"set\",{\"key\(index)\":1}]\n" }
    text += "[0,\"" + String(repeating: "x", count: 10_000) + "\"]\n"
    let sink = CollectingSink.decoding(text)
    let findings = sink.sessions.flatMap(\.findings)
    #expect(findings.count == 66)
    #expect(findings.allSatisfy { $0.message.utf8.count < 200 })
  }
}

/// Expects times that never go back, and touches that begin before they move and end.
func expectWellFormed(
  _ events: [TraceEvent], sourceLocation: SourceLocation = #_sourceLocation
) {
  var down: Set<TouchID> = []
  var last = Timestamp.zero
  for event in events {
    #expect(event.time >= last, sourceLocation: sourceLocation)
    last = event.time
    guard case .touch(let sample) = event.action else { continue }
    #expect(sample.x.isFinite && sample.y.isFinite, sourceLocation: sourceLocation)
    switch sample.phase {
    case .began: #expect(down.insert(sample.touch).inserted, sourceLocation: sourceLocation)
    case .moved: #expect(down.contains(sample.touch), sourceLocation: sourceLocation)
    case .ended, .cancelled:
      #expect(down.remove(sample.touch) != nil, sourceLocation: sourceLocation)
    }
  }
}

import DetentCommand
import SheetReplay
import Testing
import TouchTraces

@Suite("Synthesizer")
struct SynthesizerTests {
  private static let corpus = SynthesizedCorpus.sessions

  private static func corpus(of count: Int, seed: UInt64 = 1, users: Int = 24)
    -> [SynthesizedSession]
  {
    let synthesizer = Synthesizer(seed: seed, users: users)
    return (0..<count).map { synthesizer.session($0) }
  }

  private static func bytes(_ sessions: [SynthesizedSession]) -> [UInt8] {
    var bytes: [UInt8] = []
    for session in sessions { session.encode(into: &bytes) }
    return bytes
  }

  @Test("the same seed gives the same bytes, another one gives others")
  func seeds() {
    let bytes = Self.bytes(Self.corpus(of: 20, seed: 5))
    #expect(bytes == Self.bytes(Self.corpus(of: 20, seed: 5)))
    #expect(bytes != Self.bytes(Self.corpus(of: 20, seed: 6)))
  }

  @Test("a session depends on the seed and its number, not on those made before it")
  func prefix() {
    let alone = Synthesizer(seed: 1, users: 24).session(137)
    #expect(alone == Self.corpus[137])
  }

  @Test("the engine takes each event of each session")
  func acceptance() {
    let refused = Self.corpus.filter { $0.rejections > 0 }
    #expect(refused.map(\.header.id) == [])
  }

  @Test("times never go back, and those of one touch go on")
  func times() {
    for session in Self.corpus {
      var last = Timestamp.zero
      var lastTouch = Timestamp(microseconds: -1)
      var backward = 0
      for event in session.events {
        if event.time < last { backward += 1 }
        last = event.time
        guard case .touch = event.action else { continue }
        if event.time <= lastTouch { backward += 1 }
        lastTouch = event.time
      }
      #expect(backward == 0, "\(session.header.id ?? "")")
      #expect(last.microseconds >= 5_000_000 && last.microseconds <= 40_000_000)
    }
  }

  @Test("a session has 3 to 12 gestures on the screen and on the device's grid")
  func gestures() {
    for session in Self.corpus {
      let screen = session.header.scene.screen.resolved()
      var gestures = 0
      var strays: [TouchSample] = []
      for event in session.events {
        guard case .touch(let sample) = event.action else { continue }
        if sample.phase == .began { gestures += 1 }
        let pixels = sample.y * screen.scale
        let isOnScreen =
          (0..<screen.width).contains(sample.x) && (0..<screen.height).contains(sample.y)
        if !isOnScreen || abs(pixels - pixels.rounded()) > 0.002 { strays.append(sample) }
      }
      #expect(strays.isEmpty)
      #expect((3...12).contains(gestures), "\(session.header.id ?? "")")
    }
  }

  @Test("what is written is read back as the same session")
  func roundTrip() {
    var decoder = TraceDecoder(format: .touchTrace1)
    var sink = CollectingSink()
    let sessions = Array(Self.corpus.prefix(60))
    let bytes = Self.bytes(sessions)
    decoder.feed(bytes.span, into: &sink)
    decoder.finish(into: &sink)
    #expect(sink.headers == sessions.map(\.header))
    #expect(sink.events == sessions.map(\.events))
    let unexpected = sink.findings.filter { $0.kind != .missingEnd }
    #expect(unexpected.isEmpty, "\(unexpected)")
  }

  @Test("a user keeps device and style, and people share the behaviours", arguments: [10, 24, 7])
  func users(count: Int) {
    let sessions = Self.corpus(of: count * 10, seed: 3, users: count)
    let byUser = Dictionary(grouping: sessions) { $0.header.user ?? "" }
    #expect(byUser.count == count)
    for (_, own) in byUser {
      let devices = Set(own.map { $0.header.labels.filter { $0.name != "behaviour" }.map(\.value) })
      #expect(devices.count == 1)
      #expect(Set(own.map(\.behaviour)).count >= 5)
    }
  }
}

/// Keeps what a decoder reads.
private struct CollectingSink: TraceSink {
  var headers: [SessionHeader] = []
  var events: [[TraceEvent]] = []
  var findings: [Finding] = []

  mutating func receive(_ header: SessionHeader, at location: TraceLocation) {
    headers.append(header)
    events.append([])
  }

  mutating func receive(_ event: TraceEvent, at location: TraceLocation) {
    events[events.count - 1].append(event)
  }

  mutating func receive(_ finding: Finding) { findings.append(finding) }
}

import TestSupport
import Testing
import TouchTraces

struct EvemuEncoderTests {
  private func encoded(_ events: [TraceEvent], _ screen: Screen) -> [UInt8] {
    var encoder = EvemuEncoder(screen: screen)
    var text: [UInt8] = []
    encoder.appendDescription(to: &text)
    for event in events {
      if case .touch(let sample) = event.action {
        encoder.append(sample, at: event.time, to: &text)
      }
    }
    return text
  }

  private let twoFingers = """
    {"format":"touch-trace","version":1,"screen":{"width":390.5,"height":844}}
    [0,"began",1,196.333,640.667]
    [0.008333,"moved",1,196.333,-20.5]
    [0.01,"began",7,1,2]
    [0.01,"moved",7,1,2]
    [0.02,"cancelled",1,196.333,600]
    [0.03,"ended",7,1,9.125]
    [1.25,"began",2,390.499,843.999]
    [1.5,"ended",2,390.499,843.999]

    """

  @Test func `the text is that of evemu`() {
    let session = CollectingSink.decoding(twoFingers).sessions[0]
    let text = String(
      decoding: encoded(Array(session.events.prefix(3)), session.header.scene.screen.resolved()),
      as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("B: 01") }.count == 12)
    #expect(
      lines.filter { !$0.hasPrefix("B: 01") }.joined(separator: "\n") == """
        # EVEMU 1.3
        N: detent touch panel
        I: 0003 0000 0000 0001
        P: 02 00 00 00 00 00 00 00
        B: 00 0b 00 00 00 00 00 00 00
        B: 03 00 00 00 00 00 80 e0 02
        A: 2f 0 31 0 0 0
        A: 35 0 390499 0 0 0
        A: 36 0 843999 0 0 0
        A: 37 0 2 0 0 0
        A: 39 0 65535 0 0 0
        E: 0.000000 0003 0039 0000
        E: 0.000000 0003 0035 196333
        E: 0.000000 0003 0036 640667
        E: 0.000000 0001 014a 0001
        E: 0.000000 0000 0000 0000
        E: 0.008333 0003 0036 -20500
        E: 0.008333 0000 0000 0000
        E: 0.010000 0003 002f 0001
        E: 0.010000 0003 0039 0001
        E: 0.010000 0003 0035 1000
        E: 0.010000 0003 0036 2000
        E: 0.010000 0000 0000 0000
        """)
  }

  @Test func `every sample comes back at its time and place`() {
    let session = CollectingSink.decoding(twoFingers).sessions[0]
    let screen = session.header.scene.screen.resolved()
    let text = encoded(session.events, screen)
    #expect(TraceFormat.sniff(text.span) == .format(.evemu))
    var scene = SceneFields()
    scene.screen = session.header.scene.screen
    let back = CollectingSink.decoding(text, format: .evemu, scene: scene)
    // The second finger ends away from its last sample and moves there first.
    #expect(
      back.touches == [
        "0 b1 196,641", "8 m1 196,-21", "10 b2 1,2", "10 m2 1,2", "20 c1 196,-21", "30 m2 1,9",
        "30 e2 1,9", "1250 b3 390,844", "1500 e3 390,844",
      ])
    #expect(back.kinds == [.hoverOrPalm])
  }

  @Test func `random traces come back within a thousandth of a point`() {
    for seed in 1...20 as ClosedRange<UInt64> {
      var trace = RandomTrace(seed: seed)
      var sink = CollectingSink()
      sink.receive(SessionHeader(), at: TraceLocation(line: 1, byteOffset: 0))
      var repair = SequenceRepair(backwardStep: .dropsEvent)
      for event in trace.events(400) {
        repair.receive(event, at: TraceLocation(line: 1, byteOffset: 0), into: &sink)
      }
      let events = sink.sessions[0].events
      let text = encoded(events, ScreenFields().resolved())
      expectSame(events, CollectingSink.decoding(text, format: .evemu).sessions[0].events)
    }
  }

  /// Compares all but the numbers of fingers and the samples before a lift elsewhere.
  private func expectSame(
    _ events: [TraceEvent], _ back: [TraceEvent], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func samples(_ events: [TraceEvent]) -> [(time: Int64, sample: TouchSample)] {
      events.compactMap { event in
        guard case .touch(let sample) = event.action else { return nil }
        return (event.time.microseconds, sample)
      }
    }
    let wanted = samples(events)
    var found = samples(back)[...]
    let origin = wanted.first?.time ?? 0
    for (time, sample) in wanted {
      let isSame = { (other: (time: Int64, sample: TouchSample)) in
        other.time == time - origin && other.sample.phase == sample.phase
          && (sample.phase == .cancelled
            || abs(other.sample.x - sample.x) <= 0.001 && abs(other.sample.y - sample.y) <= 0.001)
      }
      if let next = found.first, !isSame(next), next.sample.phase == .moved { found.removeFirst() }
      #expect(found.first.map(isSame) == true, sourceLocation: sourceLocation)
      found = found.dropFirst()
    }
    #expect(found.isEmpty, sourceLocation: sourceLocation)
  }
}

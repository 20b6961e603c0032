import Testing
import TouchTraces

/// Samples that are made on the way from one stated place to the next.
struct StraightWayTests {
  private func touches(_ text: String, _ format: TraceFormat) -> [TraceEvent] {
    CollectingSink.decoding(Array(text.utf8), format: format).sessions.flatMap(\.events)
  }

  private func places(_ events: [TraceEvent], finger: Int32 = 1) -> [String] {
    events.compactMap { event in
      guard case .touch(let sample) = event.action, sample.touch.rawValue == finger else {
        return nil
      }
      return "\(event.time.microseconds) \(sample.phase) \(sample.x) \(sample.y)"
    }
  }

  @Test(arguments: [
    (
      "at 120 Hz, the last half a step or more before the end", "input swipe 0 300 40 700 20",
      [
        "0 began 0.0 300.0", "8333 moved 16.666 466.66", "20000 moved 40.0 700.0",
        "20000 ended 40.0 700.0",
      ]
    ),
    (
      "a short one not at all", "input swipe 0 300 40 700 10",
      ["0 began 0.0 300.0", "10000 moved 40.0 700.0", "10000 ended 40.0 700.0"]
    ),
    (
      "as idb steps, with its rest", "idb ui swipe 0 300 0 340 --duration 0.06 --delta 10",
      [
        "0 began 0.0 300.0", "10000 moved 0.0 310.0", "20000 moved 0.0 320.0",
        "30000 moved 0.0 330.0", "40000 moved 0.0 340.0", "50000 moved 0.0 340.0",
        "60000 ended 0.0 340.0",
      ]
    ),
    (
      "as idb steps without a pause", "idb ui swipe 0 300 0 320 --duration 0 --delta 10",
      [
        "0 began 0.0 300.0", "0 moved 0.0 310.0", "0 moved 0.0 320.0", "0 ended 0.0 320.0",
      ]
    ),
  ])
  func `a way is filled`(name: String, text: String, expected: [String]) {
    let scale = text.hasPrefix("idb") ? 1.0 : ScreenFields().resolved().scale
    let events = touches(text + "\n", .swipeCommands).map { event in
      guard case .touch(var sample) = event.action else { return event }
      sample.x *= scale
      sample.y *= scale
      return TraceEvent(time: event.time, action: .touch(sample))
    }
    #expect(rounded(places(events)) == rounded(expected), "\(name)")
  }

  private func rounded(_ places: [String]) -> [String] {
    places.map { place in
      place.split(separator: " ").map { word in
        Double(word).map { "\(($0 * 1_000).rounded() / 1_000)" } ?? String(word)
      }.joined(separator: " ")
    }
  }

  private static func chain(_ id: String, _ pause: Int) -> String {
    """
    {"type":"pointer","id":"\(id)","actions":[{"type":"pointerMove","x":10,"y":700},\
    {"type":"pause","duration":\(pause)},{"type":"pointerDown"},{"type":"pause","duration":50},\
    {"type":"pointerMove","duration":400,"x":33,"y":111},{"type":"pointerUp"}]}
    """
  }

  @Test func `a way is the same alone and beside another finger`() {
    let alone = places(touches("[\(Self.chain("a", 0))]", .webDriver))
    #expect(alone.count == 1 + 47 + 1 + 1)
    for pause in [3, 200, 5_000] {
      let both = touches("[\(Self.chain("a", 0)),\(Self.chain("b", pause))]", .webDriver)
      #expect(places(both) == alone, "\(pause)")
      #expect(both.count == 2 * alone.count, "\(pause)")
      #expect(both.map(\.time) == both.map(\.time).sorted(), "\(pause)")
    }
  }

  @Test func `touches that follow at once stand as they were written`() {
    let touch =
      #"{"action":"press","options":{"x":1,"y":1}},{"action":"wait","options":{"ms":40}},{"action":"moveTo","options":{"x":5,"y":9}},{"action":"release"}"#
    let sink = CollectingSink.decoding(
      Array("[\(touch),\(touch)]".utf8), format: .touchActions)
    #expect(sink.sessions.flatMap(\.events).count == 2 * (1 + 4 + 1 + 1))
    #expect(!sink.kinds.contains(.missingBegan) && !sink.kinds.contains(.timeBackwards))
  }

  @Test(arguments: [("3", true), ("0.9", false)])
  func `a way whose samples are far apart has a low rate`(duration: String, isLow: Bool) {
    let line = "idb ui swipe 0 600 0 300 --duration \(duration) --delta 10\n"
    let sink = CollectingSink.decoding(Array(line.utf8), format: .swipeCommands)
    #expect(sink.kinds.contains(.lowRate) == isLow)
  }

  @Test func `ways fill no more than the limit of samples`() {
    let line = "input swipe 0 300 0 600 600000\n"
    let sink = CollectingSink.decoding(
      Array(String(repeating: line, count: 9).utf8), format: .swipeCommands)
    #expect(sink.sessions.first?.events.count == 1 << 19)
    #expect(sink.kinds.contains(.truncated))
  }
}

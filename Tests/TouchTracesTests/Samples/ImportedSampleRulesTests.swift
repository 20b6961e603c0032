import Testing
import TouchTraces

/// How samples become touches, whatever format they come from.
struct ImportedSampleRulesTests {
  private func decode(
    _ text: String, _ format: TraceFormat = .touchJSON, options: ImportOptions = .standard
  ) -> CollectingSink {
    CollectingSink.decoding(Array(text.utf8), format: format, options: options)
  }

  private func touches(_ sink: CollectingSink) -> [String] {
    sink.sessions.flatMap(\.events).map { event in
      guard case .touch(let touch) = event.action else { return "" }
      return "\(event.time.microseconds) \(touch.touch.rawValue) \(touch.phase)"
        + " \(touch.x) \(touch.y)"
    }
  }

  private func places(_ sink: CollectingSink) -> [String] {
    touches(sink).map { $0.split(separator: " ").suffix(2).joined(separator: " ") }
  }

  @Test(arguments: [
    ("seconds since 1970", "1706000000.5", "1706000000.508"),
    ("seconds with an exponent", "1.7060000005E9", "1.706000000508E9"),
    ("milliseconds", "84512250", "84512258"), ("fractions of them", "0.5", "8.5"),
    ("microseconds", "27584669000", "27584677000"),
    ("nanoseconds since 1970", "1700000000500000001", "1700000000508000001"),
  ])
  func `the step between samples tells the unit of time`(
    name: String, first: String, second: String
  ) {
    let sink = decode(
      #"[{"t":\#(first),"x":1,"y":2,"phase":"began"},{"t":\#(second),"x":1,"y":2,"phase":"moved"}]"#
    )
    #expect(sink.sessions.first?.events.map(\.time.microseconds) == [0, 8_000], "\(name)")
  }

  @Test(arguments: [
    ("Android", #""action""#, [0, 2, 2, 1], ["began", "moved", "moved", "ended"]),
    ("UITouch", #""phase""#, [0, 1, 2, 3], ["began", "moved", "moved", "ended"]),
    ("UITouch, a tap", #""phase""#, [0, 3, 0, 4], ["began", "ended", "began", "cancelled"]),
    ("a recogniser", #""state""#, [1, 2, 2, 3], ["began", "moved", "moved", "ended"]),
    ("a recogniser's phases", #""phase""#, [1, 2, 2, 3], ["began", "moved", "moved", "ended"]),
    ("Flutter", #""event""#, [4, 5, 5, 6], ["began", "moved", "moved", "ended"]),
  ])
  func `numbers of phases make sense together`(
    name: String, key: String, numbers: [Int], phases: [String]
  ) {
    let samples = numbers.enumerated().map {
      #"{"t":\#(Double($0) / 100),"x":1,"y":\#($0),\#(key):\#($1)}"#
    }
    let sink = decode("[" + samples.joined(separator: ",") + "]")
    #expect(touches(sink).map { String($0.split(separator: " ")[2]) } == phases, "\(name)")
  }

  private static let corner =
    #"[{"t":0,"x":30,"y":60,"phase":"began"},{"t":1,"x":30,"y":60,"phase":"ended"}]"#

  @Test func `positions are mirrored and turned on the upright screen`() {
    let cases: [(rotation: ImportOptions.Rotation, flipX: Bool, flipY: Bool, place: String)] = [
      (.none, false, false, "30.0 60.0"), (.none, true, false, "70.0 60.0"),
      (.none, false, true, "30.0 140.0"), (.half, false, false, "70.0 140.0"),
      (.quarter, false, false, "40.0 30.0"), (.threeQuarters, false, false, "60.0 170.0"),
    ]
    for row in cases {
      var options = ImportOptions()
      options.screen = .init(width: 100, height: 200, scale: 1)
      (options.rotation, options.flipX, options.flipY) = (row.rotation, row.flipX, row.flipY)
      #expect(places(decode(Self.corner, options: options)).first == row.place, "\(row)")
    }
  }

  @Test func `positions beyond the points of the screen are taken for pixels, and that is said`() {
    let text =
      #"[{"t":0,"x":540,"y":1800,"phase":"began"},{"t":1,"x":540,"y":1500,"phase":"ended"}]"#
    let sink = decode(text)
    #expect(places(sink) == ["180.0 600.0", "180.0 500.0"])
    #expect(sink.kinds.contains(.guessedUnit))
    var options = ImportOptions()
    options.screen = .init(width: 1080, height: 2400, scale: 2)
    #expect(places(decode(text, options: options)) == ["270.0 900.0", "270.0 750.0"])
  }

  @Test func `a recording without times is refused, or spaced by the stated rate`() {
    let text = #"[{"x":1,"y":2,"phase":"began"},{"x":1,"y":3,"phase":"moved"}]"#
    let refused = decode(text)
    #expect(refused.sessions.isEmpty && refused.kinds == [.unsupported])
    #expect(refused.findings.first?.message.contains("--assume-rate") == true)
    var options = ImportOptions()
    options.assumedRate = 100
    let sink = decode(text, options: options)
    #expect(sink.sessions.first?.events.map(\.time.microseconds) == [0, 10_000])
    #expect(sink.kinds.contains(.assumedRate))
  }

  @Test func `two fingers keep their own numbers, also out of order in time`() {
    let sink = decode(
      """
      {"t":0.5,"id":"b","x":1,"y":1,"phase":"began"}
      {"t":0.51,"id":"a","x":2,"y":2,"phase":"began"}
      {"t":0.52,"id":"b","x":1,"y":0,"phase":"ended"}
      {"t":0.53,"id":"b","x":3,"y":3,"phase":"began"}
      {"t":0.1,"id":"c","x":9,"y":9,"phase":"began"}
      """)
    #expect(
      touches(sink) == [
        "0 1 began 1.0 1.0", "10000 2 began 2.0 2.0", "20000 1 ended 1.0 0.0",
        "30000 3 began 3.0 3.0", "30000 2 cancelled 2.0 2.0", "30000 3 cancelled 3.0 3.0",
        "1030000 4 began 9.0 9.0",
      ])
    #expect(sink.kinds.contains(.timeBackwards) && sink.kinds.contains(.missingEnd))
  }

  @Test func `predicted touches are left out, coalesced ones stand for the touch itself`() {
    let sink = decode(
      """
      {"t":0,"phase":"began","touches":[{"id":1,"x":1,"y":1}],"predictedTouches":[{"id":1,"x":1,"y":9}]}
      {"t":0.016,"phase":"moved","touches":[{"id":1,"x":1,"y":3}],
       "coalescedTouches":[{"t":0.008,"id":1,"x":1,"y":2},{"t":0.016,"id":1,"x":1,"y":3}]}
      """)
    #expect(places(sink) == ["1.0 1.0", "1.0 2.0", "1.0 3.0"])
    #expect(sink.kinds.contains(.ignoredEvent))
  }

  @Test func `two clocks and a low rate are said`() {
    let clocks = decode(
      #"[{"t":100.5,"x":1,"y":1,"phase":"began"},{"t":1706000000,"x":1,"y":2,"phase":"moved"},"#
        + #"{"t":1706000000.01,"x":1,"y":2,"phase":"moved"},{"t":1706000000.02,"x":1,"y":2,"phase":"ended"}]"#
    )
    #expect(clocks.kinds.contains(.clockJump))
    let samples = (0..<6).map {
      #"{"t_ms":\#($0 * 50),"x":1,"y":\#($0),"action":"\#($0 == 0 ? "down" : "move")"}"#
    }
    #expect(decode("[" + samples.joined(separator: ",") + "]").kinds.contains(.lowRate))
  }

  @Test func `moves before the first touch-down are dropped and counted`() {
    let sink = decode(
      #"[{"t":1,"x":1,"y":1,"phase":"moved"},{"t":2,"x":1,"y":2,"phase":"began"},{"t":3,"x":1,"y":2,"phase":"ended"}]"#
    )
    #expect(touches(sink) == ["0 1 began 1.0 2.0", "1000 1 ended 1.0 2.0"])
    #expect(sink.kinds.contains(.missingBegan))
  }
}

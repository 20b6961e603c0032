import TestSupport
import Testing
import TouchTraces

/// The shortest way of a touch line; a blank behind its bracket makes a line go another way.
struct UsualLineTests {
  private func decoded(_ line: some StringProtocol) -> CollectingSink {
    // More lines: the shortest way looks at bytes behind its own.
    let rest = "[99.5,\"moved\",1,1,1]\n[99.6,\"moved\",1,2,2]\n[99.7,\"ended\",1,3,3]\n"
    return CollectingSink.decoding(
      SampleTraces.header + "[0,\"began\",1,0,0]\n" + line + "\n" + rest)
  }

  private func expectSame(_ line: String, _ bent: String) {
    let (result, other) = (decoded(line), decoded(bent))
    #expect(result.sessions.map(\.events) == other.sessions.map(\.events), "\(line)")
    #expect(result.kinds == other.kinds, "\(line)")
  }

  @Test(arguments: [
    ("thirds", "[1.234567,\"moved\",1,123.333,678.667]", 1_234_567, 123.333, 678.667),
    ("whole", "[0.000001,\"moved\",1,100,999]", 1, 100, 999),
    ("halves", "[0.1,\"moved\",1,310.5,200.5]", 100_000, 310.5, 200.5),
    ("five places", "[3.00001,\"moved\",1,100.001,999.999]", 3_000_010, 100.001, 999.999),
    ("two digits", "[45.678901,\"moved\",1,300,412.2]", 45_678_901, 300, 412.2),
    ("nine tens", "[98.999999,\"moved\",1,999.9,999.999]", 98_999_999, 999.9, 999.999),
  ])
  func `each part is read as it stands`(
    _: String, line: String, micros: Int64, x: Points, y: Points
  ) {
    let sample = TouchSample(touch: TouchID(1), phase: .moved, x: x, y: y)
    let event = TraceEvent(time: Timestamp(microseconds: micros), action: .touch(sample))
    #expect(decoded(line).sessions.first?.events.dropFirst().first == event)
    #expect(decoded(line).kinds.isEmpty)
    expectSame(line, "[ " + line.dropFirst())
  }

  @Test(arguments: [TouchPhase.began, .moved, .ended, .cancelled])
  func `each phase is told`(phase: TouchPhase) {
    let line = "[1.234567,\"\(phase.rawValue)\",\(phase == .began ? 2 : 1),123.333,678.667]"
    guard case .touch(let sample)? = decoded(line).sessions.first?.events.dropFirst().first?.action
    else { Issue.record("no touch"); return }
    #expect(sample.phase == phase)
    expectSame(line, "[ " + line.dropFirst())
  }

  @Test func `lines of all digits are read as on the other ways`() {
    var generator = SeededGenerator(seed: 5)
    func digits(_ counts: ClosedRange<Int>) -> String {
      let count = Int.random(in: counts, using: &generator)
      return (0..<count).map { _ in "\(Int.random(in: 0...9, using: &generator))" }.joined()
    }
    func decimal(_ whole: ClosedRange<Int>, _ places: ClosedRange<Int>) -> String {
      let places = digits(places)
      return digits(whole) + (places.isEmpty ? "" : "." + places)
    }
    for _ in 0..<4_000 {
      let time = decimal(1...2, 4...7)
      let rest = ",\"moved\",\(digits(1...2)),\(decimal(2...4, 0...4)),\(decimal(3...3, 0...3))]"
      expectSame("[" + time + rest, "[ " + time + rest)
    }
  }

  @Test(arguments: [
    "[1.234567,\"moved\",1,123.333,678.667]", "[12.34567,\"ended\",1,123,678.5]",
    "[1.234567,\"began\",2,123.333,678.667]",
  ])
  func `a line with a wrong character is read as on the other ways`(line: String) {
    for place in 1..<line.utf8.count {
      for character in "0159.,-+eE\"[]{}mx \r\t/:\u{7F}" {
        var wrong = Array(line)
        wrong[place] = character
        expectSame(String(wrong), "[ " + String(wrong.dropFirst()))
      }
    }
  }

  @Test func `a line is read wherever a chunk ends`() {
    let text = Array(
      (SampleTraces.header + "[0,\"began\",1,0,0]\n[1.234567,\"moved\",1,123.333,678.667]\n"
        + "[2.234567,\"moved\",1,123,678.5]\n[3.234567,\"ended\",1,123,678.5]\n").utf8)
    let whole = CollectingSink.decoding(text)
    for size in 1...text.count {
      #expect(CollectingSink.decoding(text, chunk: size).sessions == whole.sessions)
    }
  }
}

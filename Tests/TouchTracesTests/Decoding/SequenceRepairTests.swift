import TestSupport
import Testing
import TouchTraces

struct SequenceRepairTests {
  private func repaired(
    _ lines: String, _ step: SequenceRepair.BackwardStep = .dropsEvent
  ) -> (events: [String], findings: [Finding]) {
    var source = TouchListing(lines)
    var repair = SequenceRepair(backwardStep: step)
    var sink = CollectingSink()
    sink.receive(SessionHeader(), at: TraceLocation(line: 0, byteOffset: 0))
    while let (event, location) = source.next() { repair.receive(event, at: location, into: &sink) }
    repair.finish(into: &sink)
    expectWellFormed(sink.sessions[0].events)
    return (sink.sessions[0].events.map(TouchListing.text), sink.sessions[0].findings)
  }

  @Test func `well-formed touches pass unchanged`() {
    let lines =
      "0 b1 5, 0 b2 6, 8000 m1 7, 9000 m1 7, 9000 e2 6, 20000 c1 7, 20000 b1 7, 30000 e1 7"
    let (events, findings) = repaired(lines)
    #expect(events.joined(separator: ", ") == lines)
    #expect(findings == [])
  }

  @Test(arguments: [
    (
      "0 b1 5, 0 b1 5, 8000 m1 7, 8000 m1 7, 8000 m1 7, 9000 e1 7, 9000 e1 7",
      "0 b1 5, 8000 m1 7, 9000 e1 7", FindingKind.duplicateSample, 4
    ),
    (
      "0 m1 5, 8000 m1 6, 9000 e1 6, 10000 b1 7, 11000 e1 7", "10000 b1 7, 11000 e1 7",
      .missingBegan, 3
    ),
    ("9000 b1 5, 8000 m1 6, 10000 e1 5", "9000 b1 5, 10000 e1 5", .timeBackwards, 1),
    (
      "0 b1 5, 8000 m1 6, 9000 b1 8, 20000 e1 8",
      "0 b1 5, 8000 m1 6, 8000 c1 6, 9000 b1 8, 20000 e1 8", .missingEnd, 1
    ),
    ("0 b1 5, 8000 b2 5, 9000 m1 6", "0 b1 5, 8000 b2 5, 9000 m1 6", .missingEnd, 2),
    (
      "0 b1 5, 100 m1 6, 200 m1 7, 300 m1 8, 300 e1 8",
      "0 b1 5, 100 m1 6, 200 m1 7, 300 m1 8, 300 e1 8", .burst, 1
    ),
    ("-5 b1 5, 0 b2 6, 1 e2 6", "0 b2 6, 1 e2 6", .timeBackwards, 1),
  ])
  func `what is broken is mended and counted`(
    lines: String, expected: String, kind: FindingKind, count: Int
  ) {
    let (events, findings) = repaired(lines)
    #expect(events.joined(separator: ", ") == expected)
    #expect(findings.map(\.kind) == [kind])
    if count > 1 {
      #expect(findings.first?.message.hasSuffix(" (\(count) in all)") == true)
    }
  }

  @Test(
    arguments: 0..<20 as Range<UInt64>, [SequenceRepair.BackwardStep.dropsEvent, .startsSegment])
  func `samples that come together are mended as one by one`(
    seed: UInt64, step: SequenceRepair.BackwardStep
  ) {
    var random = RandomTrace(seed: seed)
    var touches: [LocatedTouch] = []
    for (line, event) in random.events(400).enumerated() {
      guard case .touch(let sample) = event.action else { continue }
      touches.append(
        LocatedTouch(
          sample, time: event.time, location: TraceLocation(line: line, byteOffset: 0)))
    }
    for index in stride(from: 5, to: touches.count, by: 13) { touches[index].time = .zero }
    for index in stride(from: 3, to: touches.count, by: 7) {
      touches.insert(touches[index], at: index)
    }
    var (together, apart) = (SequenceRepair(backwardStep: step), CollectingSink())
    var (alone, expected) = (SequenceRepair(backwardStep: step), CollectingSink())
    apart.receive(SessionHeader(), at: TraceLocation(line: 0, byteOffset: 0))
    expected.receive(SessionHeader(), at: TraceLocation(line: 0, byteOffset: 0))
    together.receive(touches.span, into: &apart)
    for touch in touches { alone.receive(touch.event, at: touch.location, into: &expected) }
    together.finish(into: &apart)
    alone.finish(into: &expected)
    #expect(apart == expected)
    #expect(!expected.sessions[0].findings.isEmpty)
  }

  /// The numbers of samples that come together out of samples that go in together.
  @Test(arguments: [
    ("0 b1 5, 8000 m1 6, 9000 e1 6, 20000 b1 7, 30000 c1 7", [5]),
    ("0 b1 5, 1000 b2 5, 2000 m1 6, 3000 m2 6, 4000 e1 6, 5000 e2 6", [6]),
    ("0 b1 5, 8000 m1 6, 8000 m1 6, 9000 m1 7, 10000 e1 7", [2, 2]),
    ("0 b1 5, 8000 m1 6, 9000 e2 6, 10000 e1 6", [2, 1]),
  ])
  func `samples that need no mending stay together`(lines: String, expected: [Int]) {
    var source = TouchListing(lines)
    var touches: [LocatedTouch] = []
    while let (event, location) = source.next() {
      guard case .touch(let sample) = event.action else { continue }
      touches.append(LocatedTouch(sample, time: event.time, location: location))
    }
    var repair = SequenceRepair(backwardStep: .dropsEvent)
    var sink = CountingSink()
    repair.receive(touches.span, into: &sink)
    #expect(sink.counts == expected)
  }

  @Test func `two short gaps are no burst`() {
    #expect(repaired("0 b1 5, 100 m1 6, 200 m1 7, 300 e1 7").findings == [])
  }

  @Test func `a step back can start another segment`() {
    let (events, findings) = repaired(
      "0 b1 5, 8000 m1 6, 3000 b2 7, 4000 e2 7, 2000 b2 8, 2500 e2 8", .startsSegment)
    #expect(
      events.joined(separator: ", ")
        == "0 b1 5, 8000 m1 6, 8000 c1 6, 1008000 b2 7, 1009000 e2 7, 2009000 b2 8, 2009500 e2 8")
    #expect(findings.map(\.kind) == [.timeBackwards, .missingEnd])
  }

  @Test func `more fingers than hands have are dropped`() {
    let lines = (1...40).map { "0 b\($0) 1" }.joined(separator: ", ")
    let (events, findings) = repaired(lines)
    #expect(events.count == 32)
    #expect(findings.map(\.kind) == [.ignoredEvent, .missingEnd])
  }
}

/// Touches as text: `8000 m1 7` is a move of finger 1 to y = 7 after 8 ms.
private struct TouchListing {
  private var rest: ArraySlice<Substring>
  private var line = 0

  init(_ text: String) {
    rest = text.split(separator: ",")[...]
  }

  mutating func next() -> (TraceEvent, TraceLocation)? {
    guard let words = rest.popFirst()?.split(separator: " "), words.count == 3 else { return nil }
    line += 1
    let phase = TouchPhase.allCases.first { $0.rawValue.first == words[1].first } ?? .began
    let sample = TouchSample(
      touch: TouchID(Int32(words[1].dropFirst()) ?? 0), phase: phase, x: 0,
      y: Double(words[2]) ?? 0)
    let time = Timestamp(microseconds: Int64(words[0]) ?? 0)
    return (
      TraceEvent(time: time, action: .touch(sample)), TraceLocation(line: line, byteOffset: 0)
    )
  }

  static func text(_ event: TraceEvent) -> String {
    guard case .touch(let sample) = event.action else { return "" }
    let phase = sample.phase.rawValue.prefix(1)
    return "\(event.time.microseconds) \(phase)\(sample.touch.rawValue) \(Int(sample.y))"
  }
}

/// Counts the samples that come together.
private struct CountingSink: TraceSink {
  var counts: [Int] = []

  mutating func receive(_ header: SessionHeader, at location: TraceLocation) {}
  mutating func receive(_ event: TraceEvent, at location: TraceLocation) { counts.append(1) }
  mutating func receive(_ touches: Span<LocatedTouch>) { counts.append(touches.count) }
  mutating func receive(_ finding: Finding) {}
}

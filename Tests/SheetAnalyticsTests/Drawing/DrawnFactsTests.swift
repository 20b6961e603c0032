import SheetAnalytics
import SheetReplay
import Testing

@Suite struct DrawnFactsTests {
  private static let medium = ByteText(text: "medium")
  private static let phone = DetentConfiguration(
    detents: [
      .init(name: ByteText(text: "large"), y: 69), .init(name: medium, y: 399),
    ], height: 852, wayOut: .open)

  private static func gesture(
    _ outcome: GestureOutcome, to detent: String?, release: (y: Double, velocity: Double)? = nil
  ) -> GestureRow {
    var row = SampleSessions.gesture(outcome)
    row.toDetent = detent
    row.releaseY = release?.y
    row.releaseVelocity = release?.velocity
    return row
  }

  @Test(
    arguments: [
      ("a drag to another detent", .settled, "large", [("large", 1)]),
      ("a drag that came back", .settled, "medium", [("medium", 1)]),
      ("a dismissal", .dismissed, nil, [("dismissed", 1)]),
      ("a scroll that moved the sheet", .scrolled, "large", [("large", 1)]),
      ("a scroll that did not", .scrolled, "medium", []),
      ("a tap on the grabber", .tapped, "large", [("large", 1)]),
      ("a tap on content", .tapped, "medium", []),
      ("an ignored touch", .ignored, "medium", []),
      ("an open touch", .open, nil, []),
    ] as [(String, GestureOutcome, String?, [(String, Int64)])])
  func `ways are those of gestures that moved the sheet or dragged it`(
    _ name: String, _ outcome: GestureOutcome, _ detent: String?, _ ways: [(String, Int64)]
  ) {
    var table = TransitionTable()
    table.add(Self.gesture(outcome, to: detent))
    let found = table.ways.map { way, count -> (String, Int64) in
      switch way.to {
      case .dismissed: ("dismissed", count)
      case .detent(let name): (name.text, count)
      }
    }
    #expect(found.elementsEqual(ways, by: ==), "\(name)")
  }

  @Test func `a release keeps where it went and where the sheet could rest`() throws {
    var recording = DrawnRecording(configuration: Self.phone)
    recording.add(
      Self.gesture(.settled, to: "large", release: (300, -900)), under: Self.phone)
    recording.add(Self.gesture(.dismissed, to: nil, release: (700, 1200)), under: Self.phone)
    recording.add(Self.gesture(.scrolled, to: "medium"), under: Self.phone)
    var cancelled = Self.gesture(.cancelled, to: "medium", release: (500, 0))
    cancelled.traits.insert(.cancelled)
    recording.add(cancelled, under: Self.phone)
    #expect(recording.releases.map(\.velocity) == [-900, 1200])
    #expect(recording.releases.map(\.target) == [.detent(ByteText(text: "large")), .dismissed])
  }

  @Test func `facts of parts add up, the most common configuration is the first`() {
    var refused = Self.phone
    refused.wayOut = .refused
    var parts: [DrawnFacts] = []
    for part in 0..<3 {
      var facts = DrawnFacts()
      for number in 0...part {
        var recording = DrawnRecording(configuration: number == 0 ? refused : Self.phone)
        recording.add(
          Self.gesture(.settled, to: "large", release: (300, Double(part))), under: Self.phone)
        facts.add(recording, named: "\(part) \(number)")
      }
      parts.append(facts)
    }
    var forwards = DrawnFacts()
    for part in parts { forwards.merge(part) }
    var backwards = DrawnFacts()
    for part in parts.reversed() { backwards.merge(part) }
    #expect(forwards.transitions == backwards.transitions)
    #expect(forwards.transitions.ways.map(\.count) == [6])
    #expect(forwards.releases.elements == backwards.releases.elements)
    #expect(forwards.rankedConfigurations.map(\.recordings) == [3, 3])
    #expect(
      forwards.rankedConfigurations.map(\.configuration)
        == backwards.rankedConfigurations.map(\.configuration))
    #expect(forwards.rankedConfigurations[0].configuration == Self.phone)
  }
}

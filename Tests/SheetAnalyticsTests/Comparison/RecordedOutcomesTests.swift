import SheetAnalytics
import SheetReplay
import Testing

@Suite struct RecordedOutcomesTests {
  private static func end(_ detent: String) -> GestureEnd {
    GestureEnd(outcome: .settled, fromDetent: "medium", toDetent: detent, rule: nil)
  }

  private static func key(_ session: String, _ gesture: Int) -> RecordedOutcomes.Key {
    RecordedOutcomes.Key(sessionID: session, gesture: gesture)
  }

  @Test func `what differs, is new or is gone is told`() {
    var outcomes = RecordedOutcomes([
      Self.key("a", 1): Self.end("medium"), Self.key("a", 2): Self.end("large"),
      Self.key("b", 1): Self.end("large"),
    ])
    outcomes.note(Self.end("medium"), at: Self.key("a", 1))
    outcomes.note(Self.end("peek"), at: Self.key("a", 2))
    outcomes.note(Self.end("large"), at: Self.key("c", 1))
    let flips = outcomes.differences.sorted { $0.key.sessionID < $1.key.sessionID }
    #expect(flips.map(\.key) == [Self.key("a", 2), Self.key("b", 1), Self.key("c", 1)])
    #expect(flips.map(\.flip.a?.text) == ["large", "large", nil])
    #expect(flips.map(\.flip.b?.text) == ["peek", nil, "large"])
    #expect(flips.allSatisfy { $0.flip.hasClosedLoopRisk == nil })
    #expect(outcomes.compared == 4)
  }

  @Test func `the same outcomes differ in nothing`() {
    let recorded = [Self.key("a", 1): Self.end("medium")]
    var outcomes = RecordedOutcomes(recorded)
    for (key, end) in recorded { outcomes.note(end, at: key) }
    #expect(outcomes.differences.isEmpty)
    #expect(outcomes.compared == 1)
  }
}

import SheetAnalytics
import SheetReplay
import Testing

@Suite struct GestureEndTests {
  typealias Row = (outcome: GestureOutcome, from: String, to: String?, text: String)

  @Test(
    arguments: [
      (.settled, "medium", "large", "large"),
      (.settled, "medium", "medium", "medium"),
      (.scrolled, "medium", "medium", "scrolled"),
      (.scrolled, "medium", "large", "scrolled:large"),
      (.tapped, "medium", "large", "tapped:large"),
      (.cancelled, "large", "medium", "cancelled:medium"),
      (.cancelled, "large", "large", "cancelled"),
      (.ignored, "medium", "large", "ignored"),
      (.dismissed, "medium", nil, "dismissed"),
      (.open, "medium", nil, "open"),
    ] as [Row])
  func `an outcome is spelled so`(_ row: Row) {
    let end = GestureEnd(
      outcome: row.outcome, fromDetent: row.from, toDetent: row.to, rule: nil)
    #expect(end.text == row.text)
  }

  @Test func `outcomes are equal by word and detent alone`() {
    let end = GestureEnd(outcome: .settled, fromDetent: "a", toDetent: "b", rule: "S03")
    var other = GestureEnd(outcome: .settled, fromDetent: "c", toDetent: "b", rule: "S05")
    #expect(end.isSameOutcome(as: other))
    other.toDetent = "c"
    #expect(!end.isSameOutcome(as: other))
    other = GestureEnd(outcome: .scrolled, fromDetent: "a", toDetent: "b", rule: "S03")
    #expect(!end.isSameOutcome(as: other))
  }

  @Test func `a pair is a flip where its ends are not the same outcome`() {
    let rows = GestureOutcome.allCases.flatMap { outcome in
      [nil, "medium", "large"].map { detent in
        var row = SampleSessions.gesture(outcome)
        row.toDetent = detent
        return row
      }
    }
    for a in rows {
      for b in rows {
        let pair = GesturePair(presentation: 1, a: a, b: b, validity: .sound)
        #expect(pair.isFlip == !GestureEnd(a).isSameOutcome(as: GestureEnd(b)))
      }
    }
  }

  @Test func `the rule is that of the release, else that of the arbitration`() {
    var row = SampleSessions.gesture(.settled)
    #expect(GestureEnd(row).rule == nil)
    row.arbitrationRule = .a06
    #expect(GestureEnd(row).rule == "A06")
    row.releaseRule = .s03
    #expect(GestureEnd(row).rule == "S03")
  }
}

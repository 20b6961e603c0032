import SheetAnalytics
import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Gestures that are cut out of a replay are those of the report, and replay alone to the same end.
@Suite struct GestureWatchTests {
  @Test(arguments: 0..<60)
  func gesturesAreNumberedAsInTheReport(_ seed: Int) {
    let replay = Self.random(seed)
    var expected: [[GestureRow]] = replay.rows
    for index in expected.indices {
      for row in expected[index].indices { Self.forgetCourse(&expected[index][row]) }
    }
    var found: [[GestureRow]] = replay.rows.map { _ in [] }
    for gesture in replay.gestures {
      var row = gesture.row
      Self.forgetCourse(&row)
      found[gesture.place.presentation - 1].append(row)
    }
    #expect(found == expected)
  }

  @Test(arguments: 0..<60)
  func aGestureAloneEndsAsItDidInItsSession(_ seed: Int) {
    for gesture in Self.random(seed).gestures {
      #expect(gesture.ending(under: gesture.start.tuning)?.result == gesture.result)
    }
  }

  @Test(arguments: 0..<60)
  func anExplanationNamesTheRulesThatWereRecorded(_ seed: Int) {
    let replay = Self.random(seed)
    for (gesture, rules) in zip(replay.gestures, replay.rules) {
      let explanation = GestureExplainer.explanation(of: gesture, depth: .decisions)
      let named = explanation.decisions.compactMap(\.rule).filter { $0 != .r01 && $0 != .r06 }
      // A gesture that a deadline ended is over before the event that passed the deadline.
      #expect(Self.withoutRepeats(rules).starts(with: Self.withoutRepeats(named)))
      #expect(!named.isEmpty || rules.isEmpty)
    }
  }

  /// Random sessions have gestures of every sort; otherwise these tests would say little.
  @Test func randomSessionsHaveAllOutcomes() {
    let outcomes = Set((0..<60).flatMap { Self.random($0).gestures.map(\.row.outcome) })
    #expect(outcomes.count == GestureOutcome.allCases.count)
  }

  private static func random(_ seed: Int) -> WatchedReplay {
    var trace = RandomTrace(seed: UInt64(seed))
    let scene = trace.scene()
    return WatchedReplay(trace.events(300), scene: scene)
  }

  private static func withoutRepeats(_ rules: [Rule]) -> [Rule] {
    var seen: [Rule] = []
    for rule in rules where !seen.contains(rule) { seen.append(rule) }
    return seen
  }

  /// What only the whole session knows.
  private static func forgetCourse(_ row: inout GestureRow) {
    row.metrics = []
    row.dismissal = nil
    row.intent = nil
    row.observed = nil
    row.firstOwner = nil
  }
}

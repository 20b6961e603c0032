import SheetAnalytics
import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// The changes that an explanation suggests lead elsewhere, and half of them does not.
@Suite struct OutcomeSearchTests {
  private static let seeds = 0..<50

  /// The search of each drag, made once for all tests.
  private static let searches = seeds.map { seed in
    let gesture = WatchedReplay.drag(seed: UInt64(seed)).gestures.first
    let explanation = gesture.map { GestureExplainer.explanation(of: $0, depth: .changes) }
    return (gesture: gesture, changes: explanation?.changes)
  }

  private static func explained(_ seed: Int) throws -> (RecordedGesture, OutcomeChanges) {
    let search = searches[seed]
    return (try #require(search.gesture), try #require(search.changes))
  }

  @Test(arguments: seeds)
  func aSuggestedTuningLeadsElsewhereAndHalfOfItDoesNot(_ seed: Int) throws {
    let (gesture, changes) = try Self.explained(seed)
    for change in changes.tuning {
      var changed = gesture.start.tuning
      try changed.set(change.field, to: change.to)
      let result = gesture.ending(under: changed)?.result
      #expect(result == change.result, "\(change.field)")
      #expect(result != gesture.result, "\(change.field)")
      guard let half = Self.half(of: change) else { continue }
      var halfway = gesture.start.tuning
      try halfway.set(change.field, to: half)
      #expect(gesture.ending(under: halfway)?.result == gesture.result, "half of \(change.field)")
    }
  }

  @Test(arguments: seeds)
  func aSuggestedMotionLeadsElsewhereAndHalfOfItDoesNot(_ seed: Int) throws {
    let (gesture, changes) = try Self.explained(seed)
    if let travel = changes.travel {
      let half = 1 + (travel.factor - 1) / 2
      let changed = gesture.ending(of: gesture.events(stretchedBy: travel.factor))
      #expect(changed?.result == travel.result && travel.result != gesture.result)
      let halfway = gesture.ending(of: gesture.events(stretchedBy: half))
      #expect(halfway?.result == gesture.result)
    }
    if let speed = changes.releaseSpeed {
      let half = 1 + (speed.factor - 1) / 2
      let changed = gesture.ending(of: gesture.events(pacedBy: speed.factor))
      #expect(changed?.result == speed.result && speed.result != gesture.result)
      #expect(changed?.releaseVelocity ?? 0 == speed.to)
      let halfway = gesture.ending(of: gesture.events(pacedBy: half))
      #expect(halfway?.result == gesture.result)
    }
  }

  @Test func moreTravelOrLessIsFoundForMostDrags() throws {
    let changes = try Self.seeds.map { try Self.explained($0).1 }
    #expect(changes.filter { $0.travel != nil }.count > 40)
    #expect(changes.filter { $0.releaseSpeed != nil }.count > 15)
    #expect(changes.filter { !$0.tuning.isEmpty }.count > 40)
    let fields = Set(changes.flatMap { $0.tuning.map(\.field) })
    #expect(fields.isSuperset(of: ["touchSlop", "decelerationRate", "velocityEstimator"]))
  }

  @Test func numbersComeBeforeWordsAndSmallChangesBeforeLargeOnes() throws {
    for seed in Self.seeds {
      let sizes = try Self.explained(seed).1.tuning.map(\.relativeSize)
      let numbers = sizes.prefix { $0 != nil }.compactMap { $0 }
      #expect(numbers == numbers.sorted())
      #expect(sizes.dropFirst(numbers.count).allSatisfy { $0 == nil })
    }
  }

  @Test func theWorkIsBounded() throws {
    let numeric = Tuning.fields.count + 2
    for seed in Self.seeds {
      let replays = try Self.explained(seed).1.replays
      #expect(replays <= numeric * 2 * NumberSearch.bound)
    }
  }

  @Test(arguments: [
    (OutcomeSearch.eventLimit - 1, true, true), (OutcomeSearch.eventLimit, true, false),
    (RecordedGesture.eventLimit, false, false),
  ])
  func aGestureThatIsTooLongIsExplainedAsFarAsItCanBe(
    _ moves: Int, _ hasDecisions: Bool, _ mayChange: Bool
  ) throws {
    var trace = TraceBuilder()
    trace.down(y: 600)
    trace.move(toY: 605, over: 1, samples: moves - 1)
    trace.up()
    let gesture = try #require(
      WatchedReplay(trace.events, scene: SceneFields().resolved()).gestures.first)
    #expect(gesture.row.outcome == .ignored)
    let decisions = GestureExplainer.explanation(of: gesture, depth: .decisions).decisions
    #expect(decisions.isEmpty != hasDecisions)
    guard !mayChange else { return #expect(gesture.events.count == OutcomeSearch.eventLimit) }
    #expect(OutcomeSearch.changes(of: gesture) == nil)
  }

  @Test func fieldsWithoutSayChangeNothing() throws {
    for seed in Self.seeds {
      let gesture = try #require(WatchedReplay.drag(seed: UInt64(seed)).gestures.first)
      for name in OutcomeSearch.fieldsWithoutSay where name != "settleModel" {
        let field = try #require(Tuning.fields.first { $0.name == name })
        let tuning = gesture.start.tuning
        let others: [Tuning] =
          switch field.domain(in: tuning) {
          case .numbers(let range), .wholeNumbers(let range):
            [0, 0.5, 1, 7, 1e5].filter { range.contains($0) }
              .compactMap { field.changed(to: $0, in: tuning) }
          case .alternatives(let others): others
          }
        for other in others {
          #expect(gesture.ending(under: other)?.result == gesture.result, "\(name)")
        }
      }
    }
  }

  private static func half(of change: TuningChange) -> JSONValue? {
    guard case .number(let from) = change.from, case .number(let to) = change.to,
      let old = from.double, let new = to.double
    else { return nil }
    let half = old + (new - old) / 2
    guard change.unit == .microseconds || change.unit == .count else { return .number(half) }
    return .integer(Int64(half.rounded(old <= new ? .down : .up)))
  }
}

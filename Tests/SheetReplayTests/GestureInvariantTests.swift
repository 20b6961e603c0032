import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// What holds for the records of any session (20.4 of the sheet model), over random ones.
struct GestureInvariantTests {
  private static func steps(_ events: some Sequence<TraceEvent>, _ scene: Scene) -> [Step] {
    var engine = SheetEngine(scene: scene, tuning: Tuning(), startsPresented: true)
    return events.map { engine.answer(to: $0) }
  }

  private static func gestures(_ events: some Sequence<TraceEvent>, _ scene: Scene)
    -> [GestureSummary]
  {
    steps(events, scene).compactMap(\.gesture)
  }

  /// The records in order, then the gestures in order, as text.
  private static func account(_ events: some Sequence<TraceEvent>, _ scene: Scene) -> [String] {
    let steps = steps(events, scene)
    let records = steps.flatMap { step in
      (0..<step.records.count).map { "\(step.records[$0])" }
    }
    return records + steps.compactMap { step in step.gesture.map { "\($0)" } }
  }

  @Test func `every gesture has one outcome, which says whether it has a detent at its end`() {
    var count = 0
    for seed in 0..<200 {
      var trace = RandomTrace(seed: UInt64(seed))
      let scene = trace.scene()
      for gesture in Self.gestures(trace.events(250), scene) {
        count += 1
        let leaves = gesture.outcome == .dismissed || gesture.outcome == .open
        #expect((gesture.toDetent == nil) == leaves, "seed \(seed)")
        #expect(gesture.start <= gesture.end, "seed \(seed)")
      }
    }
    #expect(count > 1000)
  }

  @Test func `a gesture is a returned drag or a dead one, never both`() {
    var (returned, dead) = (0, 0)
    for seed in 0..<200 {
      var trace = RandomTrace(seed: UInt64(seed))
      let scene = trace.scene()
      for gesture in Self.gestures(trace.events(250), scene) {
        let traits = gesture.traits
        if traits.contains(.returnedDrag) { returned += 1 }
        if traits.contains(.deadDrag) { dead += 1 }
        #expect(!traits.isSuperset(of: [.returnedDrag, .deadDrag]), "seed \(seed)")
        #expect(!traits.isSuperset(of: [.refusedAttempt, .refusedCrossing]), "seed \(seed)")
        #expect(!(gesture.outcome == .dismissed && traits.contains(.attemptedDismissal)))
      }
    }
    #expect(returned > 20)
    #expect(dead > 20)
  }

  @Test func `a dismissal ends or is taken back once, and only after it began`() {
    var count = 0
    for seed in 0..<200 {
      var trace = RandomTrace(seed: UInt64(seed))
      let scene = trace.scene()
      var began = false
      for step in Self.steps(trace.events(250), scene) {
        if step.rules.contains(.d01) { began = true }
        let ends = [Rule.d04, .d05].filter { step.rules.contains($0) }
        guard !ends.isEmpty else { continue }
        #expect(ends.count == 1 && began, "seed \(seed) at \(step.time)")
        began = false
        count += 1
      }
    }
    #expect(count > 100)
  }

  @Test func `samples of a finger that does not move change nothing`() {
    for seed in 0..<60 {
      var trace = RandomTrace(seed: UInt64(seed))
      let scene = trace.scene()
      let events = trace.events(250)
      let doubled = zip(events, events.dropFirst()).flatMap { event, next -> [TraceEvent] in
        guard case .touch(let sample) = event.action, sample.phase == .moved else {
          return [event]
        }
        let middle = event.time.advanced(by: next.time.since(event.time) / 2)
        return [event, TraceEvent(time: middle, action: .touch(sample))]
      }
      #expect(
        Self.account(events.dropLast(), scene) == Self.account(doubled, scene), "seed \(seed)")
    }
  }
}

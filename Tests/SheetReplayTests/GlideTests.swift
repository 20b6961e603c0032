import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Moves that decide nothing are handled together; over random sessions under all presets.
struct GlideTests {
  /// A session with long moves of one finger between any events.
  private static func events(_ trace: inout RandomTrace, seed: UInt64) -> [TraceEvent] {
    var generator = SeededGenerator(seed: seed)
    var events: [TraceEvent] = []
    var delay: Int64 = 0
    for event in trace.events(80) {
      events.append(TraceEvent(time: event.time.advanced(by: delay), action: event.action))
      if seed % 3 == 0, Int.random(in: 0..<3, using: &generator) == 0 {
        var fields = SheetFields()
        fields.modalPresentationStyle = PresentationStyle.allCases.randomElement(using: &generator)
        events.append(TraceEvent(time: event.time.advanced(by: delay), action: .set(fields)))
      }
      guard case .touch(var sample) = event.action, sample.phase != .ended else { continue }
      sample.phase = .moved
      let speed = Double.random(in: -9...9, using: &generator)
      let drift = seed % 3 == 0 ? Double.random(in: -9...9, using: &generator) : 0
      for _ in 0..<Int.random(in: 0..<24, using: &generator) {
        delay += Int64.random(in: 0...9000, using: &generator)
        sample.x += drift * Double.random(in: 0...1, using: &generator)
        sample.y += speed * Double.random(in: 0...1, using: &generator)
        events.append(
          TraceEvent(time: event.time.advanced(by: delay), action: .touch(sample)))
      }
    }
    return events
  }

  private static func moves(_ events: ArraySlice<TraceEvent>) -> [LocatedTouch] {
    events.prefix { event in
      if case .touch(let sample) = event.action { sample.phase == .moved } else { false }
    }.compactMap { event in
      guard case .touch(let sample) = event.action else { return nil }
      let location = TraceLocation(line: 1, byteOffset: 0)
      return LocatedTouch(sample, time: event.time, location: location)
    }
  }

  @Test(arguments: TuningPreset.allCases)
  func `moves handled together lead where moves handled one by one do`(
    _ preset: TuningPreset
  ) {
    var tuning = preset.tuning
    var quiet = 0
    for seed in 0..<60 as Range<UInt64> {
      tuning.rotationDuringDrag = seed % 2 == 0 ? .reanchor : preset.tuning.rotationDuringDrag
      var trace = RandomTrace(seed: seed)
      let scene = trace.scene()
      let events = Self.events(&trace, seed: seed)
      var together = SheetEngine(scene: scene, tuning: tuning, startsPresented: seed % 7 != 0)
      var single = together
      var index = 0
      while index < events.count {
        let moves = Self.moves(events[index...])
        var trail: [SheetPlace] = []
        let run = together.follow(moves.span, from: 0, trail: &trail)
        quiet += run.end
        var count = run.isBroken ? run.end + 1 : run.end
        if count == 0 {
          together.handle(events[index])
          trail = [SheetPlace(y: together.step.y, owner: together.step.owner)]
          count = 1
        }
        let places = events[index..<(index + count)].map { event in
          single.handle(event)
          return SheetPlace(y: single.step.y, owner: single.step.owner)
        }
        #expect(trail == places, "seed \(seed), from event \(index)")
        index += count
        guard SheetEngine.areAlike(&together, &single) else {
          Issue.record("seed \(seed), before event \(index)")
          break
        }
      }
    }
    #expect(quiet > 10_000)
  }

  @Test func `a sheet that becomes percent-driven under the finger has no overdrag`() throws {
    var tuning = Tuning()
    tuning.rotationDuringDrag = .reanchor
    var engine = SheetEngine(
      scene: SceneFields().resolved(), tuning: tuning, startsPresented: true)
    func touch(_ phase: TouchPhase, _ time: Int64, _ y: Points) -> TraceEvent {
      TraceEvent(
        time: Timestamp(microseconds: time),
        action: .touch(TouchSample(touch: TouchID(1), phase: phase, x: 100, y: y)))
    }
    engine.handle(touch(.began, 1_000_000, 500))
    engine.handle(touch(.moved, 1_010_000, 520))
    engine.handle(touch(.moved, 1_020_000, 540))
    var fields = SheetFields()
    fields.modalPresentationStyle = .custom
    engine.handle(TraceEvent(time: Timestamp(microseconds: 1_025_000), action: .set(fields)))
    #expect(engine.step.owner == .sheet)
    var single = engine
    let moves = (1...5).map { touch(.moved, 1_030_000 + 10_000 * $0, 540 - 60 * Points($0)) }
    let run = engine.follow(Self.moves(moves[...]).span, from: 0)
    #expect(run.end == moves.count && !run.isBroken)
    for move in moves { single.handle(move) }
    #expect(SheetEngine.areAlike(&engine, &single))
    engine.handle(touch(.ended, 1_100_000, 240))
    #expect(try #require(engine.step.gesture).overdrag == 0)
  }

  /// Who gives the engine a new part compares it in `areAlike` and adds it here.
  @Test func `likeness knows every part of an engine`() {
    let engine = SheetEngine(
      scene: SceneFields().resolved(), tuning: Tuning(), startsPresented: true)
    #expect(
      Mirror(reflecting: engine).children.map { $0.label ?? "" } == [
        "tuning", "initialScene", "scene", "nextScene", "names", "geometry", "frame",
        "percentHeight", "selected", "undimmed", "effective", "keyboard", "storedKeyboard",
        "isFront", "now", "motion", "animation", "y", "contentMotion", "contentAnimation", "offset",
        "deadline", "sequence", "drag", "fingers", "trackedX", "trackedY", "samples", "gesture",
        "closedOutcome", "lastSheetPanEnd", "lastContentScroll", "owesReappearance", "owesChange",
        "lastReported", "presentsAgain", "queuedChanges", "carriedMomentum", "isVisiting",
        "hasEnded", "step",
      ])
  }
}

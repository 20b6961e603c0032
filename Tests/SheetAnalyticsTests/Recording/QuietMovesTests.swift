import SheetAnalytics
import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Moves that nothing comes of are passed over together; over random sessions, in which any event
/// may follow any other.
struct QuietMovesTests {
  /// What becomes of events that are handled one by one.
  private static func oneByOne(
    _ events: [TraceEvent], _ start: SheetEngine, _ anchor: ReplayAnchor
  ) -> [SessionResult] {
    var engine = start
    var recorder = SessionRecorder(header: SessionHeader(), engine: engine, anchor: anchor)
    for event in events {
      engine.handle(event)
      recorder.record(engine.step, event: event, engine: engine)
    }
    return results(of: &recorder)
  }

  /// What becomes of events whose moves are handled together; how many of them were quiet.
  private static func together(
    _ events: [TraceEvent], _ start: SheetEngine, _ anchor: ReplayAnchor
  ) -> (results: [SessionResult], quiet: Int) {
    var engine = start
    var recorder = SessionRecorder(header: SessionHeader(), engine: engine, anchor: anchor)
    var quiet = 0
    var index = 0
    while index < events.count {
      let moves = moves(events[index...])
      let run = engine.follow(moves.span, from: 0)
      quiet += run.end
      if run.end > 0 { recorder.pass(moves[run.end - 1].time) }
      index += run.end
      guard index < events.count else { break }
      if !run.isBroken { engine.handle(events[index]) }
      recorder.record(engine.step, event: events[index], engine: engine)
      index += 1
    }
    return (results(of: &recorder), quiet)
  }

  private static func moves(_ events: ArraySlice<TraceEvent>) -> [LocatedTouch] {
    var moves: [LocatedTouch] = []
    for event in events {
      guard case .touch(let sample) = event.action, sample.phase == .moved else { break }
      let location = TraceLocation(line: 1, byteOffset: 0)
      moves.append(LocatedTouch(sample, time: event.time, location: location))
    }
    return moves
  }

  private static func results(of recorder: inout SessionRecorder) -> [SessionResult] {
    recorder.finish()
    var results: [SessionResult] = []
    while let result = recorder.takeResult() { results.append(result) }
    return results
  }

  @Test(arguments: [ReplayAnchor.session, .gesture])
  func `rows are the same whether quiet moves are seen or passed over`(_ anchor: ReplayAnchor) {
    var quiet = 0
    for seed in 0..<400 {
      var trace = RandomTrace(seed: UInt64(seed))
      let scene = trace.scene()
      let events = Array(trace.events(120))
      let engine = SheetEngine(scene: scene, tuning: Tuning(), startsPresented: seed % 7 != 0)
      let together = Self.together(events, engine, anchor)
      #expect(together.results == Self.oneByOne(events, engine, anchor), "seed \(seed)")
      quiet += together.quiet
    }
    #expect(quiet > 1000)
  }
}

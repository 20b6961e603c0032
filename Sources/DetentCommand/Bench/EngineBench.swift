import CAllocationCount
import SheetReplay
import TouchTraces

/// Measures the engine alone: sessions are made in memory, nothing is read, recorded or reported.
package struct EngineBench {
  /// A session that is replayed.
  private struct Sample {
    var scene: Scene
    var startsPresented: Bool
    var engine: SheetEngine
    var events: [TraceEvent]

    init(_ session: SynthesizedSession) {
      let first = session.events.first { $0.action.startDecision != .undecided }
      scene = session.header.scene.resolved()
      startsPresented = first?.action.startDecision != .startsWithPresentation
      engine = SheetEngine(scene: scene, tuning: .uikit, startsPresented: startsPresented)
      events = session.events
    }
  }

  private let samples: [Sample]

  /// Makes `sessions` sessions of the synthesizer's corpus `seed`.
  package init(sessions: Int, seed: UInt64) {
    let synthesizer = Synthesizer(seed: seed, users: 10)
    samples = (0..<max(sessions, 1)).map { Sample(synthesizer.session($0)) }
  }

  /// Replays all sessions once to warm up, once to count, and `rounds` times to measure.
  package func run(rounds: Int) -> EngineBenchResult {
    var result = EngineBenchResult(sessions: samples.count)
    result.isRepeatable = true
    var expected: UInt64 = 0
    for sample in samples { expected &+= replay(sample) }
    for sample in samples { count(sample, &result) }
    for _ in 0..<max(rounds, 1) {
      var digest: UInt64 = 0
      let start = ThreadClock.nanoseconds
      for sample in samples { digest &+= replay(sample) }
      result.rounds.append(ThreadClock.nanoseconds - start)
      if digest != expected { result.isRepeatable = false }
    }
    result.rounds.sort()
    return result
  }

  @inline(never)
  private func replay(_ sample: Sample) -> UInt64 {
    var engine = sample.engine
    var digest: UInt64 = 0
    for index in sample.events.indices {
      engine.handle(sample.events[index])
      digest &+= engine.step.y.bitPattern &+ UInt64(engine.step.rules.count)
    }
    return digest
  }

  @inline(never)
  private func count(_ sample: Sample, _ result: inout EngineBenchResult) {
    // A copy would share memory until its first change.
    var engine = SheetEngine(
      scene: sample.scene, tuning: .uikit, startsPresented: sample.startsPresented)
    for event in sample.events {
      let before = allocation_count()
      engine.handle(event)
      let allocations = Int(allocation_count() - before)
      if case .touch = event.action {
        result.touchEvents += 1
        result.touchAllocations += allocations
      } else {
        result.otherEvents += 1
        result.otherAllocations += allocations
      }
      if engine.step.rejection != nil { result.rejections += 1 }
    }
  }
}

/// What a benchmark of the engine has found.
package struct EngineBenchResult: Equatable, Sendable {
  package var sessions: Int
  package var touchEvents = 0
  package var otherEvents = 0
  package var rejections = 0
  /// Blocks of memory that were asked for while touches were handled.
  package var touchAllocations = 0
  /// Blocks of memory that were asked for while all other events were handled.
  package var otherAllocations = 0
  /// Nanoseconds of each round, ascending.
  package var rounds: [Int64] = []
  /// Whether every round came to the same positions and rules.
  package var isRepeatable = false

  package init(sessions: Int) {
    self.sessions = sessions
  }

  /// Nanoseconds per event of the fastest round.
  package var fastest: Double { perEvent(rounds.first ?? 0) }

  /// Nanoseconds per event of the middle round.
  package var median: Double { perEvent(rounds.isEmpty ? 0 : rounds[rounds.count / 2]) }

  private func perEvent(_ nanoseconds: Int64) -> Double {
    Double(nanoseconds) / Double(max(touchEvents + otherEvents, 1))
  }
}

/// Whether allocations can be counted in this process.
package enum AllocationCounting {
  /// Asks for a block of memory and looks whether that was counted.
  package static var works: Bool {
    let before = allocation_count()
    var block: [UInt8] = []
    block.reserveCapacity(4096)
    return allocation_count() > before && block.capacity > 0
  }
}

import CAllocationCount
import SheetReplay
import TouchTraces

/// Measures the engine alone: sessions are made in memory, nothing is read, recorded or reported.
package struct EngineBench {
  /// A session that is replayed.
  private struct Sample {
    var engine: SheetEngine
    var events: [TraceEvent]
  }

  private let samples: [Sample]

  /// Makes `sessions` sessions of the synthesizer's corpus `seed`.
  package init(sessions: Int, seed: UInt64) {
    let synthesizer = Synthesizer(seed: seed, users: 10)
    samples = (0..<max(sessions, 1)).map { index in
      let session = synthesizer.session(index)
      let first = session.events.first { $0.action.startDecision != .undecided }
      let startsPresented = first?.action.startDecision != .startsWithPresentation
      return Sample(
        engine: SheetEngine(
          scene: session.header.scene.resolved(), tuning: .uikit,
          startsPresented: startsPresented),
        events: session.events)
    }
  }

  /// Replays all sessions once to warm up, once to count, and `rounds` times to measure.
  package func run(rounds: Int) -> EngineBenchResult {
    var result = EngineBenchResult(sessions: samples.count)
    var digest = 0.0
    for sample in samples { digest += replay(sample) }
    for sample in samples { count(sample, &result) }
    for _ in 0..<max(rounds, 1) {
      var nanoseconds: Int64 = 0
      for sample in samples {
        let start = ThreadClock.nanoseconds
        digest += replay(sample)
        nanoseconds += ThreadClock.nanoseconds - start
      }
      result.rounds.append(nanoseconds)
    }
    result.rounds.sort()
    result.isRepeatable = digest == Double(result.rounds.count + 1) * digestOfOneRound
    return result
  }

  private var digestOfOneRound: Double {
    samples.reduce(0) { $0 + replay($1) }
  }

  /// A whole number, so that sums do not depend on their order; a step is looked at where it is.
  private static func digest(of step: borrowing Step) -> Double {
    step.y.rounded() + Double(step.rules.count)
  }

  @inline(never)
  private func replay(_ sample: Sample) -> Double {
    var engine = sample.engine
    var digest = 0.0
    for index in sample.events.indices {
      digest += Self.digest(of: engine.handle(sample.events[index]))
    }
    return digest
  }

  @inline(never)
  private func count(_ sample: Sample, _ result: inout EngineBenchResult) {
    var engine = sample.engine
    var index = 0
    while index < sample.events.count {
      let event = sample.events[index]
      index += 1
      let before = allocation_count()
      let step = engine.handle(event)
      let allocations = Int(allocation_count() - before)
      if step.rejection != nil { result.rejections += 1 }
      guard case .touch = event.action else {
        result.otherEvents += 1
        result.otherAllocations += allocations
        continue
      }
      result.touchEvents += 1
      result.touchAllocations += allocations
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

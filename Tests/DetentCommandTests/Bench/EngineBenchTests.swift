import DetentCommand
import Testing

@Suite struct EngineBenchTests {
  /// The engine is warmed up by one replay of all sessions, then counted in another.
  @Test(.enabled(if: AllocationCounting.works, "the C library gives no way to count"))
  func touchesAllocateNothing() {
    let result = EngineBench(sessions: 400, seed: 7).run(rounds: 1)
    #expect(result.touchEvents >= 100_000)
    #expect(result.touchAllocations == 0)
    #expect(result.isRepeatable)
  }

  @Test func theCorpusHoldsWhatPeopleDo() {
    let result = EngineBench(sessions: 20, seed: 0).run(rounds: 3)
    #expect(result.sessions == 20)
    #expect(result.rounds.count == 3)
    #expect(result.rejections == 0)
    #expect(result.fastest > 0 && result.fastest <= result.median)
  }
}

import DetentCommand
import Testing
import TouchTraces

@Suite struct GateBenchTests {
  @Test func `the same seed gives the same verdicts, another one others`() {
    let result = GateBench(runs: 3, seed: 1).run()
    #expect(result == GateBench(runs: 3, seed: 1).run())
    #expect(result.null.runs == 3)
    #expect(result.planted.runs == 3)
  }

  @Test(arguments: [(1000, 0.03...0.07), (250, 0.01...0.09), (10, 0...0.25)])
  func `fewer data sets may err more`(runs: Int, expected: ClosedRange<Double>) {
    let tolerated = GateBenchResult.tolerated(runs: runs)
    #expect(abs(tolerated.lowerBound - expected.lowerBound) < 1e-12)
    #expect(abs(tolerated.upperBound - expected.upperBound) < 1e-12)
  }

  @Test func `a planted change is found`() {
    let program = ProgramRun("bench", "gate", "--runs", "4", "--json")
    guard case .object(let object)? = try? JSONParser.parse(Array(program.output.utf8)) else {
      Issue.record("the answer is an object")
      return
    }
    #expect(
      object.members.map(\.name) == [
        "data_sets", "false_alarms", "false_better", "false_worse", "mcnemar_p_below_0.05",
        "planted_found", "quiet", "sharp", "sign_flip_p_below_0.05",
      ])
    #expect(object["planted_found"] == .integer(1))
    #expect(program.status == .done)
  }
}

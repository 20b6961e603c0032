import SheetAnalytics
import SheetReports
import Testing

@Suite struct CheckConclusionTests {
  private static func policy(
    flips: Int? = nil, inconclusive: Bool = false, improved: Bool = false
  ) -> CheckReport.Policy {
    var policy = CheckReport.Policy()
    policy.mostFlips = flips
    policy.failsOnInconclusive = inconclusive
    policy.failsOnImproved = improved
    return policy
  }

  @Test func `flips fail only above their limit`() throws {
    for (limit, word) in [(nil, "passed"), (3, "passed"), (2, "failed"), (0, "failed")] {
      let report = try SampleCheck.report(worse: 0, flips: 3, policy: Self.policy(flips: limit))
      #expect(CheckConclusion(report).word.rawValue == word)
    }
    let report = try SampleCheck.report(worse: 0, flips: 3, policy: Self.policy(flips: 0))
    #expect(
      CheckConclusion(report).line
        == "check failed: 3 of 300 gestures changed outcome, allowed are 0")
  }

  @Test func `a primary metric that regresses fails, any other does not`() throws {
    #expect(CheckConclusion(try SampleCheck.report(worse: 20)).word == .failed)
    #expect(
      CheckConclusion(try SampleCheck.report(worse: 20)).line
        == "check failed: interactive_dismiss_rate regressed")
    #expect(CheckConclusion(try SampleCheck.report(worse: 20, role: .secondary)).word == .passed)
    #expect(CheckConclusion(try SampleCheck.report(worse: 0)).word == .passed)
  }

  @Test func `five users are inconclusive, which fails only where asked for`() throws {
    let passed = CheckConclusion(try SampleCheck.report(worse: 1, users: 5))
    #expect(passed.word == .passed)
    #expect(passed.line.hasSuffix("primary metrics: 1 inconclusive"))
    let failed = CheckConclusion(
      try SampleCheck.report(worse: 1, users: 5, policy: Self.policy(inconclusive: true)))
    #expect(failed.word == .inconclusive)
  }

  @Test func `an improvement fails only where asked for`() throws {
    var report = try SampleCheck.report(worse: 0, policy: Self.policy(improved: true))
    report.rows[0].verdict = .improved
    #expect(CheckConclusion(report).word == .improved)
    report.policy.failsOnImproved = false
    #expect(CheckConclusion(report).word == .passed)
  }

  @Test func `the worst answer wins`() throws {
    var report = try SampleCheck.report(
      worse: 0, flips: 1, policy: Self.policy(flips: 0, inconclusive: true, improved: true))
    report.rows[0].verdict = .inconclusive
    #expect(CheckConclusion(report).word == .failed)
    report.flips = []
    #expect(CheckConclusion(report).word == .inconclusive)
  }
}

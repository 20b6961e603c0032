import SheetReports
import Testing

@Suite struct CheckAnnotationsTests {
  @Test func `a check that passes says nothing`() throws {
    #expect(CheckAnnotations.text(of: try SampleCheck.report(worse: 0, flips: 3)).isEmpty)
  }

  @Test func `there are at most ten errors, regressions first`() throws {
    var policy = CheckReport.Policy()
    policy.mostFlips = 0
    let report = try SampleCheck.report(worse: 20, flips: 30, policy: policy)
    let lines = CheckAnnotations.text(of: report).split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines.allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines[0].hasPrefix("::error title=detent check::interactive_dismiss_rate regressed"))
    #expect(lines[1] == "::error title=detent check::30 gestures changed outcome, allowed are 0")
    #expect(
      lines[2]
        == "::error file=Traces/a%2Cb.jsonl,title=detent check::s|1 gesture 1: large -> dismissed (S03 -> S05)"
    )
  }

  @Test func `an inconclusive metric is a warning, and what steers is escaped`() throws {
    let report = try SampleCheck.report(worse: 1, users: 5, group: "app=50%\n::error::x")
    let text = CheckAnnotations.text(of: report)
    #expect(text.hasPrefix("::warning title=detent check::"))
    #expect(text.split(separator: "\n").count == 1)
    #expect(text.contains("app=50%25%0A::error::x"))
  }
}

import SheetAnalytics
import SheetReports
import TestSupport
import Testing

@Suite struct CheckTextTests {
  private static func text(_ report: CheckReport) -> String {
    var text = ""
    CheckText.write(report, to: &text)
    return text
  }

  @Test func `the answer, ten flips and the gate are printed`() throws {
    let report = try SampleCheck.report(worse: 20, flips: 12)
    try expectGolden(Self.text(report), "check.txt")
  }

  @Test func `too few users are named`() throws {
    let text = Self.text(try SampleCheck.report(worse: 1, users: 5))
    #expect(text.contains("no p-value and no verdict: a test over users needs 6, here are 5"))
    #expect(text.contains("about 6 users would settle it"))
  }

  @Test func `many gestures at risk are a warning`() throws {
    var report = try SampleCheck.report(worse: 0)
    report.validity.atRisk = 75
    #expect(!Self.text(report).contains("warning"))
    report.validity.atRisk = 76
    #expect(Self.text(report).contains("warning: more than 20 % of the gestures are at risk"))
  }

  @Test func `names from recordings cannot steer a terminal`() throws {
    var report = try SampleCheck.report(worse: 0, flips: 0)
    report.flips = [SampleCheck.flip(1, session: "\u{1B}[31m")]
    #expect(!Self.text(report).contains("\u{1B}"))
  }

  @Test(arguments: [
    (1.0, "1.0000"), (0.03125, "0.0313"), (0.0001, "0.0001"), (0.00009, "<0.0001"),
    (0.99999, "1.0000"),
  ])
  func `a probability has four decimals`(_ p: Double, _ text: String) {
    #expect(CheckRowText.probability(p) == text)
  }
}

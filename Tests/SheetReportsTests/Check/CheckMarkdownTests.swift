import SheetReports
import TestSupport
import Testing

@Suite struct CheckMarkdownTests {
  @Test func `a report as Markdown`() throws {
    let report = try SampleCheck.report(worse: 20, flips: 2)
    try expectGolden(CheckMarkdown.text(of: report), "check.md")
  }

  @Test func `it has at most 80 lines, and says what it leaves out`() throws {
    var report = try SampleCheck.report(worse: 20, flips: 500)
    report.rows = (0..<100).flatMap { _ in report.rows }
    let text = CheckMarkdown.text(of: report)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 80)
    #expect(text.contains("and 462 more in flips.csv"))
    #expect(text.contains("and 75 more in check.csv"))
  }

  @Test func `nothing of a name is markup, and every row has its cells`() throws {
    var report = try SampleCheck.report(worse: 0)
    report.flips = [SampleCheck.flip(1, session: "a|b\n<b>`*_[x](y)")]
    let row = try #require(
      CheckMarkdown.text(of: report).split(separator: "\n").first { $0.contains("gesture 1") })
    let bars = row.replacing("\\|", with: "").count { $0 == "|" }
    #expect(bars == 6)
    #expect(row.contains("a\\|b\u{FFFD}\\<b\\>\\`\\*\\_\\[x\\](y)"))
  }
}

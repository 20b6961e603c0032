import Foundation
import SheetAnalytics
import SheetReports
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct CheckJUnitTests {
  @Test func `a report as JUnit`() throws {
    let report = try SampleCheck.report(worse: 20, flips: 2)
    try expectGolden(CheckJUnit.text(of: report), "junit.xml")
  }

  /// Well-formed, and the counts are those of the elements.
  private static func expectSound(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let document = try XMLDocument(data: Data(text.utf8))
    let root = try #require(document.rootElement())
    for (attribute, element) in [
      ("tests", "testcase"), ("failures", "failure"), ("skipped", "skipped"),
    ] {
      let count = try document.nodes(forXPath: "//\(element)").count
      #expect(
        root.attribute(forName: attribute)?.stringValue == "\(count)",
        sourceLocation: sourceLocation)
    }
    let cases = try document.nodes(forXPath: "//testcase").compactMap { $0 as? XMLElement }
    let names = Set(
      cases.map { item in
        (item.attributes ?? []).map { $0.stringValue ?? "" }.joined(separator: "\u{0}")
      })
    #expect(names.count == cases.count, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    "plain", "a<b>&\"'", "nul\u{0}esc\u{1B}", "\u{FFFE}\u{FFFF}", "]]>", "\u{1F4F1}",
  ])
  func `any name makes well-formed XML`(_ name: String) throws {
    var report = try SampleCheck.report(worse: 20, group: "app=\(name)")
    report.flips = [SampleCheck.flip(1, session: name)]
    try Self.expectSound(CheckJUnit.text(of: report))
  }

  @Test func `an inconclusive metric is skipped, and fails where asked for`() throws {
    var report = try SampleCheck.report(worse: 1, users: 5)
    #expect(CheckJUnit.text(of: report).contains("failures=\"0\" errors=\"0\" skipped=\"1\""))
    report.policy.failsOnInconclusive = true
    #expect(CheckJUnit.text(of: report).contains("failures=\"1\" errors=\"0\" skipped=\"0\""))
  }

  @Test func `it stays below 1 MB and keeps failures`() throws {
    var report = try SampleCheck.report(worse: 0)
    let row = report.rows[0]
    report.rows = (0..<5000).map { number in
      var copy = row
      copy.group = "app=\(number)"
      copy.verdict = number == 4999 ? .regressed : .nonInferior
      return copy
    }
    let text = CheckJUnit.text(of: report)
    #expect(text.utf8.count < 1_000_000)
    #expect(text.contains("failures=\"1\""))
    #expect(!text.contains("name=\"left_out\" value=\"0\""))
  }
}

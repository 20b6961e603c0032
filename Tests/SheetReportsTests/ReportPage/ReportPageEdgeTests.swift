import Foundation
import SheetAnalytics
import SheetReplay
import SheetReports
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pages of little and of strange data.
@Suite struct ReportPageEdgeTests {
  private static func name(_ text: String) -> ByteText { ByteText(text: text) }

  private static let phone = DetentConfiguration(
    detents: [.init(name: name("large"), y: 69), .init(name: name("medium"), y: 399)],
    height: 852, wayOut: .open)

  private static func page(_ change: (inout ReportPage) -> Void = { _ in }) -> ReportPage {
    var page = ReportPage(
      summary: ReportSummary(
        counts: RunCounts(), rows: [], parameters: MetricParameters(), problems: []),
      tuningName: "uikit", tuning: .uikit, anchor: .session, curves: [], facts: DrawnFacts(),
      problems: [], worst: [])
    change(&page)
    return page
  }

  private static func rate(_ group: String, _ value: Double?, _ low: Double?, _ high: Double?)
    -> SummaryRow
  {
    var row = SummaryRow(
      metric: "interactive_dismiss_rate", group: group, sessions: 3, users: 3, n: 4, unit: .touch,
      method: SummaryMethod(formula: .wilson))
    row.estimate = value.map { .value($0) }
    if low != nil || high != nil { row.interval = SummaryInterval(low: low, high: high) }
    return row
  }

  private static func facts(
    _ releases: [(velocity: Double, y: Double)], detents: Int = 2
  ) -> DrawnFacts {
    var configuration = phone
    configuration.detents = (0..<detents).map {
      .init(name: name("d\($0)"), y: 60 + Double($0) * 780 / Double(detents))
    }
    var recording = DrawnRecording(configuration: configuration)
    for release in releases {
      recording.releases.append(
        DrawnRelease(
          from: name("d0"), velocity: release.velocity, y: release.y, target: .dismissed,
          configuration: configuration))
    }
    for from in 0..<detents {
      for to in 0..<detents {
        recording.transitions.add(
          Int64(from + to), .init(from: name("d\(from)"), to: .detent(name("d\(to)"))))
      }
    }
    var facts = DrawnFacts()
    facts.add(recording, named: "s")
    return facts
  }

  static let pages: [(String, ReportPage)] = [
    ("nothing", page()),
    ("gestures alone", page { $0.anchor = .gesture }),
    (
      "rates without numbers",
      page {
        $0.summary.rows = [
          rate("", nil, nil, nil), rate("a=1", 0, 0, nil), rate("a=2", 1, nil, 1),
          rate("a=3", 0, 0, 0),
        ]
      }
    ),
    (
      "a hundred groups",
      page { page in
        page.summary.rows = [rate("", 0.5, 0.4, 0.6)]
        page.summary.rows += (0..<100).map { rate("a=\($0)", 0.01 * Double($0), 0, 1) }
      }
    ),
    ("a release far away", page { $0.facts = facts([(1e9, -1e9), (-1e9, 1e9), (0, 0)]) }),
    ("one detent", page { $0.facts = facts([(10, 300)], detents: 1) }),
    ("thirty detents", page { $0.facts = facts([(10, 300)], detents: 30) }),
    (
      "a preset that looks at the start",
      page {
        $0.facts = facts([(10, 300), (900, 500)], detents: 3)
        $0.tuning = TuningPreset.vaul.tuning
      }
    ),
  ]

  @Test(arguments: pages)
  func `any data make a page that is well-formed and has only finite numbers`(
    _ name: String, _ page: ReportPage
  ) throws {
    let text = page.text
    let document = try XMLDocument(data: Data(text.utf8))
    #expect(try document.nodes(forXPath: "//section/h2").count == 6, "\(name)")
    for attribute in ["d", "x", "y", "width", "height", "stroke-width"] {
      for node in try document.nodes(forXPath: "//svg//@\(attribute)") {
        let value = node.stringValue ?? ""
        #expect(!value.isEmpty && !value.contains("n"), "\(name): \(attribute)=\(value)")
      }
    }
    #expect(text.utf8.count < 300_000, "\(name)")
  }

  @Test func `what is left out is said`() throws {
    let groups = try #require(Self.pages.first { $0.0 == "a hundred groups" }).1.text
    #expect(groups.contains("The 40 groups with most sessions of 100"))
    let detents = try #require(Self.pages.first { $0.0 == "thirty detents" }).1.text
    #expect(detents.contains("Gestures between detents that are not drawn: "))
    let far = try #require(Self.pages.first { $0.0 == "a release far away" }).1.text
    #expect(far.contains("2 lie beyond the frame"))
    let start = try #require(Self.pages.first { $0.0.hasPrefix("a preset") }).1.text
    #expect(start.contains("for a drag that began at d0"))
  }

  @Test func `many releases are a sample`() {
    let releases = (0..<9000).map { (velocity: Double($0 % 700), y: Double($0 % 800)) }
    let text = Self.page { $0.facts = Self.facts(releases) }.text
    #expect(
      text.contains(
        "2000 of 9000 releases are drawn: of a sample of 4000 by the hash of session and gesture"))
    #expect(text.utf8.count < 300_000)
  }
}

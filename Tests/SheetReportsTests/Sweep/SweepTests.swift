import Foundation
import SheetAnalytics
import SheetReports
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SweepTests {
  private static func row(_ metric: String, _ value: Double?) -> SummaryRow {
    var row = SummaryRow(
      metric: metric, group: "", sessions: 9, users: 9, n: 90, unit: .touch,
      method: SummaryMethod(formula: .ratio))
    row.estimate = value.map { .value($0) }
    return row
  }

  private static func sweep(_ rates: [(Double?, Double?)], field: String = "flickSpeed") -> Sweep {
    let metrics = ("interactive_dismiss_rate", "abandoned_rate")
    return Sweep(
      fields: [(field, "pt/s")],
      points: rates.enumerated().map { place, rate in
        Sweep.Point(
          values: [Double(place) * 100 + 0.5],
          rows: [row(metrics.0, rate.0), row(metrics.1, rate.1)])
      }, metrics: metrics)
  }

  private static let usual = sweep([(0.1, 0.5), (0.2, 0.4), (0.2, 0.45), (0.3, 0.1), (nil, 0.1)])

  @Test func `the table has the varied fields before the columns of the summary`() {
    var writer = CSVWriter(textCells: .guarded)
    SweepTable.append(Self.usual, to: &writer)
    let lines = String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(
      lines[0] == "flickSpeed," + SummaryTable.columns.map(\.name).joined(separator: ","))
    #expect(lines[1] == "0.5,interactive_dismiss_rate,,9,9,90,0.1,,,touch,ratio,false")
  }

  @Test func `the text marks the front`() {
    var text = ""
    SweepText.write(Self.usual, to: &text)
    #expect(
      text == """
        flickSpeed pt/s  interactive_dismiss_rate  abandoned_rate  front
                    0.5                    10.0 %          50.0 %  *
                  100.5                    20.0 %          40.0 %  *
                  200.5                    20.0 %          45.0 %
                  300.5                    30.0 %          10.0 %  *
                  400.5                       n/a          10.0 %

        """)
  }

  @Test func `the plot is well-formed and has a dot for each value in each panel`() throws {
    let text = SweepPlot.text(of: Self.usual)
    let document = try XMLDocument(data: Data(text.utf8))
    let circles = try document.nodes(forXPath: "//*[local-name()='circle']")
    #expect(circles.count == 4 + 5 + 4)
    #expect(text.count { $0 == "\n" } > 20)
    #expect(text.components(separatedBy: "#b3261e").count - 1 == 9)
    #expect(!text.contains("nan") && !text.contains("cx=\"\""))
    #expect(SweepPlot.text(of: Self.usual) == text)
  }

  @Test(
    arguments: [
      [], [(nil, nil)], [(0, 0)], [(0.1, 0.1), (0.1, 0.1)], [(1e-12, 1), (0, 1e12)],
      [(-1, 5), (3, -2)],
    ] as [[(Double?, Double?)]])
  func `any numbers make a plot whose dots lie in their frames`(
    _ rates: [(Double?, Double?)]
  ) throws {
    let document = try XMLDocument(
      data: Data(SweepPlot.text(of: Self.sweep(rates, field: "a<b&\"c")).utf8))
    for (attribute, range) in [("cx", 69.0...341), ("cy", 19...251)] {
      for node in try document.nodes(forXPath: "//@\(attribute)") {
        let value = try #require(node.stringValue.flatMap(Double.init))
        #expect(range.contains(value))
      }
    }
  }
}

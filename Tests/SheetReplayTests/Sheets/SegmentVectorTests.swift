import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Between which detents an edge lies, by FloatingPanel's tests.
@Suite(.enabled(if: SharedFolder.exists, "needs the folder of test values beside the checkout"))
struct SegmentVectorTests {
  static let ids = rows.map(\.id)

  private static let rows = LibraryRow.rows(of: "floatingpanel").filter { $0.kind == "segment" }

  @Test func `a segment has the detents around an edge, the outermost where there is none`() {
    #expect(Self.rows.count == 15)
    for row in Self.rows {
      var candidates = Release.Candidates()
      for (index, anchor) in row.anchors.enumerated() {
        candidates.append(
          Release.Candidate(detent: DetentID(index: Int16(index)), y: anchor.place))
      }
      let goesUp = row.parameter("direction") == "up"
      let segment = Settle.segment(at: Self.edge(row), goesUp ? .up : .down, candidates)
      let (upper, lower) = goesUp ? (segment.to, segment.from) : (segment.from, segment.to)
      let expected = (row.cells["expected"] ?? "").split(separator: ";").map {
        String($0.split(separator: "=")[1])
      }
      let names = row.anchors.map(\.name)
      #expect(names[upper] == (expected[0] == "nil" ? names[0] : expected[0]), "\(row.id)")
      #expect(
        names[lower] == (expected[1] == "nil" ? names[names.count - 1] : expected[1]), "\(row.id)")
    }
  }

  private static func edge(_ row: LibraryRow) -> Points {
    switch row.cells["position"] {
    case "min_positive": .leastNormalMagnitude
    case "max_finite": .greatestFiniteMagnitude
    default: row.number("position")
    }
  }
}

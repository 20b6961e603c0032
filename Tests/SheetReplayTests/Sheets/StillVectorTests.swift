import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Releases at rest, and speeds that a settle begins with, by the libraries' own tests.
@Suite(.enabled(if: SharedFolder.exists, "needs the folder of test values beside the checkout"))
struct StillVectorTests {
  static let ids = stops.map(\.id) + capped.map(\.id)

  private static let stops = LibraryRow.rows(of: "pure-web-bottom-sheet").filter {
    $0.kind == "settle"
  }
  private static let capped = LibraryRow.rows(of: "smooth_sheets").filter {
    ["SS-118", "SS-119", "SS-120"].contains($0.id)
  }

  @Test func `at rest the nearest stop wins, also in a browser`() {
    #expect(Self.stops.count == 5)
    for row in Self.stops {
      var candidates = Release.Candidates()
      for (index, anchor) in row.anchors.reversed().enumerated() {
        candidates.append(
          Release.Candidate(detent: DetentID(index: Int16(index)), y: 0 - anchor.place))
      }
      let lift = Release.Lift(u: 0 - row.number("position"), velocity: 0, height: 0)
      let decision = Release.decision(lift, among: candidates, tuning: .uikit)
      #expect(0 - decision.target.y == row.number("expected"), "\(row.id)")
    }
  }

  @Test func `smooth_sheets begins a settle at no more than its extent allows`() {
    #expect(Self.capped.count == 3)
    for row in Self.capped {
      var sheet = LibrarySheet(
        .smoothSheets, [("s0", 300), ("s1", 600)], start: "s1", height: 700
      ) {
        $0.settleVelocityCap = row.number("bounceExtent") / row.number("resistance") * 200
      }
      _ = sheet.steps(.header, [50, 50, 50], over: 10)
      sheet.tester.up()
      let before = sheet.shown
      sheet.tester.wait(1)
      let speed = (sheet.shown - before) / 0.001
      #expect(abs(speed / row.number("expected") - 1) < 0.05, "\(row.id): \(speed)")
    }
  }
}

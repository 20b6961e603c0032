import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Releases at rest, and speeds that a settle begins with, by the libraries' own tests.
@Suite(.enabled(if: SharedFolder.exists, "needs the folder of test values beside the checkout"))
struct StillVectorTests {
  static let ids =
    stops.map(\.id) + capped.map(\.id) + ["PW-031", "SS-123", "SS-124", "SS-127", "SS-129"]

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

  @Test func `at rest at the lowest stop, which is the way out, a browser's sheet goes`() {
    let candidates = Release.Candidates(positions: [-1, -0.75, -0.5, -0.25], wayOut: 0)
    let lift = Release.Lift(u: 0, velocity: 0, height: 0)
    #expect(Release.decision(lift, among: candidates, tuning: .uikit).target.detent == nil)
  }

  /// The sheet of SS-125 rests between its bounds, this one at a bound or beyond it.
  @Test func `smooth_sheets moves at rest only from beyond its bounds, to the nearer one`() {
    var sheet = LibrarySheet(.smoothSheets, [("0", 0), ("600", 600)], start: "0", height: 700) {
      $0.rubberBand = RubberBandCurves(top: .clamp, bottom: .free)
    }
    _ = sheet.steps(.header, [-10, 10])
    sheet.tester.wait(200)
    sheet.tester.up()
    #expect(sheet.shown == 0 && sheet.tester.last.phaseAfter == .idle)
    _ = sheet.steps(.header, [10])
    sheet.tester.wait(200)
    #expect(sheet.shown == -10)
    sheet.tester.up()
    #expect(sheet.tester.last.phaseAfter == .settling)
    sheet.tester.wait(5000)
    #expect(sheet.shown == 0 && sheet.tester.last.phaseAfter == .idle)
  }

  /// SS-123 is thrown away from its detent, SS-124 towards it.
  @Test(arguments: [-5000.0, 5000])
  func `smooth_sheets keeps less of a speed outwards`(_ finger: PointsPerSecond) {
    var sheet = LibrarySheet(
      .smoothSheets, [("s0", 300), ("s1", 600)], start: "s1", height: 700
    ) {
      $0.settleVelocityCap = 2000
      $0.rubberBand = RubberBandCurves(.friction(extent: 100, resistance: 10))
    }
    // As far out as friction lets it, then a piece of the speed that is wanted.
    _ = sheet.steps(.header, [0 - 400 - finger / 125], over: 400)
    sheet.tester.wait(100)
    for _ in 0..<4 { sheet.tester.move(by: finger / 500, over: 2) }
    sheet.tester.up()
    let before = sheet.shown
    sheet.tester.wait(1)
    let speed = (sheet.shown - before) / 0.001
    let halvings = finger < 0 ? (before - 600) / 10 : 0
    let expected = DeterministicMath.exp(-DeterministicMath.log(2) * halvings) * 2000
    #expect(before > 610 && (speed < 0) == (finger > 0))
    #expect(abs(abs(speed) / expected - 1) < 0.05, "\(speed), not \(expected)")
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

import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Releases that may dismiss where the detent that they chose is not to be settled at.
struct TargetTests {
  private static let detents: [(name: String, height: Points)] = [
    ("S", 200), ("M", 400), ("L", 760),
  ]

  private static func sheet(
    start: String, modal: Bool = false, tuning: (inout Tuning) -> Void
  ) -> LibrarySheet {
    LibrarySheet(.uikit, detents, start: start, modal: modal) {
      $0.dismissFrom = .any
      $0.flickSpeed = 500
      tuning(&$0)
    }
  }

  typealias Row = (
    name: String, start: String, way: Points, time: Int, skips: Bool, end: String
  )

  private static let rows: [Row] = [
    ("a flick to the smallest", "M", 30, 50, false, "S"),
    ("a flick across it comes back", "M", 30, 50, true, "M"),
    ("a long pull past it goes out", "M", 250, 1000, true, "dismissed"),
    ("a long pull to it", "M", 250, 1000, false, "S"),
    ("a flick from two above still steps by one", "L", 30, 50, true, "M"),
    ("up from below it", "S", -10, 1000, true, "S"),
    ("a short pull at it", "S", 30, 1000, true, "S"),
    ("a flick at it goes out", "S", 30, 50, true, "dismissed"),
  ]

  @Test(arguments: rows)
  func `a smallest detent that is passed over leaves the test of distance`(_ row: Row) {
    var sheet = Self.sheet(start: row.start) { $0.skipsSmallestDetent = row.skips }
    #expect(sheet.swipe(by: row.way, over: row.time) == row.end, "\(row.name)")
    let isPassedOver = sheet.tester.rules.contains("L16")
    #expect(isPassedOver == (row.skips && row.start == "M"), "\(row.name)")
  }

  @Test func `a sheet that may not dismiss settles at its smallest detent all the same`() {
    var sheet = Self.sheet(start: "M", modal: true) { $0.skipsSmallestDetent = true }
    #expect(sheet.swipe(by: 30, over: 50) == "S")
  }

  @Test(arguments: [(200.0, "S"), (200.5, "dismissed"), (400.5, "dismissed")])
  func `a detent below a height dismisses`(_ limit: Points, _ end: String) {
    var sheet = Self.sheet(start: "M") { $0.dismissTargetBelow = limit }
    #expect(sheet.swipe(by: 30, over: 50) == end)
    #expect(sheet.tester.rules.contains("L15") == (end == "dismissed"))
  }

  /// A thumb of 2000 pt/s on an edge that follows by half.
  @Test(arguments: [(SettleVelocity.edge, 1000.0), (.finger, 2000), (.dampedOutwards, 2000)])
  func `a settle begins as fast as the edge or as the finger`(
    _ velocity: SettleVelocity, _ expected: PointsPerSecond
  ) {
    var sheet = LibrarySheet(.uikit, Self.detents, start: "L", height: 1000) {
      $0.rubberBand = RubberBandCurves(.linear(0.5))
      $0.settleVelocity = velocity
    }
    _ = sheet.steps(.header, [-100], over: 50)
    sheet.tester.up()
    let before = sheet.shown
    sheet.tester.wait(1)
    #expect(abs((sheet.shown - before) / 0.001 / expected - 1) < 0.05)
  }
}

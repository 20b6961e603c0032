import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Tests that dismiss by themselves, by the rows of the libraries' own tests.
@Suite(.enabled(if: SharedFolder.exists, "needs the folder of test values beside the checkout"))
struct DismissalVectorTests {
  static let ids = (smoothSheets + overlayContainer + overlayTargets).map(\.id)

  private static let smoothSheets = LibraryRow.rows(of: "smooth_sheets").filter {
    $0.kind == "dismiss"
  }
  private static let overlayContainer = overlay { $0 == "none" }
  /// Those with a height or a notch below which a target dismisses.
  private static let overlayTargets = overlay { $0 != "none" }

  private static func overlay(_ isWanted: (String?) -> Bool) -> [LibraryRow] {
    LibraryRow.rows(of: "overlaycontainer").filter {
      $0.kind == "dismiss" && isWanted($0.parameter("dismissingPosition"))
    }
  }

  /// A release of a sheet whose only detent is `largest` high.
  private static func outcome(
    _ row: LibraryRow, height: Points, largest: Points, mayDismiss: Bool, tuning: Tuning
  ) -> String {
    var candidates = Release.Candidates()
    candidates.append(Release.Candidate(detent: DetentID(index: 0), y: height - largest))
    var lift = Release.Lift(
      u: height - row.number("position"), velocity: row.number("velocity"), height: height)
    lift.mayDismiss = mayDismiss
    let dismissal = DismissalTest.passed(lift, among: candidates, tuning: tuning)
    return dismissal == nil ? "stay" : "dismiss"
  }

  @Test func `smooth_sheets dismisses by heights per second, or at rest by what is left`() {
    #expect(Self.smoothSheets.count == 5)
    for row in Self.smoothSheets {
      var tuning = TuningPreset.smoothSheets.tuning
      tuning.dismissVelocityReference = .containerHeight
      tuning.dismissVelocityThreshold = row.number("minFlingVelocityRatio")
      tuning.dismissThreshold = row.number("dismissalHeight") / 600
      let outcome = Self.outcome(
        row, height: row.number("container_height"), largest: 600,
        mayDismiss: row.parameter("swipeDismissible") == "true", tuning: tuning)
      #expect(outcome == row.cells["expected"], "\(row.id)")
    }
  }

  @Test func `OverlayContainer dismisses below a height, and not at it`() {
    #expect(Self.overlayTargets.count == 2)
    for row in Self.overlayTargets {
      var tuning = TuningPreset.overlayContainer.tuning
      tuning.dismissVelocityThreshold = nil
      tuning.dismissTargetBelow = 100
      for (position, expected) in [
        (row.number("position"), row.cells["expected"]), (49, "dismiss"), (51, "stay"),
      ] {
        let places = row.anchors.map { 200 - $0.place }.reversed()
        let candidates = Release.Candidates(positions: Array(places), wayOut: nil)
        var lift = Release.Lift(u: 200 - position, velocity: 0, height: 200)
        lift.mayDismiss = true
        let decision = Release.decision(lift, among: candidates, tuning: tuning)
        let outcome = decision.target.detent == nil ? "dismiss" : "stay"
        #expect(outcome == expected, "\(row.id) at \(position)")
      }
    }
  }

  @Test func `OverlayContainer dismisses by speed`() {
    #expect(Self.overlayContainer.count == 3)
    for row in Self.overlayContainer {
      var tuning = TuningPreset.overlayContainer.tuning
      let limit = row.number("dismissingVelocity")
      tuning.dismissVelocityThreshold = limit.isNaN ? nil : limit
      let outcome = Self.outcome(
        row, height: 800, largest: 200, mayDismiss: true, tuning: tuning)
      #expect(outcome == row.cells["expected"], "\(row.id)")
    }
  }
}

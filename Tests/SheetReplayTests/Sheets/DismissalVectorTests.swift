import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Tests that dismiss by themselves, by the rows of the libraries' own tests.
@Suite(.enabled(if: SharedFolder.exists, "needs the folder of test values beside the checkout"))
struct DismissalVectorTests {
  static let ids = smoothSheets.map(\.id) + overlayContainer.map(\.id)

  private static let smoothSheets = LibraryRow.rows(of: "smooth_sheets").filter {
    $0.kind == "dismiss"
  }
  /// Those without a position: no field says below which height a target dismisses.
  private static let overlayContainer = LibraryRow.rows(of: "overlaycontainer").filter {
    $0.kind == "dismiss" && $0.parameter("dismissingPosition") == "none"
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
    let rule = DismissalTest.passed(lift, among: candidates, tuning: tuning)
    return rule == nil ? "stay" : "dismiss"
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

import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Each row of the per-library files is run by a test, or has a reason why no headless engine can.
@Suite(.enabled(if: SharedFolder.exists, "needs the folder of test values beside the checkout"))
struct LibraryCoverageTests {
  private static let run =
    SegmentVectorTests.ids + OverdragVectorTests.ids + DismissalVectorTests.ids
    + SwipeVectorTests.ids + OwnershipVectorTests.ids + StillVectorTests.ids

  @Test func `no row is run and left out, and none is neither`() {
    let rows = LibraryRow.files.flatMap { LibraryRow.rows(of: $0) }.map(\.id)
    #expect(rows.count == 165)
    let leftOut = Self.leftOut.flatMap(\.ids)
    #expect(Set(Self.run).count == Self.run.count)
    #expect(Set(leftOut).isDisjoint(with: Self.run))
    #expect((Self.run + leftOut).sorted() == rows.sorted())
  }

  /// Why rows are left out.
  private static let leftOut: [(reason: String, ids: [String])] = [
    (
      "layout: where an anchor lies is stated by the scene",
      [
        "FP-313", "FP-314", "FP-315", "FP-316", "FP-318", "FP-321", "FP-322", "FP-323", "FP-324",
        "FP-326", "PM-001", "PM-002", "PM-003", "PM-005", "PM-007", "FL-025", "MB-026", "MB-027",
        "MB-028",
      ]
    ),
    ("flags of a scroll view of the platform", ["FP-328", "FP-330"]),
    ("a hook by which the app answers for one state", ["FP-333", "FP-335", "CA-027"]),
    ("a value that is reported while a program moves the sheet", ["CA-029", "CA-030", "CA-031"]),
    (
      "a motion that decays to its target, with the platform's spline",
      ["CA-033", "CA-034", "CA-036"]
    ),
    ("a density: the engine knows points alone", ["CA-008", "CA-009"]),
    ("an axis that is turned round", ["CA-026"]),
    (
      "dragging is switched off",
      ["CA-020", "CA-021", "FL-044", "MB-013", "MB-014", "MB-015"]
    ),
    ("the state that is skipped", ["MB-005", "MB-006", "MB-007", "MB-009"]),
    ("a sheet without stops", ["SS-125", "SS-127", "SS-129", "FL-037"]),
    ("velocity that is lost in an overdrag", ["SS-123", "SS-124"]),
    ("one fling over the range of content and sheet", ["SS-142", "SS-143", "SS-144"]),
    ("a test of the target's height against a notch", ["OC-023", "OC-025"]),
    ("an animation that a tap stops between two sizes", ["FL-031", "FL-041"]),
    ("the browser scrolls to its dismissing stop", ["PW-031"]),
  ]
}

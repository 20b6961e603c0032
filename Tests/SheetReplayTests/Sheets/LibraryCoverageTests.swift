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
    + LayoutVectorTests.ids + CaughtVectorTests.ids + FloatingPanelVectorTests.ids

  @Test func `no row is run and left out, and none is neither`() {
    let rows = LibraryRow.files.flatMap { LibraryRow.rows(of: $0) }.map(\.id)
    #expect(rows.count == 165)
    let leftOut = Self.leftOut.flatMap(\.ids)
    #expect(Set(Self.run).count == Self.run.count)
    #expect(Set(leftOut).isDisjoint(with: Self.run))
    #expect((Self.run + leftOut).sorted() == rows.sorted())
  }

  /// Why rows are left out: what an engine without a screen cannot know or does not have.
  private static let leftOut: [(reason: String, ids: [String])] = [
    (
      "the peek height follows from the width of a device that the row does not name: a scene"
        + " states heights",
      ["MB-028"]
    ),
    (
      "the app answers for one detent at the lift; a recording has its answers to dismissal alone",
      ["CA-027"]
    ),
    (
      "which of two animations runs depends on the spline of a fling at a density that the row"
        + " does not name",
      ["CA-033", "CA-034", "CA-036"]
    ),
    (
      "a sheet without stops rests where it is let go; here every rest is at a detent",
      ["SS-125", "FL-037"]
    ),
    (
      "how far a fling swings on from content to sheet follows from Flutter's scroll physics",
      ["SS-142", "SS-143"]
    ),
  ]
}

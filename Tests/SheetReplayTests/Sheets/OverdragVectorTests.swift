import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// How edges give way, by the rows of the libraries' own tests.
@Suite(.enabled(if: SharedFolder.exists, "needs the folder of test values beside the checkout"))
struct OverdragVectorTests {
  static let ids = (floatingPanel + overlayContainer + smoothSheets).map(\.id)

  private static let floatingPanel = LibraryRow.rows(of: "floatingpanel").filter {
    $0.kind == "overdrag"
  }
  private static let overlayContainer = LibraryRow.rows(of: "overlaycontainer").filter {
    $0.kind == "overdrag"
  }
  private static let smoothSheets = LibraryRow.rows(of: "smooth_sheets").filter {
    $0.kind == "overdrag"
  }

  /// The edge that is shown between two limits, past which `curve` gives way.
  private static func shown(
    _ asked: Points, _ curve: RubberBandCurve, from largest: Points, to smallest: Points
  ) -> Points {
    let overdrag = Overdrag(
      curve: curve, band: RubberBand(coefficient: 0.55), extent: 100, height: 0)
    if asked < largest { return largest - overdrag.shown(largest - asked) }
    return asked > smallest ? smallest + overdrag.shown(asked - smallest) : asked
  }

  @Test func `FloatingPanel's edge is free, or clamped while its content is panned`() {
    #expect(Self.floatingPanel.count == 12)
    for row in Self.floatingPanel {
      let places = row.anchors.map(\.place).sorted()
      let isClamped = row.parameter("scrollingContent") == "true"
      let asked = row.number("position") + row.number("translation")
      let shown = Self.shown(
        asked, isClamped ? .clamp : .free, from: places[0], to: places[places.count - 1])
      #expect(shown == row.number("expected"), "\(row.id)")
    }
  }

  @Test func `OverlayContainer's content moves the sheet between its notches alone`() {
    #expect(Self.overlayContainer.count == 3)
    for row in Self.overlayContainer {
      let asked = row.number("translationDown") - row.number("position")
      let shown = Self.shown(asked, .clamp, from: -300, to: -100)
      #expect(shown == 0 - row.number("expected"), "\(row.id)")
    }
  }

  @Test func `smooth_sheets clamps a move or applies friction to it`() {
    #expect(Self.smoothSheets.count == 8)
    for row in Self.smoothSheets {
      let (position, delta) = (row.number("position"), row.number("delta"))
      var applied = 0.0
      if row.parameter("physics") == "clamping" {
        applied = 0 - Self.shown(0 - position - delta, .clamp, from: -600, to: 0) - position
      } else {
        let friction = Friction(
          extent: row.number("bounceExtent"), resistance: row.number("resistance"))
        let overshoot = max(position - 600, 0 - position, 0)
        applied = friction.applied(abs(delta), from: overshoot) * (delta < 0 ? -1 : 1)
      }
      let isOverflow = row.cells["expected_kind"] == "overflow_delta"
      let value = isOverflow ? delta - applied : applied
      let tolerance = max(row.number("tolerance").isNaN ? 0 : row.number("tolerance"), 1e-6)
      #expect(abs(value - row.number("expected")) <= tolerance, "\(row.id): \(value)")
    }
  }
}

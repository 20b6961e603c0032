import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Where sheets rest, by the layouts of the libraries' own tests.
@Suite(.enabled(if: SharedFolder.exists, "needs the folder of test values beside the checkout"))
struct LayoutVectorTests {
  static let ids = floatingPanel.map(\.id) + panModal.map(\.id) + material.map(\.id) + ["FL-025"]

  private static let floatingPanel = layouts("floatingpanel")
  private static let panModal = layouts("panmodal")
  private static let material = layouts("material-bottomsheet").filter {
    $0.cells["expected_kind"] == "slide_offset"
  }

  private static func layouts(_ file: String) -> [LibraryRow] {
    LibraryRow.rows(of: file).filter { $0.kind == "layout" }
  }

  /// The edge of a sheet whose only detent has this height; `pad` is what a large one leaves free.
  private static func edge(
    _ detent: DetentDescription.Height, pad: Points, height: Points, safeTop: Points = 0,
    safeBottom: Points = 0
  ) -> Points {
    var fields = SceneFields()
    fields.screen.width = 375
    fields.screen.height = height
    fields.screen.safeArea = EdgeInsets(top: safeTop, bottom: safeBottom)
    fields.sheet.detents = [DetentDescription(id: "a", height: detent)]
    var tuning = Tuning.uikit
    tuning.topPadHomeButton = pad
    tuning.topPadHomeIndicator = pad
    return SheetEngine(scene: fields.resolved(), tuning: tuning, startsPresented: true).step.y
  }

  /// A sheet that hangs from the top is one that stands on the bottom, upside down.
  @Test func `FloatingPanel's states lie at their insets from the container or its safe area`() {
    #expect(Self.floatingPanel.count == 10)
    for row in Self.floatingPanel {
      let height = row.number("container_height")
      let hangs = row.parameter("sheetPosition") == "top"
      let expected = hangs ? height - row.number("expected") : row.number("expected")
      let inset = (row.parameter("inset") ?? "").split(separator: ":")
      guard let edge = inset.first, let value = Double(inset[inset.count - 1]) else {
        Self.expectHidden(expected, height, row.id)
        continue
      }
      let isSafe = row.parameter("guide") == "safeArea"
      let safe = isSafe ? (row.number("safeTop"), row.number("safeBottom")) : (0, 0)
      let isFromOwnEdge = (edge == "top") == hangs
      let y = Self.edge(
        isFromOwnEdge ? .fixed(value) : .large, pad: value, height: height,
        safeTop: hangs ? safe.1 : safe.0, safeBottom: hangs ? safe.0 : safe.1)
      #expect(y == expected, "\(row.id)")
    }
  }

  /// The hidden state is where the distance left ends, which a speed that dismisses is held against.
  private static func expectHidden(_ place: Points, _ height: Points, _ id: String) {
    let tuning = TuningPreset.floatingPanel.tuning
    for (share, isFast) in [(1.0, true), (0.999, false)] {
      let speed = share * 5.5 * (place - 400)
      let lift = Release.Lift(u: 400, velocity: speed, height: height)
      #expect((DismissalTest.fast(lift, tuning) != nil) == isFast, "\(id)")
    }
  }

  @Test func `PanModal's forms lie where their heights put them`() {
    #expect(Self.panModal.count == 5)
    for row in Self.panModal {
      let height = row.number("container_height")
      let form = row.parameter("height") ?? row.parameter("shortForm") ?? ""
      // Margins count from where the frame of a form begins, forms from the container's top.
      let frame = row.cells["state"] == "shortForm" ? height + row.number("topOffset") : height
      let value = form.split(separator: " ").last.flatMap { Double($0) } ?? 0
      let y =
        row.cells["state"] == "bottom"
        ? Self.edgeWhenGone(height)
        : Self.edge(
          form.hasPrefix("contentHeight") ? .fixed(value) : .large, pad: value, height: frame)
      #expect(y == row.number("expected"), "\(row.id)")
    }
  }

  private static func edgeWhenGone(_ height: Points) -> Points {
    var sheet = LibrarySheet(.panModal, [("short", 259)], height: height)
    #expect(sheet.swipe(by: 250, over: 100) == "dismissed")
    return sheet.tester.last.y
  }

  /// The slide offset goes from -1 to 0 up to the collapsed state, as far as a sheet dims that never
  /// leaves anything undimmed, and on to 1 as far as one dims that does so up to there.
  @Test func `Material's slide offset is made of what is dimmed`() {
    #expect(Self.material.count == 2)
    for row in Self.material {
      let dims = [nil, "collapsed"].map { undimmed in
        var sheet = LibrarySheet(
          .material, [("collapsed", 256), ("half", 400), ("expanded", 800)], start: "collapsed")
        var properties = SheetFields()
        properties.largestUndimmedDetentIdentifier = .set(undimmed)
        sheet.tester.play(.set(properties))
        if row.cells["state"] == "hidden" {
          #expect(sheet.swipe(by: 200, over: 100) == "dismissed")
        }
        return sheet.tester.engine.dimFraction
      }
      #expect(dims[0] - 1 + dims[1] == row.number("expected"), "\(row.id)")
    }
  }

  @Test func `Flutter's sheet ends at its largest size`() {
    var sheet = LibrarySheet(
      .flutterDraggable, [("0.25", 150), ("0.6", 360), ("0.9", 540)], start: "0.6", height: 600)
    #expect(sheet.steps(.header, [-360])[0].height == 540)
    #expect(sheet.end() == "0.9")
  }
}

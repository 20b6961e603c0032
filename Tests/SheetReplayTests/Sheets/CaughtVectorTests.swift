import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Sheets that are caught on their way, and what they are nearest to, by the libraries' own tests.
struct CaughtVectorTests {
  static let ids = ["FL-031", "FL-041", "MB-014", "MB-015"] + nearest.map(\.id)

  private static let nearest = LibraryRow.rows(of: "compose").filter { $0.kind == "current_value" }

  @Test func `a drag stops the animation of Flutter's sheet and goes on from there`() {
    var sheet = LibrarySheet(
      .flutterDraggable, [("min", 150), ("half", 300), ("max", 600)], start: "half", height: 600)
    sheet.tester.play(.select("max", animated: true))
    while sheet.shown < 440 { sheet.tester.wait(1) }
    let shown = sheet.steps(.header, [1, 59])
    #expect(shown[0].height < 520)
    #expect(shown[1].height == shown[0].height - 59)
    #expect(sheet.tester.last.phaseAfter == .sheetDrag)
  }

  @Test func `a drag after a fling and a tap takes Flutter's sheet back before it has settled`() {
    var sheet = LibrarySheet(
      .flutterDraggable, [("min", 150), ("half", 300), ("max", 600)], start: "half", height: 600,
      content: LibrarySheet.list())
    _ = sheet.steps(.content, [-200], over: 100)
    sheet.tester.up()
    sheet.tester.wait(5)
    #expect(sheet.tester.last.phaseAfter == .settling)
    sheet.tester.down(at: 300, on: .content)
    sheet.tester.wait(2)
    sheet.tester.up()
    let caught = sheet.steps(.content, [1, 199], over: 400)
    #expect(caught[0].height < 600)
    #expect(caught[1].height == caught[0].height - 199)
    sheet.tester.wait(200)
    #expect(sheet.end() == "half")
    #expect(sheet.offset == 0)
  }

  @Test func `Material's sheet is dragged once dragging is switched on`() {
    var sheet = LibrarySheet(
      .material, [("collapsed", 256), ("expanded", 800)], start: "collapsed"
    ) {
      $0.dragsFromHeader = false
      $0.dragsFromContent = false
    }
    #expect(sheet.steps(.header, [-272], over: 150)[0].height == 256)
    #expect(sheet.tester.last.phaseAfter == .idle && sheet.tester.last.owner == .none)
    sheet.tester.expectRules("L24")
    #expect(sheet.end() == "collapsed")

    sheet.tester.retune { $0.dragsFromHeader = true }
    #expect(sheet.steps(.header, [-272], over: 150)[0].height == 528)
    #expect(sheet.tester.last.phaseAfter == .sheetDrag)
  }

  @Test(.enabled(if: SharedFolder.exists, "needs the folder of test values beside the checkout"))
  func `Compose's current value is the anchor nearest to where a finger holds the sheet`() {
    #expect(Self.nearest.count == 3)
    for row in Self.nearest {
      let anchors = row.anchors.map { (name: $0.name, height: 400 - $0.place) }
      let start = row.cells["state"]
      var sheet = LibrarySheet(.composeAnchored, anchors, start: start)
      let from = row.anchors.first { $0.name == start }?.place ?? .nan
      _ = sheet.steps(.header, [row.number("position") - from], over: 300)
      #expect(sheet.shown == 400 - row.number("position"))
      let facts = sheet.tester.engine.releaseFacts
      let nearest = facts?.nearestRest.detent.map { sheet.tester.engine.name(of: $0) }
      #expect(nearest == row.cells["expected"], "\(row.id)")
    }
  }
}

import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// When sheets ask who owns a finger on their content, which the two hand-offs say.
struct WhenAskedTests {
  typealias Row = (
    asked: String, toContent: HandOffToContent, toSheet: HandOffToSheet, owners: [Owner]
  )

  /// The owners of a finger that scrolls content back to its top and beyond, and turns round twice.
  private static let rows: [Row] = [
    ("at the start of a gesture", .never, .never, [.content, .content, .content]),
    (
      "until the sheet has the finger, which then keeps it", .never, .sameTouch,
      [.sheet, .sheet, .sheet]
    ),
    (
      "at the start, and again where a drag from the edge crosses it", .sameTouch,
      .whenStartedAtEdge, [.content, .content, .content]
    ),
    ("at every event", .sameTouch, .sameTouch, [.sheet, .content, .sheet]),
  ]

  @Test(arguments: rows)
  func `a finger changes hands as often as it is asked`(_ row: Row) {
    var sheet = LibrarySheet(
      .uikit, [("S", 200), ("L", 600)], start: "L", content: LibrarySheet.list(50)
    ) {
      $0.handOffToContent = row.toContent
      $0.handOffToSheet = row.toSheet
    }
    sheet.tester.down(on: .content)
    let owners = [100.0, -150, 150].map { way in
      sheet.tester.move(by: way)
      return sheet.tester.last.owner
    }
    #expect(owners == row.owners, "\(row.asked)")
  }

  /// From the content's top the sheet has the finger at first.
  @Test(arguments: [
    (HandOffToContent.never, HandOffToSheet.never, [Owner.sheet, .sheet, .sheet]),
    (.never, .sameTouch, [.sheet, .sheet, .sheet]),
    (.sameTouch, .whenStartedAtEdge, [.sheet, .content, .sheet]),
    (.sameTouch, .sameTouch, [.sheet, .content, .sheet]),
  ])
  func `a finger that starts at the edge`(
    _ toContent: HandOffToContent, _ toSheet: HandOffToSheet, _ expected: [Owner]
  ) {
    var sheet = LibrarySheet(
      .uikit, [("S", 200), ("L", 600)], start: "L", content: LibrarySheet.list()
    ) {
      $0.handOffToContent = toContent
      $0.handOffToSheet = toSheet
    }
    sheet.tester.down(on: .content)
    let owners = [100.0, -150, 150].map { way in
      sheet.tester.move(by: way)
      return sheet.tester.last.owner
    }
    #expect(owners == expected)
  }

  @Test func `the page says which preset asks when`() throws {
    let page = try EngineDocumentation.page("Presets.md")
    let sharing = TuningPreset.allCases.filter {
      $0.tuning.dragsFromContent && $0.tuning.settleModel == .detents
    }
    for row in Self.rows {
      let presets = sharing.filter {
        $0.tuning.handOffToContent == row.toContent && $0.tuning.handOffToSheet == row.toSheet
      }
      let names =
        row.asked == "at every event"
        ? "all others that share content"
        : presets.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      let line =
        "| \(row.asked) | `\(row.toContent.rawValue)` | `\(row.toSheet.rawValue)` | \(names) |"
      #expect(page.contains(line), "\(line)")
      #expect(!presets.isEmpty)
    }
  }
}

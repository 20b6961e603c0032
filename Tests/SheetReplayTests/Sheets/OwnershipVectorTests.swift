import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Who moves in a drag on content, by the libraries' own tests; steps are positive downwards.
struct OwnershipVectorTests {
  static let ids = smoothSheetsIDs + overlayContainerIDs + flutterIDs + androidIDs

  // MARK: smooth_sheets

  static let smoothSheetsIDs = [
    "SS-131", "SS-133", "SS-134", "SS-135", "SS-137", "SS-139", "SS-141", "SS-144",
  ]

  private static let middle: [(name: String, height: Points)] = [("s0", 300)]

  @Test(arguments: [HandOffToSheet.sameTouch, .whenStartedAtEdge])
  func `smooth_sheets moves down from the content's top and scrolls on the way back`(
    _ mode: HandOffToSheet
  ) {
    var sheet = LibrarySheet(
      .smoothSheets, Self.middle, height: 600, content: LibrarySheet.list()
    ) { $0.handOffToSheet = mode }
    let shown = sheet.steps(.content, [100, -200])
    #expect(shown[0].height < 300 && shown[0].offset == 0)
    #expect(shown[1] == (300, 100))
  }

  @Test func `smooth_sheets in its mode from the top only leaves a scrolled start to the content`()
  {
    var sheet = LibrarySheet(
      .smoothSheets, Self.middle, height: 600, content: LibrarySheet.list(100)
    ) { $0.handOffToSheet = .whenStartedAtEdge }
    let shown = sheet.steps(.content, [200])
    #expect(shown[0].height == 300 && shown[0].offset < 0)
  }

  @Test(arguments: [300.0, 600])
  func `smooth_sheets with clamping physics stays in its bounds`(_ height: Points) {
    var sheet = LibrarySheet(
      .smoothSheets, [("s0", height)], height: 600, content: LibrarySheet.list()
    ) { $0.rubberBand = RubberBandCurves(.clamp) }
    let shown = sheet.steps(.content, [20, 100])
    #expect(shown.map(\.height) == [height, height])
    #expect(shown.map(\.offset) == [0, 0])
  }

  @Test func `smooth_sheets scrolls its content to the top and then moves on with the rest`() {
    var sheet = LibrarySheet(
      .smoothSheets, [("s0", 300), ("s1", 600)], start: "s1", height: 600,
      content: LibrarySheet.list(100))
    let shown = sheet.steps(.content, [50, 50, 50, 100])
    #expect(shown.map { 600 - $0.height } == [0, 0, 50, 150])
    #expect(shown.map(\.offset) == [50, 0, 0, 0])
    sheet.tester.wait(200)
    #expect(sheet.end() == "s1")
  }

  @Test func `smooth_sheets swings with what a fling has left at the content's top`() {
    var sheet = LibrarySheet(
      .smoothSheets, [("s0", 600)], height: 600, content: LibrarySheet.list())
    var offsets = sheet.steps(.content, [-20]).map(\.offset)
    for _ in 0..<3 { sheet.tester.move(by: 6, over: 6) }
    sheet.tester.up()
    var heights: [Points] = []
    for _ in 0..<2000 {
      sheet.tester.wait(1)
      heights.append(sheet.shown)
      offsets.append(sheet.offset)
    }
    #expect(offsets.min() == 0 && offsets.max() == 20)
    #expect(heights.contains { $0 < 590 } && heights.last == 600)
    sheet.tester.expectRules("A02", "S08", "L26", "S05")
  }

  // MARK: OverlayContainer

  static let overlayContainerIDs = [
    "OC-034", "OC-035", "OC-036", "OC-038", "OC-040", "OC-041", "OC-042", "OC-043",
  ]

  private static let notches: [(name: String, height: Points)] = [
    ("0", 50), ("1", 100), ("2", 200),
  ]

  @Test func `OverlayContainer's header drags the overlay by the finger's way`() {
    var sheet = LibrarySheet(.overlayContainer, [("0", 0), ("1", 200)], start: "0")
    #expect(sheet.steps(.header, [-100, 10]).map(\.height) == [100, 90])
    #expect(sheet.tester.last.owner == .sheet)
  }

  @Test func `OverlayContainer scrolls at the top notch and where it cannot move`() {
    for notches in [[("2", 100.0)], [("0", 50.0), ("2", 100)]] {
      var sheet = LibrarySheet(
        .overlayContainer, notches.map { (name: $0.0, height: $0.1) }, start: "2",
        content: LibrarySheet.list())
      #expect(sheet.steps(.content, [-10])[0] == (100, 10))
      #expect(sheet.end() == "2")
      #expect(sheet.offset > 10)
    }
  }

  @Test func `OverlayContainer moves in flight and holds the content`() {
    var sheet = LibrarySheet(
      .overlayContainer, Self.notches, start: "1", content: LibrarySheet.list())
    let shown = sheet.steps(.content, [10, -20, 20])
    #expect(shown.map(\.height) == [90, 110, 90])
    #expect(shown.map(\.offset) == [0, 0, 0])
    var released = LibrarySheet(
      .overlayContainer, Self.notches, start: "1", content: LibrarySheet.list())
    #expect(released.steps(.content, [-10])[0].offset == 0)
    _ = released.end()
    #expect(released.offset == 0)
  }

  // MARK: Flutter

  static let flutterIDs = ["FL-029", "FL-032", "FL-035", "FL-036", "FL-038", "FL-039"]

  private static func draggable(_ start: String, _ offset: Points = 0) -> LibrarySheet {
    LibrarySheet(
      .flutterDraggable, [("min", 150), ("half", 300), ("most", 360), ("max", 600)], start: start,
      height: 600, content: LibrarySheet.list(offset))
  }

  @Test func `Flutter's sheet follows the finger between its sizes`() {
    var up = LibrarySheet(
      .flutterDraggable, [("min", 150), ("max", 360)], start: "min", height: 600,
      content: LibrarySheet.list())
    #expect(600 - up.steps(.content, [-125])[0].height == 325)
    var down = Self.draggable("most")
    #expect(down.steps(.content, [120])[0].height == 240)
    var least = Self.draggable("half")
    #expect(least.steps(.content, [325])[0] == (150, 0))
  }

  @Test func `Flutter's sheet and list take turns in one drag`() {
    var sheet = Self.draggable("half")
    let shown = sheet.steps(.content, [-325, 10, 325], over: 500)
    #expect(shown[0].height == 600 && shown[0].offset > 0)
    #expect(shown[1].height == 600)
    #expect(shown[2].height < 600 && shown[2].offset == 0)
  }

  @Test func `a fling takes Flutter's sheet to its end, and upwards the list goes on`() {
    var up = Self.draggable("most")
    #expect(up.swipe(.content, by: -200, over: 100) == "max")
    #expect(up.offset > 0)
    var down = LibrarySheet(
      .flutterDraggable, [("min", 150), ("max", 600)], start: "max", height: 600,
      content: LibrarySheet.list())
    #expect(down.swipe(.content, by: 325, over: 160) == "min")
    #expect(down.offset == 0)
  }

  // MARK: Compose and Material

  static let androidIDs = [
    "CA-022", "CA-024", "CA-025", "CA-044", "CA-046", "CA-047", "CA-053", "MB-020", "MB-022",
  ]

  @Test func `Compose keeps no credit of a drag beyond its bounds`() {
    var sheet = LibrarySheet(.composeAnchored, [("C", 100), ("A", 600)], start: "A") {
      $0.dismissFrom = .never
    }
    #expect(sheet.steps(.header, [600, -100]).map { 600 - $0.height } == [500, 400])
  }

  @Test func `a touch stops Compose's animation, or does not where the option is off`() {
    for (touch, expected) in [
      (SettlingTouch.catchAtTouchDown, "B"), (.catchAtRecognition, "C"),
    ] {
      var sheet = LibrarySheet(
        .composeAnchored, [("C", 100), ("B", 350), ("A", 600)], start: "A"
      ) { $0.settlingTouch = touch }
      sheet.tester.play(.select("C", animated: true))
      while sheet.shown > 345 { sheet.tester.wait(1) }
      sheet.tester.down(on: .header)
      sheet.tester.wait(100)
      #expect(sheet.end() == expected)
    }
  }

  private static func material3(_ start: String?) -> LibrarySheet {
    LibrarySheet(
      .composeMaterial3, [("partial", 400), ("expanded", 800)], start: start,
      content: LibrarySheet.list())
  }

  @Test func `the sheet of Material 3 moves with its list at the top`() {
    var up = Self.material3("expanded")
    #expect(up.swipe(.content, by: -800, over: 200) == "expanded")
    #expect(up.offset > 0)
    var down = Self.material3("expanded")
    #expect(down.swipe(.content, by: 400, over: 200) == "partial")
    #expect(down.offset == 0)
    var out = Self.material3(nil)
    #expect(out.shown == 400)
    #expect(out.swipe(.content, by: 400, over: 200) == "dismissed")
  }

  @Test func `Material's sheet moves before its list and goes back after it`() {
    let states: [(name: String, height: Points)] = [("collapsed", 256), ("expanded", 800)]
    var up = LibrarySheet(
      .material, states, start: "collapsed", content: LibrarySheet.list())
    #expect(up.swipe(.content, by: -798, over: 1500) == "expanded")
    #expect(up.offset > 0)
    var down = LibrarySheet(.material, states, start: "expanded", content: LibrarySheet.list())
    #expect(down.swipe(.content, by: 535, over: 150) == "collapsed")
  }
}

import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Where a sheet can rest and where it opens.
struct DetentTests {
  @Test(arguments: [
    ("iPhone SE1", 40.0, 235.36), ("iPhone SE3", 40, 315.88), ("iPhone X", 54, 372.56),
    ("iPhone 11", 58, 411.76), ("iPhone 14", 57, 388.32), ("iPhone 14 Pro", 69, 398.56),
    ("iPhone 14 Pro Max", 69, 433.76), ("iPhone 16 Pro", 72, 409.92),
  ])
  func `medium is about half of large, which ends below the status bar`(
    _ device: String, large: Double, medium: Double
  ) {
    var sheet = SheetTester(screen: .device(device))
    sheet.expect(y: medium)
    sheet.play(.select("large", animated: false))
    sheet.expect(y: large)
  }

  @Test func `the default list is large alone, a full height sheet`() {
    let engine = SheetEngine(scene: Scene(), tuning: Tuning(), startsPresented: true)
    #expect(engine.name(of: engine.step.detent) == "large")
    #expect(engine.step.y == 69)
  }

  @Test func `a sheet opens at its smallest detent, in whatever order the list is`() {
    SheetTester(detents: [.large, .medium]).expect(detent: "medium")
    SheetTester(detents: [.medium, .large]).expect(detent: "medium")
  }

  @Test func `a selected detent sets the start, an unknown one does not`() {
    SheetTester(start: "large").expect(detent: "large")
    SheetTester(start: "gigantic").expect(detent: "medium")
  }

  @Test func `a sheet is dragged between its detents and rests only there`() {
    var sheet = SheetTester()
    sheet.drag(.header, by: -100)
    sheet.expect(y: 298.56)
    sheet.wait(100)
    sheet.up()
    sheet.settle()
    sheet.expect(y: 398.56)
    sheet.dragAndHold(.header, by: -200)
    sheet.settle()
    sheet.expect(y: 69)
    sheet.dragAndHold(.header, by: 200)
    sheet.settle()
    sheet.expect(y: 398.56)
  }

  @Test func `a sheet with one detent cannot be resized by any flick`() {
    var sheet = SheetTester(detents: [.medium])
    sheet.drag(.header, by: -300, over: 100)
    sheet.up()
    sheet.settle()
    sheet.expect(detent: "medium")
    sheet.expectCallbacks()
    sheet.expectRules("A01", "S03")
  }

  @Test func `medium alone never rises higher: the sheet resists`() {
    var sheet = SheetTester(detents: [.medium])
    sheet.drag(.header, by: -200)
    // 100 pt of extent give 100 * (1 - 1 / 2.1) for 200 pt.
    sheet.expect(y: 398.56 - 100 * (1 - 1 / 2.1))
    sheet.wait(100)
    sheet.up()
    sheet.settle()
    sheet.expect(y: 398.56)
  }

  @Test func `a fixed height and a fraction are detents`() {
    let quarter = DetentDescription(id: "quarter", height: .fraction(0.25))
    let peek = DetentDescription(id: "peek", height: .fixed(100))
    var sheet = SheetTester(detents: [quarter, peek, .large])
    sheet.expect(detent: "peek")
    sheet.expect(y: 718)
    sheet.dragAndHold(.header, by: -80)
    sheet.settle()
    sheet.expect(detent: "quarter")
    sheet.expect(y: 630.75)
  }

  @Test func `heights beyond the container are limited to it`() {
    let tall = DetentDescription(id: "tall", height: .fixed(5000))
    let sunken = DetentDescription(id: "sunken", height: .fixed(-40))
    SheetTester(detents: [tall]).expect(y: 69)
    SheetTester(detents: [sunken]).expect(y: 818)
  }

  @Test func `a detent as high as the content follows the content`() {
    let fit = DetentDescription(id: "fit", height: .contentHeight)
    var content = Content()
    content.height = 300
    var sheet = SheetTester(detents: [fit, .large], content: content)
    sheet.expect(y: 852 - 34 - 356)
    var fields = ContentFields()
    fields.height = .set(400)
    sheet.play(.content(fields))
    sheet.expect(y: 852 - 34 - 456)
    sheet.expectRules("E08", "E06")
    sheet.expectCallbacks()
  }

  @Test func `without an active detent the sheet is large`() {
    let off = DetentDescription(id: "off", height: .inactive)
    SheetTester(detents: [off]).expect(detent: "large")
    SheetTester(detents: [off, .medium]).expect(detent: "medium")
  }

  @Test func `of equal identifiers the first in the list counts`() {
    let low = DetentDescription(id: "same", height: .fixed(200))
    let high = DetentDescription(id: "same", height: .fixed(400))
    var sheet = SheetTester(detents: [high, low], start: "same")
    sheet.expect(y: 418)
    sheet.dragAndHold(.header, by: 190)
    sheet.settle()
    sheet.expect(y: 418)
    sheet.expectRules("A01", "D01", "S01", "S02", "D05")
  }

  @Test func `a tie goes to the larger sheet`() {
    let low = DetentDescription(id: "low", height: .fixed(218))
    let high = DetentDescription(id: "high", height: .fixed(418))
    var sheet = SheetTester(detents: [low, high])
    sheet.dragAndHold(.header, by: -100)
    sheet.settle()
    sheet.expect(detent: "high")
  }
}

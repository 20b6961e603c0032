import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// What the app does to a presented sheet: selections, new detents, properties.
struct SelectionTests {
  @Test func `the app selects a detent with animation and is not called back`() {
    var sheet = SheetTester()
    sheet.play(.select("large", animated: true))
    sheet.expect(phase: .settling)
    sheet.expect(y: 398.56)
    sheet.wait(100)
    #expect(sheet.last.y > 69 && sheet.last.y < 398.56)
    sheet.settle()
    sheet.expect(detent: "large")
    sheet.expect(y: 69)
    sheet.expectRules("E03")
    sheet.expectCallbacks()
    sheet.expectVisits("medium after traceStart", "left by select", "large after select")
  }

  @Test func `the app selects a detent at once`() {
    var sheet = SheetTester()
    sheet.play(.select("large", animated: false))
    sheet.expect(detent: "large")
    sheet.expect(y: 69)
    sheet.expectRules("E04")
    sheet.expectCallbacks()
  }

  @Test func `selecting medium after a pick leaves the sheet presented`() {
    var sheet = SheetTester(start: "large")
    sheet.play(.select("medium", animated: true))
    sheet.settle()
    sheet.expect(detent: "medium")
    sheet.expectCallbacks()
  }

  @Test func `selecting the present detent ends no visit`() {
    var sheet = SheetTester()
    sheet.play(.select("medium", animated: true))
    sheet.expect(detent: "medium")
    sheet.expectRules("E03")
    sheet.expectVisits("medium after traceStart")
  }

  @Test func `clearing the selection goes to the smallest detent`() {
    var sheet = SheetTester(start: "large")
    sheet.play(.select(nil, animated: false))
    sheet.expect(detent: "medium")
  }

  @Test func `a selection during a drag leaves the sheet to the finger until it lifts`() {
    var sheet = SheetTester()
    sheet.drag(.header, by: -50)
    sheet.play(.select("large", animated: true))
    sheet.expect(owner: .sheet)
    sheet.expect(y: 348.56)
    sheet.wait(100)
    sheet.up()
    sheet.settle()
    sheet.expect(detent: "medium")
    sheet.expectRules("A01", "E05", "S01", "S02")
    sheet.expectCallbacks("didChange(medium)")
  }

  @Test func `a cancelled drag goes to what the app selected meanwhile`() {
    var sheet = SheetTester()
    sheet.drag(.header, by: -50)
    sheet.play(.select("large", animated: true))
    sheet.cancel()
    sheet.settle()
    sheet.expect(detent: "large")
    sheet.expectCallbacks()
  }

  @Test func `a drag under new detents ends at one of them`() {
    var sheet = SheetTester()
    let peek = DetentDescription(id: "peek", height: .fixed(120))
    sheet.drag(.header, by: 20)
    sheet.play(.detents([peek, .large], animated: false))
    sheet.expect(y: 418.56)
    sheet.wait(100)
    sheet.up()
    sheet.settle()
    sheet.expect(detent: "peek")
    sheet.expect(y: 698)
  }

  @Test func `a selection under a finger on the content starts at once`() {
    var sheet = SheetTester(content: Content())
    sheet.drag(.content, by: -400)
    sheet.expect(offset: 70.44)
    sheet.play(.select("medium", animated: false))
    sheet.expect(y: 398.56)
    sheet.move(by: -10)
    sheet.expect(y: 398.56)
    sheet.expect(offset: 80.44)
    sheet.expectRules("A06", "H01", "E05")
  }

  @Test func `new detents in which the selected one survives move nothing`() {
    var sheet = SheetTester(start: "medium")
    let peek = DetentDescription(id: "peek", height: .fixed(120))
    sheet.play(.detents([peek, .medium], animated: true))
    sheet.expect(detent: "medium")
    sheet.expect(y: 398.56)
    sheet.expectRules("E06")
    sheet.expectVisits("medium after traceStart")
  }

  @Test func `with nothing selected, a new smallest detent takes the sheet`() {
    var sheet = SheetTester()
    let peek = DetentDescription(id: "peek", height: .fixed(120))
    sheet.play(.detents([peek, .medium], animated: true))
    sheet.expect(phase: .settling)
    sheet.settle()
    sheet.expect(detent: "peek")
    sheet.expectRules("E06")
    sheet.expectCallbacks()
  }

  @Test func `with medium alone left the user can no longer expand the sheet`() {
    var sheet = SheetTester()
    sheet.play(.detents([.medium], animated: false))
    sheet.drag(.header, by: -200, over: 50)
    sheet.up()
    sheet.settle()
    sheet.expect(detent: "medium")
    sheet.expect(y: 398.56)
    sheet.expectRules("E06", "A01", "S03")
  }

  @Test func `a removed detent makes the sheet jump, without a callback`() {
    var sheet = SheetTester()
    sheet.play(.detents([.large], animated: true))
    sheet.expect(detent: "large")
    sheet.expect(y: 69)
    sheet.expectRules("E07")
    sheet.expectCallbacks()
  }

  @Test func `the selection comes back with its detent`() {
    var sheet = SheetTester(start: "large")
    sheet.play(.detents([.medium], animated: false))
    sheet.expect(detent: "medium")
    sheet.play(.detents([.medium, .large], animated: false))
    sheet.expect(detent: "large")
    sheet.expectRules("E07", "E06")
  }

  @Test func `several properties act in order, the selection after the detents`() {
    var sheet = SheetTester()
    var fields = SheetFields()
    fields.selectedDetentIdentifier = .set("peek")
    fields.detents = [DetentDescription(id: "peek", height: .fixed(120)), .large]
    sheet.play(.set(fields))
    sheet.expect(detent: "peek")
    sheet.expect(y: 698)
    sheet.expectCallbacks()
  }

  @Test func `whether scrolling expands holds from the next touch on`() {
    var sheet = SheetTester(content: Content())
    var fields = SheetFields()
    fields.prefersScrollingExpandsWhenScrolledToEdge = false
    sheet.drag(.content, by: -50)
    sheet.play(.set(fields))
    sheet.move(by: -50)
    sheet.expect(y: 298.56)
    sheet.wait(100)
    sheet.up()
    sheet.settle()
    sheet.drag(.content, by: -50)
    sheet.expect(y: 398.56)
    sheet.expect(offset: 50)
    sheet.expectRules("A06", "E31", "S01", "S02", "A07")
  }
}

import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Which callbacks come, when, and in which step.
struct CallbackTests {
  @Test func `the change of detent is reported in the step of the lift`() {
    var sheet = SheetTester()
    sheet.drag(.header, by: -200)
    sheet.wait(100)
    sheet.expectCallbacks()
    sheet.up()
    sheet.expectCallbacks("didChange(large)")
    sheet.settle()
    sheet.expectCallbacks()
  }

  @Test func `a hand-off that ends at the largest detent reports it at the lift`() {
    var sheet = SheetTester(content: Content())
    sheet.drag(.content, by: -400)
    sheet.expectCallbacks()
    sheet.up()
    sheet.expectCallbacks("didChange(large)")
  }

  @Test func `a drag that returns to its detent reports nothing`() {
    var sheet = SheetTester()
    sheet.dragAndHold(.header, by: -100)
    sheet.settle()
    sheet.expectCallbacks()
    sheet.expect(traits: [.returnedDrag])
  }

  @Test func `only the user's changes are reported`() {
    var sheet = SheetTester()
    sheet.play(.select("large", animated: true))
    sheet.play(.detents([.medium], animated: true))
    sheet.play(.keyboard(overlap: 100))
    sheet.settle()
    sheet.play(.keyboard(overlap: 0))
    sheet.play(.screen(.device("iPhone 11")))
    sheet.settle()
    sheet.expectRules("E03", "E07", "E10", "E11", "E13")
    sheet.expectCallbacks()
  }

  @Test func `the user's change is compared with what the app chose last`() {
    var sheet = SheetTester()
    sheet.play(.select("large", animated: false))
    sheet.dragAndHold(.header, by: -5)
    sheet.settle()
    sheet.expectCallbacks()
    sheet.dragAndHold(.header, by: 200)
    sheet.settle()
    sheet.expectCallbacks("didChange(medium)")
  }

  @Test func `a swipe asks at the crossing and ends with didDismiss`() {
    var sheet = SheetTester(start: "large")
    sheet.drag(.header, by: 329)
    sheet.expectCallbacks()
    sheet.move(by: 1)
    sheet.expectCallbacks("shouldDismiss", "willDismiss", "viewWillDisappear")
    sheet.move(by: 300, over: 100)
    sheet.wait(100)
    sheet.up()
    sheet.expectCallbacks()
    sheet.settle()
    sheet.expectCallbacks("viewDidDisappear", "didDismiss")
  }

  @Test func `the question comes once in a touch, however often the finger crosses`() {
    var sheet = SheetTester()
    for _ in 0..<3 {
      sheet.drag(.header, by: 30)
      sheet.move(by: -60, over: 50)
      sheet.move(by: 60, over: 50)
      sheet.expectCallbacks("shouldDismiss", "willDismiss", "viewWillDisappear")
      sheet.wait(100)
      sheet.up()
      sheet.settle()
      sheet.expectCallbacks("viewWillAppear", "viewDidAppear")
    }
  }

  @Test func `a settle that is replaced pays its reappearance first`() {
    var sheet = SheetTester()
    sheet.dragAndHold(.header, by: 100)
    sheet.wait(100)
    sheet.expectCallbacks("shouldDismiss", "willDismiss", "viewWillDisappear")
    sheet.play(.select("large", animated: true))
    sheet.expectCallbacks("viewWillAppear", "viewDidAppear")
    sheet.settle()
    sheet.expectCallbacks()
  }

  @Test func `a sheet caught below its smallest detent asks again at once`() {
    var sheet = SheetTester()
    sheet.dragAndHold(.header, by: 200)
    sheet.wait(50)
    sheet.expectCallbacks("shouldDismiss", "willDismiss", "viewWillDisappear")
    sheet.drag(.header, by: 10)
    sheet.expectCallbacks(
      "viewWillAppear", "viewDidAppear", "shouldDismiss", "willDismiss", "viewWillDisappear")
  }

  @Test func `the end of the recording leaves the last pair alone`() {
    var sheet = SheetTester()
    sheet.drag(.header, by: 100)
    sheet.play(.end)
    sheet.expectCallbacks("shouldDismiss", "willDismiss", "viewWillDisappear")
    #expect(sheet.gestures.last?.outcome == .open)
    sheet.expectRules("A01", "D01", "E26")
  }
}

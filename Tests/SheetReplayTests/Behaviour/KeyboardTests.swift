import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// The sheet makes room for the keyboard and goes back.
struct KeyboardTests {
  private static let peek = DetentDescription(id: "peek", height: .fixed(120))

  @Test func `a medium sheet grows for the keyboard and collapses when it leaves`() {
    var sheet = SheetTester(detents: [.medium])
    sheet.play(.keyboard(overlap: 200))
    sheet.settle()
    sheet.expect(y: 198.56)
    sheet.expect(detent: "medium")
    sheet.play(.keyboard(overlap: 0))
    sheet.settle()
    sheet.expect(y: 398.56)
    sheet.expectRules("E10", "E11")
    sheet.expectCallbacks()
    sheet.expectVisits(
      "medium after traceStart", "left by keyboard", "medium after keyboard",
      "left by keyboard", "medium after keyboard")
  }

  @Test func `with a large detent the keyboard brings the sheet to its full height`() {
    var sheet = SheetTester()
    sheet.play(.keyboard(overlap: 336))
    sheet.settle()
    sheet.expect(y: 69)
    sheet.expect(detent: "medium")
    sheet.expect(dim: 1)
  }

  @Test func `a selection waits for the keyboard to leave`() {
    var sheet = SheetTester(detents: [Self.peek, .medium])
    sheet.play(.keyboard(overlap: 200))
    sheet.settle()
    sheet.play(.select("medium", animated: true))
    sheet.expect(y: 198.56)
    sheet.play(.keyboard(overlap: 0))
    sheet.settle()
    sheet.expect(y: 398.56)
    sheet.expect(detent: "medium")
    sheet.expectRules("E10", "E12", "E11")
    sheet.expectCallbacks()
  }

  @Test func `a drag under the keyboard comes back to the keyboard's position`() {
    var sheet = SheetTester(detents: [.medium])
    sheet.play(.keyboard(overlap: 200))
    sheet.settle()
    sheet.dragAndHold(.header, by: 150)
    sheet.settle()
    sheet.expect(y: 198.56)
    sheet.expectRules("E10", "A01", "D01", "S01", "S02", "D05", "E12")
  }

  @Test func `a drag far below the keyboard's position dismisses`() {
    var sheet = SheetTester(detents: [.medium])
    sheet.play(.keyboard(overlap: 200))
    sheet.settle()
    // Half of the way from 198.56 to 852 is 326.72 pt.
    sheet.dragAndHold(.header, by: 327)
    sheet.settle()
    sheet.expect(phase: .dismissed)
  }

  @Test func `a keyboard that comes during a drag waits for the lift`() {
    var sheet = SheetTester(detents: [.medium])
    sheet.drag(.header, by: 50)
    sheet.play(.keyboard(overlap: 200))
    sheet.expect(y: 448.56)
    sheet.move(by: 10)
    sheet.expect(y: 458.56)
    sheet.wait(100)
    sheet.up()
    sheet.settle()
    sheet.expect(y: 198.56)
  }

  @Test func `a scroll view that dismisses the keyboard keeps its touches while it is up`() {
    var content = Content()
    content.interactiveKeyboardDismiss = true
    var sheet = SheetTester(detents: [.medium], content: content)
    sheet.play(.keyboard(overlap: 200))
    sheet.settle()
    sheet.drag(.content, by: 100)
    sheet.expect(y: 198.56)
    sheet.expect(owner: .content)
    sheet.expectRules("E10", "A18")
    sheet.up()
    sheet.play(.keyboard(overlap: 0))
    sheet.settle()
    sheet.drag(.content, by: 100)
    sheet.expect(owner: .sheet)
  }

  @Test func `a presentation ends before it makes room for the keyboard`() {
    var sheet = SheetTester(detents: [.medium], presented: false)
    sheet.play(.present(animated: true))
    sheet.wait(100)
    sheet.play(.keyboard(overlap: 200))
    sheet.expect(phase: .presenting)
    sheet.settle()
    sheet.expect(y: 198.56)
    sheet.expectVisits(
      "medium after presentation", "left by keyboard", "medium after keyboard")
  }
}

import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Touches on a sheet that moves by itself, several fingers, and touches that the system takes.
struct CaughtSheetTests {
  @Test func `a touch alone does not stop a settling sheet, its drag does, without a jump`() {
    var sheet = SheetTester()
    sheet.dragAndHold(.header, by: -200)
    sheet.wait(100)
    let early = sheet.last.y
    sheet.down(on: .header)
    sheet.wait(50)
    #expect(sheet.last.y < early)
    sheet.move(by: 10, over: 10)
    let caught = sheet.last.y
    sheet.expect(owner: .sheet)
    sheet.move(by: 25)
    sheet.expect(y: caught + 25)
  }

  @Test func `content under a caught sheet waits until the sheet is at its largest detent`() {
    var sheet = SheetTester(content: Content())
    sheet.drag(.header, by: -100, over: 50)
    sheet.up()
    sheet.wait(80)
    sheet.drag(.content, by: -400)
    sheet.expect(y: 69)
    sheet.expectRules("A01", "S03", "A20", "A06", "H01")
  }

  @Test func `a second finger that comes and goes makes no jump`() {
    var sheet = SheetTester()
    sheet.drag(.header, by: -50)
    sheet.down(at: 300, finger: 2)
    sheet.expect(y: 348.56)
    sheet.move(by: -40, finger: 2)
    sheet.expect(y: 328.56)
    sheet.up(finger: 2)
    sheet.expect(y: 328.56)
    sheet.move(by: -10)
    sheet.expect(y: 318.56)
    sheet.expectRules("A01", "E23")
  }

  @Test func `a cancelled touch sends the sheet back to where the drag began`() {
    var sheet = SheetTester(start: "large")
    sheet.drag(.header, by: 300, over: 100)
    sheet.cancel()
    sheet.settle()
    sheet.expect(detent: "large")
    sheet.expectRules("A01", "E24", "S10")
    sheet.expectCallbacks()
    #expect(sheet.gestures.last?.outcome == .cancelled)
  }

  @Test func `an interruption cancels the touch and lets animations go on`() {
    var sheet = SheetTester()
    sheet.dragAndHold(.header, by: -200)
    sheet.wait(50)
    sheet.down(on: .header)
    sheet.play(.interrupt)
    sheet.expect(phase: .settling)
    sheet.settle()
    sheet.expect(detent: "large")
    sheet.expectRules("A01", "S01", "S02", "E25", "E24")
  }

  @Test func `fingers left over from a cancelled touch do nothing until all are up`() {
    var sheet = SheetTester()
    sheet.drag(.header, by: -50)
    sheet.play(.interrupt)
    sheet.settle()
    sheet.move(by: -200, over: 100)
    sheet.expect(y: 398.56)
    #expect(sheet.last.rejection == nil)
    sheet.up()
    sheet.drag(.header, by: -50)
    sheet.expect(y: 348.56)
  }

  @Test func `a finger that stopped before it lifted has no speed`() {
    var sheet = SheetTester()
    sheet.drag(.header, by: -100, over: 30)
    sheet.wait(100)
    sheet.up()
    sheet.settle()
    sheet.expect(detent: "medium")
    #expect(sheet.gestures.last?.releaseVelocity == 0)
    sheet.drag(.header, by: -100, over: 30)
    sheet.wait(99)
    sheet.up()
    sheet.settle()
    sheet.expect(detent: "large")
    #expect(sheet.gestures.last?.releaseRule == .s03)
  }

  @Test func `a sheet dragged above its largest detent springs back`() {
    var sheet = SheetTester(start: "large")
    sheet.drag(.header, by: -20)
    sheet.expect(y: 69 - 10 * (1 - 1 / (20 * 0.55 / 10 + 1)))
    sheet.wait(100)
    sheet.up()
    sheet.settle()
    sheet.expect(y: 69)
    sheet.expect(traits: [.returnedDrag])
  }

  @Test func `impossible events are rejected and change nothing`() {
    var sheet = SheetTester()
    sheet.up(finger: 7)
    #expect(sheet.last.rejection == .unknownTouch)
    sheet.down(on: .header)
    sheet.down(on: .header)
    #expect(sheet.last.rejection == .touchAlreadyDown)
    sheet.expect(phase: .undecided)
    sheet.expectCallbacks()
    sheet.wait(100)
    var engine = sheet.engine
    let late = TraceEvent(time: Timestamp(microseconds: 99_999), action: .interrupt)
    #expect(engine.answer(to: late).rejection == .timeBackwards)
    #expect(engine.step.phaseAfter == .undecided)
  }
}

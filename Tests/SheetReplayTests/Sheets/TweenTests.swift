import SheetReplay
import TestSupport
import Testing
import TouchTraces

struct TweenTests {
  @Test(arguments: TweenCurve.allCases)
  func `a curve goes from start to end and its slope is that of its way`(_ curve: TweenCurve) {
    let tween = Tween(curve)
    #expect(abs(tween.state(at: 0).way) < 1e-9)
    #expect(abs(tween.state(at: 1).way - 1) < 1e-9)
    for step in 1..<20 {
      let t = Double(step) / 20
      let (before, after) = (tween.state(at: t - 1e-4).way, tween.state(at: t + 1e-4).way)
      #expect(after >= before)
      #expect(abs((after - before) / 2e-4 - tween.state(at: t).slope) < 1e-3)
    }
  }

  @Test func `Android's curves are known at the middle`() {
    #expect(abs(Tween(.easeOutQuint).state(at: 0.5).way - 0.96875) < 1e-12)
    #expect(abs(Tween(.standard).state(at: 0.5).way - 0.7756) < 1e-3)
  }

  @Test(arguments: [
    (400.0, 0.0, 0.384), (800, 0, 0.512), (400, -1000, 0.6), (400, 4000, 0.4), (0, 0, 0.256),
  ])
  func `a drag helper takes so long`(_ way: Points, velocity: Double, seconds: Double) {
    let taken = Tween.dragHelperSeconds(way: way, velocity: velocity, height: 800)
    #expect(abs(taken - seconds) < 1e-9)
  }

  @Test(arguments: [
    "spring", "tween(0.5,drawer)", "travel(1600)", "dragHelper",
  ])
  func `a spelling reads back`(_ text: String) throws {
    var tuning = Tuning()
    try tuning.set("settleAnimation", to: .string(text))
    #expect(try Tuning(json: Array(tuning.fileText.utf8)) == tuning)
  }

  @Test(arguments: ["", "tween", "tween(0.5)", "tween(0.5,slow)", "tween(11,linear)", "travel(0)"])
  func `what is no animation is refused`(_ text: String) {
    var tuning = Tuning()
    #expect(throws: TuningError.self) { try tuning.set("settleAnimation", to: .string(text)) }
  }

  @Test func `a settle along a curve ends after its time at its target`() {
    var sheet = LibrarySheet(.composeAnchored, [("C", 100), ("A", 500)], start: "A")
    _ = sheet.steps(.header, [300], over: 100)
    sheet.tester.up()
    #expect(sheet.tester.last.settle == 300_000)
    sheet.tester.settle()
    #expect(sheet.shown == 100)
  }
}

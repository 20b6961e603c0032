import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Where a released sheet goes, and how long it takes.
struct ReleaseTests {
  /// From medium at 398.56; the middle to large lies at 233.78.
  @Test(arguments: [(-164.0, "medium"), (-165.5, "large")])
  func `released at rest, the nearest detent wins`(_ dy: Double, detent: String) {
    var sheet = SheetTester()
    sheet.dragAndHold(.header, by: dy)
    sheet.settle()
    sheet.expect(detent: detent)
    #expect(sheet.gestures.last?.releaseRule == .s02)
  }

  /// 40 pt up, the last 10 ms of them at the speed: 0.099 s of it decide.
  @Test(arguments: [
    (-1300.0, Rule.s03, 229.86, "large"), (-1100, .s05, 249.66, "large"),
    (-900, .s03, 269.46, "medium"), (-251, .s03, 333.711, "medium"),
    (-249, .s02, 358.56, "medium"), (1100, .s03, 467.46, "medium"),
  ])
  func `a moving sheet goes where its speed points, a flick at least one detent on`(
    _ speed: Double, rule: Rule, projected: Double, detent: String
  ) throws {
    var sheet = SheetTester()
    let last = speed / 100
    sheet.drag(.header, by: -40 - last)
    sheet.move(by: last)
    sheet.up()
    let gesture = try #require(sheet.gestures.last)
    #expect(abs((gesture.projectedY ?? 0) - projected) < 1e-6)
    #expect(gesture.releaseRule == rule)
    sheet.settle()
    sheet.expect(detent: detent)
  }

  @Test func `a flick passes a detent only if its speed carries it there`() {
    let third = DetentDescription(id: "third", height: .fraction(0.33))
    var slow = SheetTester(detents: [third, .medium, .large])
    slow.drag(.header, by: -30, over: 20)
    slow.up()
    slow.settle()
    slow.expect(detent: "medium")
    var fast = SheetTester(detents: [third, .medium, .large])
    fast.drag(.header, by: -200, over: 50)
    fast.up()
    fast.settle()
    fast.expect(detent: "large")
  }

  @Test func `a short flick below the smallest detent dismisses`() {
    var sheet = SheetTester()
    sheet.drag(.header, by: 0.5)
    sheet.move(by: 10)
    sheet.up()
    sheet.settle()
    sheet.expect(phase: .dismissed)
    sheet.expectRules("A01", "D01", "S05", "D04")
    #expect(sheet.dismissals == [.swipe])
  }

  @Test(arguments: [(330.44, 437), (100.88, 511)])
  func `a settle takes longer the longer its way is, but not much`(
    _ height: Double, milliseconds: Int64
  ) {
    // 100 pt and 329.56 pt of way.
    let low = DetentDescription(id: "low", height: .fixed(height))
    let high = DetentDescription(id: "high", height: .fixed(430.44))
    var sheet = SheetTester(detents: [low, high])
    sheet.play(.select("high", animated: true))
    #expect(sheet.last.settle == milliseconds * 1000)
  }

  @Test func `a sheet settles evenly on the way it was sent, without overshoot`() {
    var sheet = SheetTester()
    sheet.dragAndHold(.header, by: -200)
    var before = sheet.last.y
    for _ in 0..<60 {
      sheet.wait(10)
      #expect(sheet.last.y <= before && sheet.last.y >= 69)
      before = sheet.last.y
    }
    sheet.expect(y: 69)
  }

  @Test func `a flicked sheet may overshoot a little and comes back`() {
    var sheet = SheetTester(start: "large")
    sheet.drag(.header, by: 200, over: 50)
    sheet.up()
    var lowest = 0.0
    for _ in 0..<80 {
      sheet.wait(10)
      lowest = max(lowest, sheet.last.y)
    }
    #expect(lowest > 400 && lowest < 500)
    sheet.expect(detent: "medium")
    sheet.expect(y: 398.56)
    sheet.expectCallbacks("didChange(medium)")
  }
}

import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// The area outside the sheet: dimming, taps on it, and the app behind.
struct DimmingTests {
  private static func undimmed(_ id: String, start: String? = nil, modal: Bool = false)
    -> SheetTester
  {
    SheetTester(start: start) {
      $0.largestUndimmedDetentIdentifier = id
      $0.isModalInPresentation = modal
    }
  }

  @Test func `the outside is dimmed by default, and less while the sheet goes down`() {
    var sheet = SheetTester()
    sheet.expect(dim: 1)
    sheet.drag(.header, by: 226.72)
    sheet.expect(dim: 0.5)
  }

  @Test func `undimmed up to medium, the outside dims towards large`() {
    var sheet = Self.undimmed("medium")
    sheet.expect(dim: 0)
    sheet.drag(.header, by: -164.78)
    sheet.expect(dim: 0.5)
    sheet.move(by: -164.78, over: 100)
    sheet.expect(dim: 1)
  }

  @Test func `undimmed up to the largest detent, nothing ever dims`() {
    Self.undimmed("large", start: "large").expect(dim: 0)
    Self.undimmed("large").expect(dim: 0)
  }

  @Test func `an undimmed identifier that is no active detent dims everything`() {
    Self.undimmed("gigantic").expect(dim: 1)
  }

  @Test func `a tap on the dimming dismisses`() {
    var sheet = SheetTester()
    sheet.tap(at: 100)
    sheet.expect(phase: .dismissing)
    sheet.settle()
    sheet.expect(phase: .dismissed)
    sheet.expectCallbacks(
      "shouldDismiss", "willDismiss", "viewWillDisappear", "viewDidDisappear", "didDismiss")
    sheet.expectRules("E17", "D07")
    sheet.expectVisits("medium after traceStart", "left by dismissal")
  }

  @Test func `a tap on the strip above a sheet at full height is ignored`() {
    var sheet = SheetTester(start: "large")
    sheet.tap(at: 20)
    sheet.expect(detent: "large")
    sheet.expectRules("E17")
    sheet.expectCallbacks()
  }

  @Test func `a tap outside an undimmed sheet belongs to the app behind`() {
    var sheet = Self.undimmed("medium")
    sheet.tap(at: 100)
    sheet.expect(detent: "medium")
    sheet.expectRules("E19")
    sheet.expectCallbacks()
  }

  @Test func `a refused tap on the dimming brings the sheet to its largest undimmed detent`() {
    let third = DetentDescription(id: "third", height: .fraction(0.33))
    var sheet = SheetTester(detents: [third, .medium, .large], start: "medium") {
      $0.largestUndimmedDetentIdentifier = "third"
      $0.isModalInPresentation = true
    }
    sheet.tap(at: 100)
    sheet.expectCallbacks("didChange(third)")
    sheet.settle()
    sheet.expect(detent: "third")
    sheet.expectRules("E18")
  }

  @Test func `a refused tap on the dimming does nothing without an undimmed detent`() {
    var sheet = SheetTester { $0.isModalInPresentation = true }
    sheet.tap(at: 100)
    sheet.expect(detent: "medium")
    sheet.expectRules("E18")
    sheet.expectCallbacks()
  }

  @Test func `a delegate that refuses is asked by a tap on the dimming`() {
    var sheet = SheetTester { $0.shouldDismiss = false }
    sheet.tap(at: 100)
    sheet.expect(detent: "medium")
    sheet.expectCallbacks("shouldDismiss")
  }

  @Test(arguments: [(nil, "A29"), ("medium", "A28")])
  func `a drag outside moves nothing, dimmed or not`(_ undimmed: String?, rule: String) {
    var sheet = SheetTester { $0.largestUndimmedDetentIdentifier = undimmed }
    sheet.drag(.outside, by: 400, from: 20)
    sheet.expect(owner: .none)
    sheet.expect(y: 398.56)
    sheet.up()
    sheet.expect(traits: [])
    sheet.expectRules(rule)
  }

  @Test func `with an undimmed detent the sheet itself stays interactive`() {
    var sheet = Self.undimmed("medium")
    sheet.dragAndHold(.header, by: -200)
    sheet.settle()
    sheet.expect(detent: "large")
    sheet.expect(dim: 1)
  }

  @Test func `dimming takes effect at once when the app changes it`() {
    var sheet = SheetTester()
    var fields = SheetFields()
    fields.largestUndimmedDetentIdentifier = .set("large")
    sheet.play(.set(fields))
    sheet.expect(dim: 0)
    sheet.expectRules("E30")
    sheet.expectVisits("medium after traceStart")
  }

  @Test func `a touch longer than a tap, or a drag that stays inside the slop, is no tap late`() {
    var sheet = SheetTester()
    sheet.down(at: 100)
    sheet.wait(751)
    sheet.up()
    sheet.expect(detent: "medium")
    sheet.down(at: 100)
    sheet.move(by: 9, over: 740)
    sheet.up()
    sheet.expect(phase: .dismissing)
  }
}

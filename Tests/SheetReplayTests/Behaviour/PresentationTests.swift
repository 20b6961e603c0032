import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Presenting, presenting again, and sheets on top of each other.
struct PresentationTests {
  @Test func `an animated presentation comes up from the bottom to the smallest detent`() {
    var sheet = SheetTester(presented: false)
    sheet.expect(phase: .dismissed)
    sheet.play(.present(animated: true))
    sheet.expect(phase: .presenting)
    sheet.expect(y: 852)
    sheet.expectCallbacks("viewWillAppear")
    sheet.wait(200)
    #expect(sheet.last.y > 398.56 && sheet.last.y < 852)
    sheet.settle()
    sheet.expect(detent: "medium")
    sheet.expect(y: 398.56)
    sheet.expectCallbacks("viewDidAppear")
    sheet.expectRules("E01")
    sheet.expectVisits("medium after presentation")
  }

  @Test func `a presentation without animation is there at once`() {
    var sheet = SheetTester(start: "large", presented: false)
    sheet.play(.present(animated: false))
    sheet.expect(detent: "large")
    sheet.expectCallbacks("viewWillAppear", "viewDidAppear")
  }

  @Test func `a touch during the presentation stays without owner to its end`() {
    var sheet = SheetTester(presented: false)
    sheet.play(.present(animated: true))
    sheet.down(on: .header)
    sheet.settle()
    sheet.move(by: -200, over: 100)
    sheet.expect(owner: .none)
    sheet.expect(y: 398.56)
    sheet.up()
    sheet.expectRules("E01", "E02")
    sheet.drag(.header, by: -200)
    sheet.expect(y: 198.56)
  }

  @Test func `a second present changes nothing`() {
    var sheet = SheetTester()
    sheet.play(.present(animated: true))
    #expect(sheet.last.rejection == .ignoredEvent)
    sheet.expect(detent: "medium")
    sheet.expectCallbacks()
  }

  @Test func `a dismissal during the presentation completes its appearance first`() {
    var sheet = SheetTester(presented: false)
    sheet.play(.present(animated: true))
    sheet.wait(150)
    let y = sheet.last.y
    sheet.play(.dismiss(animated: true))
    sheet.expect(phase: .dismissing)
    sheet.expect(y: y)
    sheet.settle()
    sheet.expectCallbacks(
      "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear")
    sheet.expectVisits()
  }

  @Test func `a sheet that is presented again starts from its first configuration`() {
    var sheet = SheetTester(content: Content())
    sheet.play(.select("large", animated: false))
    sheet.play(.detents([.large], animated: false))
    sheet.play(.dismiss(animated: false))
    sheet.play(.present(animated: false))
    sheet.expect(detent: "medium")
    sheet.expect(offset: 0)
    sheet.expectCallbacks(
      "viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewDidAppear")
  }

  @Test func `what is set on a dismissed sheet holds for its next presentation`() {
    var sheet = SheetTester()
    sheet.play(.dismiss(animated: false))
    sheet.play(.detents([.large], animated: false))
    sheet.play(.present(animated: false))
    sheet.expect(detent: "large")
  }

  @Test func `a present during the dismissal completes it in the same step`() {
    var sheet = SheetTester()
    sheet.tap(at: 100)
    sheet.play(.present(animated: true))
    sheet.expect(phase: .presenting)
    sheet.expectCallbacks(
      "shouldDismiss", "willDismiss", "viewWillDisappear", "viewDidDisappear", "didDismiss",
      "viewWillAppear")
  }

  @Test func `every dismissal ends its presentation once, whoever asked for it`() {
    var sheet = SheetTester()
    sheet.tap(at: 100)
    sheet.settle()
    sheet.play(.present(animated: false))
    sheet.dragAndHold(.header, by: 300)
    sheet.settle()
    sheet.play(.present(animated: false))
    sheet.play(.dismiss(animated: true))
    sheet.settle()
    sheet.play(.dismiss(animated: true))
    #expect(sheet.last.rejection == .ignoredEvent)
    #expect(sheet.dismissals == [.tapOutside, .swipe, .programmatic])
  }

  @Test func `another item dismisses the sheet and presents it anew`() {
    var sheet = SheetTester(start: "large")
    sheet.play(.item(animated: true))
    sheet.expect(phase: .dismissing)
    sheet.settle()
    sheet.expect(detent: "large")
    sheet.expectCallbacks(
      "viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewDidAppear")
    sheet.expectRules("E29", "E27", "E01")
  }

  @Test func `another item without animation replaces the sheet in one step`() {
    var sheet = SheetTester()
    sheet.play(.item(animated: false))
    sheet.expect(detent: "medium")
    sheet.expectCallbacks(
      "viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewDidAppear")
    sheet.expectVisits("medium after traceStart", "left by dismissal", "medium after presentation")
  }

  @Test func `a sheet under another one takes no touches and cannot be swiped away`() {
    var sheet = SheetTester()
    sheet.play(.stack(isFront: false))
    sheet.drag(.header, by: 400)
    sheet.expect(owner: .none)
    sheet.expect(y: 398.56)
    sheet.up()
    sheet.expectRules("E28", "E02")
    sheet.play(.stack(isFront: true))
    sheet.drag(.header, by: 40)
    sheet.expect(y: 438.56)
    sheet.expectRules("E28", "A01", "D01")
  }

  @Test func `a sheet that comes on top takes the finger's drag away`() {
    var sheet = SheetTester()
    sheet.drag(.header, by: 40)
    sheet.play(.stack(isFront: false))
    sheet.expect(owner: .none)
    sheet.settle()
    sheet.expect(detent: "medium")
    sheet.expectRules("A01", "D01", "E28", "E24", "S10", "D05")
    #expect(sheet.gestures.last?.outcome == .cancelled)
  }
}

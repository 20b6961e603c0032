import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Ways out: the swipe, the refusal, the app's own dismissal.
struct DismissalTests {
  @Test func `a swipe past half of the way out dismisses`() {
    var sheet = SheetTester()
    sheet.dragAndHold(.header, by: 227)
    sheet.expect(phase: .dismissing)
    sheet.expectCallbacks("shouldDismiss", "willDismiss", "viewWillDisappear")
    sheet.settle()
    sheet.expect(phase: .dismissed)
    sheet.expect(y: 852)
    sheet.expectCallbacks("viewDidDisappear", "didDismiss")
    sheet.expectRules("A01", "D01", "S01", "S02", "D04")
    #expect(sheet.gestures.last?.outcome == .dismissed)
  }

  @Test func `dragged below medium the view disappears, on return it appears, each time`() {
    var sheet = SheetTester()
    for _ in 0..<3 {
      sheet.drag(.header, by: 60)
      sheet.expectCallbacks("shouldDismiss", "willDismiss", "viewWillDisappear")
      sheet.wait(100)
      sheet.up()
      sheet.expectCallbacks()
      sheet.settle()
      sheet.expectCallbacks("viewWillAppear", "viewDidAppear")
      sheet.expect(traits: [.attemptedDismissal])
    }
    sheet.expect(detent: "medium")
  }

  @Test func `a drag below the smallest detent that returns above it stays a dismissal taken back`()
  {
    var sheet = SheetTester()
    sheet.drag(.header, by: 50)
    sheet.move(by: -300, over: 200)
    sheet.expect(y: 148.56)
    sheet.wait(100)
    sheet.up()
    sheet.settle()
    sheet.expect(detent: "large")
    sheet.expectCallbacks(
      "shouldDismiss", "willDismiss", "viewWillDisappear", "didChange(large)", "viewWillAppear",
      "viewDidAppear")
  }

  @Test func `a flick that never went below the smallest detent cannot dismiss`() {
    var sheet = SheetTester(start: "large")
    sheet.drag(.header, by: 100, over: 20)
    sheet.up()
    sheet.settle()
    sheet.expect(detent: "medium")
    sheet.expectCallbacks("didChange(medium)")
  }

  @Test func `a modal sheet resists a swipe and tells of the attempt`() {
    var sheet = SheetTester { $0.isModalInPresentation = true }
    sheet.drag(.header, by: 118.5)
    sheet.expectCallbacks()
    sheet.move(by: 0.2)
    sheet.expectCallbacks("didAttempt")
    sheet.expect(y: 398.56 + 195.75 * (1 - 1 / (118.7 * 0.55 / 195.75 + 1)))
    sheet.wait(100)
    sheet.up()
    sheet.settle()
    sheet.expect(detent: "medium")
    sheet.expectRules("A01", "D02", "D03", "A30", "S01", "S02")
    sheet.expect(traits: [.refusedAttempt])
  }

  @Test func `a short pull on a modal sheet is a refused crossing without any callback`() {
    var sheet = SheetTester { $0.isModalInPresentation = true }
    sheet.dragAndHold(.header, by: 40)
    sheet.settle()
    sheet.expectCallbacks()
    sheet.expect(traits: [.refusedCrossing])
  }

  @Test func `the delegate is asked and may refuse`() {
    var sheet = SheetTester { $0.shouldDismiss = false }
    sheet.drag(.header, by: 150)
    sheet.expectCallbacks("shouldDismiss", "didAttempt")
    sheet.wait(100)
    sheet.up()
    sheet.settle()
    sheet.expect(detent: "medium")
  }

  @Test func `an answer given during a drag counts for the next one`() {
    var sheet = SheetTester()
    var modal = SheetFields()
    modal.isModalInPresentation = true
    sheet.drag(.header, by: 20)
    sheet.play(.set(modal))
    sheet.move(by: 207, over: 100)
    sheet.wait(100)
    sheet.up()
    sheet.settle()
    sheet.expect(phase: .dismissed)
    sheet.expectRules("A01", "D01", "E09", "S01", "S02", "D04")
  }

  @Test func `the app dismisses even a modal sheet, without questions`() {
    var sheet = SheetTester { $0.isModalInPresentation = true }
    sheet.play(.dismiss(animated: true))
    sheet.expect(phase: .dismissing)
    sheet.settle()
    sheet.expect(phase: .dismissed)
    sheet.expectCallbacks("viewWillDisappear", "viewDidDisappear")
    sheet.expectRules("E27")
  }

  @Test func `the app dismisses at once without animation`() {
    var sheet = SheetTester()
    sheet.play(.dismiss(animated: false))
    sheet.expect(phase: .dismissed)
    sheet.expectCallbacks("viewWillDisappear", "viewDidDisappear")
    sheet.expectVisits("medium after traceStart", "left by dismissal")
  }

  @Test func `the app's dismissal takes the sheet from the finger, as no attempt of the user's`() {
    var sheet = SheetTester()
    sheet.drag(.header, by: 50)
    sheet.play(.dismiss(animated: true))
    sheet.expect(owner: .none)
    sheet.up()
    sheet.settle()
    sheet.expect(phase: .dismissed)
    sheet.expectCallbacks(
      "shouldDismiss", "willDismiss", "viewWillDisappear", "viewDidDisappear")
    sheet.expect(traits: [])
  }

  @Test func `the sheet takes no touches while it goes`() {
    var sheet = SheetTester()
    sheet.play(.dismiss(animated: true))
    sheet.drag(.header, by: -200)
    sheet.expect(owner: .none)
    sheet.up()
    sheet.settle()
    sheet.expect(phase: .dismissed)
    sheet.expectRules("E27", "E02")
  }
}

import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Page sheets, form sheets and popovers in regular width.
struct TabletTests {
  private static let tablet = ScreenFields.device("iPad 10")

  private static func popover(
    on screen: ScreenFields, modal: Bool = false, content: Content? = nil
  ) -> SheetTester {
    SheetTester(content: content, screen: screen) {
      $0.modalPresentationStyle = .popover
      $0.isModalInPresentation = modal
    }
  }

  @Test(arguments: [
    (PresentationStyle.pageSheet, 0.0, 5.0, TouchTarget.plain), (.formSheet, 0, 139, .outside),
    (.formSheet, 0, 141, .plain), (.formSheet, 0, 679, .plain), (.formSheet, 0, 681, .outside),
    (.formSheet, 300, 259, .outside), (.formSheet, 300, 261, .plain),
  ])
  func `page sheet and form sheet differ in width only`(
    _ style: PresentationStyle, preferred: Double, x: Double, target: TouchTarget
  ) {
    var sheet = SheetTester(screen: Self.tablet) {
      $0.modalPresentationStyle = style
      $0.preferredContentSize = Size(width: preferred, height: 0)
    }
    // The largest value is 1180 - 24 - 20 - 20, medium 0.56 of it.
    sheet.expect(y: 1160 - 0.56 * 1116)
    sheet.tap(at: 900, x: x)
    #expect(sheet.gestures.last?.target == target)
  }

  @Test func `a floating sheet ends above the bottom inset`() {
    var sheet = SheetTester(screen: Self.tablet)
    sheet.tap(at: 1159, x: 400)
    #expect(sheet.gestures.last?.target == .plain)
    sheet.tap(at: 1161, x: 400)
    #expect(sheet.gestures.last?.target == .outside)
  }

  @Test func `a popover in compact width is a sheet with all its rules`() {
    var sheet = Self.popover(on: Device.standard.screen)
    sheet.expect(y: 398.56)
    sheet.dragAndHold(.header, by: -200)
    sheet.settle()
    sheet.expect(detent: "large")
    sheet.expectRules("A01", "S01", "S02")
  }

  @Test func `a popover in regular width never moves, its content scrolls`() {
    var sheet = Self.popover(on: Self.tablet, content: Content())
    let y = sheet.last.y
    sheet.drag(.content, by: -100, from: 900)
    sheet.expect(owner: .content)
    sheet.expect(y: y)
    sheet.expect(offset: 100)
    sheet.expectRules("E16")
  }

  @Test func `a tap outside a popover dismisses it unless it is modal`() {
    var sheet = Self.popover(on: Self.tablet)
    sheet.tap(.outside, at: 20)
    sheet.settle()
    sheet.expect(phase: .dismissed)
    sheet.expectCallbacks(
      "shouldDismiss", "willDismiss", "viewWillDisappear", "viewDidDisappear", "didDismiss")

    var modal = Self.popover(on: Self.tablet, modal: true)
    modal.tap(.outside, at: 20)
    modal.settle()
    modal.expect(phase: .idle)
    modal.expectRules("E18")
    modal.expectCallbacks()
  }

  @Test func `a popover has neither detents to go to nor a grabber`() {
    var sheet = SheetTester(screen: Self.tablet) {
      $0.modalPresentationStyle = .popover
      $0.isModalInPresentation = true
      $0.prefersGrabberVisible = true
      $0.largestUndimmedDetentIdentifier = "large"
    }
    sheet.tap(.outside, at: 20)
    sheet.tap(.grabber)
    #expect(sheet.gestures.last?.target == .header)
    sheet.expectCallbacks()
  }

  @Test func `a popover becomes a sheet when the width becomes compact`() {
    var sheet = Self.popover(on: Self.tablet)
    var narrow = ScreenFields()
    narrow.horizontalSizeClass = .compact
    sheet.play(.screen(narrow))
    sheet.expectRules("E13")
    sheet.dragAndHold(.header, by: -400)
    sheet.settle()
    sheet.expect(detent: "large")
    sheet.expectRules("A01", "S01", "S02")
  }
}

import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Compact height, rotation, and widths.
struct ContainerTests {
  private static let landscape = ScreenFields.device("iPhone 14 Pro landscape")

  @Test func `in compact height the sheet fills the screen and takes no drags or taps outside`() {
    var sheet = SheetTester(screen: Self.landscape)
    sheet.expect(y: 0)
    sheet.expect(detent: "large")
    sheet.expect(dim: 1)
    sheet.drag(.header, by: 300, from: 20)
    sheet.expect(y: 0)
    sheet.up()
    sheet.expect(phase: .idle)
    sheet.expectRules("A27")
    sheet.expectCallbacks()
  }

  @Test func `content still scrolls in full screen`() {
    var sheet = SheetTester(content: Content(), screen: Self.landscape)
    sheet.drag(.content, by: -100)
    sheet.expect(offset: 100)
    sheet.expectRules("A27")
  }

  @Test func `medium is inactive in compact height, also where the sheet is edge attached`() {
    var sheet = SheetTester(screen: Self.landscape) {
      $0.prefersEdgeAttachedInCompactHeight = true
    }
    sheet.expect(detent: "large")
    sheet.expect(y: 8)
    sheet.dragAndHold(.header, by: 192)
    sheet.settle()
    sheet.expect(y: 8)
    sheet.dragAndHold(.header, by: 193)
    sheet.settle()
    sheet.expect(phase: .dismissed)
  }

  @Test func `turned to landscape the sheet fills the screen, turned back it is where it was`() {
    var sheet = SheetTester()
    sheet.play(.screen(Self.landscape))
    sheet.expect(y: 0)
    sheet.expect(detent: "large")
    sheet.play(.screen(Device.standard.screen))
    sheet.expect(y: 398.56)
    sheet.expect(detent: "medium")
    sheet.expectRules("E13")
    sheet.expectCallbacks()
    sheet.expectVisits(
      "medium after traceStart", "left by container", "large after container",
      "left by container", "medium after container")
  }

  @Test func `a rotation takes the sheet from the finger and completes what it began`() {
    var sheet = SheetTester(start: "large")
    sheet.drag(.header, by: 350)
    sheet.play(.screen(.device("iPhone 11")))
    sheet.expect(owner: .none)
    sheet.expect(y: 58)
    sheet.expectRules("A01", "D01", "E13", "E24", "S10", "D05")
    sheet.expectCallbacks(
      "shouldDismiss", "willDismiss", "viewWillDisappear", "viewWillAppear", "viewDidAppear")
    sheet.up()
    sheet.expect(detent: "large")
  }

  @Test func `a rotation ends a presentation and a dismissal`() {
    var sheet = SheetTester(presented: false)
    sheet.play(.present(animated: true))
    sheet.play(.screen(Self.landscape))
    sheet.expect(y: 0)
    sheet.expectCallbacks("viewWillAppear", "viewDidAppear")
    sheet.play(.dismiss(animated: true))
    sheet.play(.screen(Device.standard.screen))
    sheet.expect(phase: .dismissed)
    sheet.expectCallbacks("viewWillDisappear", "viewDidDisappear")
  }

  @Test func `edge attachment set while in compact height takes effect like a rotation`() {
    var sheet = SheetTester(screen: Self.landscape)
    var fields = SheetFields()
    fields.prefersEdgeAttachedInCompactHeight = true
    sheet.play(.set(fields))
    sheet.expect(y: 8)
    sheet.expectRules("E31", "E13")
  }

  @Test(arguments: [(58.0, TouchTarget.outside), (60, .plain), (792, .plain), (794, .outside)])
  func `an edge attached sheet is as wide as the safe area`(_ x: Double, target: TouchTarget) {
    var sheet = SheetTester(screen: Self.landscape) {
      $0.prefersEdgeAttachedInCompactHeight = true
    }
    sheet.tap(at: 200, x: x)
    #expect(sheet.gestures.last?.target == target)
  }

  @Test(arguments: [(225.0, TouchTarget.outside), (227, .plain), (625, .plain), (627, .outside)])
  func `an edge attached sheet may follow its preferred width`(_ x: Double, target: TouchTarget) {
    var sheet = SheetTester(screen: Self.landscape) {
      $0.prefersEdgeAttachedInCompactHeight = true
      $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      $0.preferredContentSize = Size(width: 400, height: 0)
    }
    sheet.tap(at: 200, x: x)
    #expect(sheet.gestures.last?.target == target)
  }

  @Test func `a preferred width means nothing to a sheet in portrait`() {
    var sheet = SheetTester {
      $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      $0.preferredContentSize = Size(width: 200, height: 0)
    }
    sheet.tap(at: 600, x: 5)
    #expect(sheet.gestures.last?.target == .plain)
  }
}

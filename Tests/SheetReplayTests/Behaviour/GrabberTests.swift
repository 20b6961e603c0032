import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Taps on the grabber, and when there is none.
struct GrabberTests {
  private static func visible(_ detents: [DetentDescription] = [.medium, .large]) -> SheetTester {
    SheetTester(detents: detents) { $0.prefersGrabberVisible = true }
  }

  @Test
  func `a tap on the grabber steps to the next larger detent, from the largest to the smallest`() {
    let peek = DetentDescription(id: "peek", height: .fixed(120))
    var sheet = Self.visible([peek, .medium, .large])
    for detent in ["medium", "large", "peek"] {
      sheet.tap(.grabber)
      sheet.expectCallbacks("didChange(\(detent))")
      sheet.settle()
      sheet.expect(detent: detent)
      sheet.expectRules("E20")
    }
    sheet.expectVisits(
      "peek after traceStart", "left by grabber", "medium after grabber", "left by grabber",
      "large after grabber", "left by grabber", "peek after grabber")
  }

  @Test func `a tap on the grabber steps over a detent of equal height`() {
    let same = DetentDescription(id: "same", height: .fraction(0.56))
    var sheet = Self.visible([.medium, same, .large])
    sheet.tap(.grabber)
    sheet.settle()
    sheet.expect(detent: "large")
  }

  @Test func `a tap on the grabber of a one-detent sheet dismisses`() {
    var sheet = Self.visible([.medium])
    sheet.tap(.grabber)
    sheet.settle()
    sheet.expect(phase: .dismissed)
    sheet.expectRules("E21")
    sheet.expectCallbacks(
      "shouldDismiss", "willDismiss", "viewWillDisappear", "viewDidDisappear", "didDismiss")
  }

  @Test func `the refused grabber of a one-detent sheet does nothing`() {
    var sheet = SheetTester(detents: [.medium]) {
      $0.prefersGrabberVisible = true
      $0.isModalInPresentation = true
    }
    sheet.tap(.grabber)
    sheet.expect(detent: "medium")
    sheet.expectRules("E21")
    sheet.expectCallbacks()
  }

  @Test func `with the keyboard up, a tap on the grabber ends editing first`() {
    var sheet = Self.visible([.medium])
    sheet.play(.keyboard(overlap: 200))
    sheet.settle()
    sheet.expect(y: 198.56)
    sheet.expectRules("E10")
    sheet.tap(.grabber)
    sheet.settle()
    sheet.expect(y: 398.56)
    sheet.expectRules("E22", "E11")
  }

  @Test func `the grabber is hidden by default, in full screen and under another sheet`() {
    var hidden = SheetTester()
    hidden.tap(.grabber)
    #expect(hidden.gestures.last?.target == .header)

    var covered = Self.visible()
    covered.play(.stack(isFront: false))
    covered.tap(.grabber)
    #expect(covered.gestures.last?.target == .header)
    covered.expect(detent: "medium")

    var full = SheetTester(screen: .device("iPhone 14 Pro landscape")) {
      $0.prefersGrabberVisible = true
    }
    full.tap(.grabber)
    #expect(full.gestures.last?.target == .header)
  }

  @Test func `showing the grabber moves nothing and takes no room`() {
    var sheet = SheetTester()
    var fields = SheetFields()
    fields.prefersGrabberVisible = true
    fields.preferredCornerRadius = .set(24)
    sheet.play(.set(fields))
    sheet.expect(y: 398.56)
    sheet.expectRules("E30")
    sheet.expectCallbacks()
    sheet.tap(.grabber)
    sheet.settle()
    sheet.expect(detent: "large")
  }
}

import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// The hand-made bottom sheet: one position, a percentage, a threshold.
struct PercentDrivenTests {
  /// A sheet as high as its content, 400 pt: it rests at 452.
  private static func custom(
    presented: Bool = true, content: Content? = nil, threshold: Double = 0.3
  ) -> SheetTester {
    SheetTester(
      content: content, presented: presented,
      sheet: {
        $0.modalPresentationStyle = .custom
        $0.preferredContentSize = Size(width: 0, height: 400)
      }, tuning: { $0.percentDismissThreshold = threshold })
  }

  @Test func `the content's height sets the only position, limited to the container`() {
    var sheet = Self.custom()
    sheet.expect(detent: "presented")
    sheet.expect(y: 452)
    sheet.expectVisits("presented after traceStart")
    var fields = SheetFields()
    fields.preferredContentSize = Size(width: 0, height: 9000)
    sheet.play(.dismiss(animated: false))
    sheet.play(.set(fields))
    sheet.play(.present(animated: false))
    sheet.expect(y: 0)
  }

  @Test func `without a preferred height it rests where its detent would`() {
    SheetTester(sheet: { $0.modalPresentationStyle = .custom }).expect(y: 398.56)
    SheetTester(tuning: { $0.settleModel = .percentDriven }).expect(y: 398.56)
  }

  @Test func `a drag starts the dismissal at once and sets the percentage`() {
    var sheet = Self.custom()
    sheet.drag(.header, by: 100)
    sheet.expect(y: 552)
    sheet.expect(dim: 0.75)
    sheet.expectCallbacks("viewWillDisappear")
    sheet.expectRules("P02", "P03")
  }

  @Test(arguments: [(120.0, "presented"), (121, "dismissed")])
  func `past the threshold it finishes, at the threshold it does not`(
    _ dy: Double, end: String
  ) {
    var sheet = Self.custom()
    sheet.drag(.header, by: dy)
    sheet.up()
    let isDismissed = end == "dismissed"
    sheet.settle()
    sheet.expect(phase: isDismissed ? .dismissed : .idle)
    sheet.expectRules("P02", "P03", isDismissed ? "P04" : "P05")
    if isDismissed {
      sheet.expectCallbacks("viewWillDisappear", "viewDidDisappear")
    } else {
      sheet.expectCallbacks("viewWillDisappear", "viewWillAppear", "viewDidAppear")
    }
  }

  @Test func `the motion is even: the rest of the way takes the rest of the duration`() {
    var sheet = Self.custom()
    sheet.drag(.header, by: 200)
    sheet.up()
    #expect(sheet.last.settle == 150_000)
    sheet.wait(75)
    sheet.expect(y: 752)
  }

  @Test func `the velocity is not looked at`() {
    var sheet = Self.custom()
    sheet.drag(.header, by: 100, over: 10)
    sheet.up()
    sheet.settle()
    sheet.expect(phase: .idle)
    sheet.expect(y: 452)
    sheet.expect(traits: [.attemptedDismissal])
  }

  @Test func `a cancelled drag ends like a lifted one`() {
    var sheet = Self.custom()
    sheet.drag(.header, by: 200)
    sheet.cancel()
    sheet.settle()
    sheet.expect(phase: .dismissed)
    var other = Self.custom()
    other.drag(.header, by: 100)
    other.cancel()
    other.settle()
    other.expect(y: 452)
    other.expectCallbacks("viewWillDisappear", "viewWillAppear", "viewDidAppear")
  }

  @Test func `upward travel shows nothing and content never scrolls`() {
    var sheet = Self.custom(content: Content())
    sheet.drag(.content, by: -100)
    sheet.expect(y: 452)
    sheet.expect(offset: 0)
    sheet.expect(owner: .sheet)
  }

  @Test func `a tap on the overlay dismisses in the full duration`() {
    var sheet = Self.custom()
    sheet.tap(at: 100)
    #expect(sheet.last.settle == 300_000)
    sheet.settle()
    sheet.expect(phase: .dismissed)
    sheet.expectCallbacks("viewWillDisappear", "viewDidDisappear")
    sheet.expectRules("P06")
  }

  @Test func `the presentation takes the full duration, and touches wait for its end`() {
    var sheet = Self.custom(presented: false)
    sheet.play(.present(animated: true))
    sheet.wait(150)
    sheet.expect(y: 652)
    sheet.drag(.header, by: 100)
    sheet.expect(owner: .none)
    sheet.expectRules("E01", "P07")
    sheet.up()
    sheet.settle()
    sheet.expect(y: 452)
    sheet.expectCallbacks("viewWillAppear", "viewDidAppear")
  }

  @Test func `a selection does not touch the only position or the way back to it`() {
    var sheet = Self.custom()
    sheet.drag(.header, by: 100)
    sheet.up()
    sheet.wait(30)
    sheet.expectCallbacks("viewWillDisappear")
    sheet.play(.select("large", animated: true))
    sheet.expectCallbacks()
    #expect(sheet.last.settle == nil)
    sheet.wait(15)
    sheet.expect(y: 452 + 100 * 0.4)
    sheet.settle()
    sheet.expect(y: 452)
    sheet.expectCallbacks("viewWillAppear", "viewDidAppear")
  }

  @Test func `a tap on the pull bar does nothing`() {
    for detents in [[DetentDescription.medium, .large], [.medium]] {
      var sheet = SheetTester(detents: detents) {
        $0.modalPresentationStyle = .custom
        $0.prefersGrabberVisible = true
      }
      sheet.tap(.grabber)
      sheet.settle()
      sheet.expect(detent: "presented")
      sheet.expect(y: 398.56)
      sheet.expectCallbacks()
      #expect(sheet.gestures.last?.outcome == .tapped)
    }
  }

  @Test func `refusals do not exist here`() {
    var sheet = SheetTester {
      $0.modalPresentationStyle = .custom
      $0.isModalInPresentation = true
      $0.shouldDismiss = false
    }
    sheet.drag(.header, by: 400)
    sheet.up()
    sheet.settle()
    sheet.expect(phase: .dismissed)
  }
}

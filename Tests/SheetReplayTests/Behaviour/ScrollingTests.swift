import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Who gets a drag on the content: the sheet or the scroll view.
struct ScrollingTests {
  private static func scrolling(
    start: String? = nil, offset: Points? = nil, height: Points = 4000, expands: Bool = true
  ) -> SheetTester {
    var content = Content()
    content.height = height
    content.offset = offset
    return SheetTester(start: start, content: content) {
      $0.prefersScrollingExpandsWhenScrolledToEdge = expands
    }
  }

  @Test func `scrolling up expands the sheet first and scrolls the content at the largest detent`()
  {
    var sheet = Self.scrolling()
    sheet.drag(.content, by: -300)
    sheet.expect(owner: .sheet)
    sheet.expect(y: 98.56)
    sheet.expect(offset: 0)
    sheet.move(by: -100, over: 100)
    sheet.expect(owner: .content)
    sheet.expect(y: 69)
    sheet.expect(offset: 70.44)
    sheet.wait(100)
    sheet.up()
    sheet.settle()
    sheet.expect(detent: "large")
    sheet.expectRules("A06", "H01", "S08")
    sheet.expectHandOffs(.toContent)
    sheet.expectCallbacks("didChange(large)")
  }

  @Test func `switched off, content scrolls at medium and only the bar resizes the sheet`() {
    var sheet = Self.scrolling(expands: false)
    sheet.dragAndHold(.content, by: -200)
    sheet.settle()
    sheet.expect(y: 398.56)
    sheet.expect(offset: 200)
    sheet.expectRules("A07", "S08")
    sheet.dragAndHold(.header, by: -200)
    sheet.settle()
    sheet.expect(detent: "large")
    sheet.expectRules("A01", "S01", "S02")
  }

  @Test func `at the largest detent a drag up scrolls and a drag down moves the sheet`() {
    var sheet = Self.scrolling(start: "large")
    sheet.dragAndHold(.content, by: -150)
    sheet.expect(y: 69)
    sheet.expect(offset: 150)
    sheet.expectRules("A02", "S08")

    var other = Self.scrolling(start: "large")
    other.dragAndHold(.content, by: 200)
    other.settle()
    other.expect(detent: "medium")
    other.expect(offset: 0)
    other.expectRules("A03", "S01", "S02")
  }

  @Test func `the sheet takes a pull at the content's top back and forth in one touch`() {
    var sheet = Self.scrolling(start: "large")
    sheet.drag(.content, by: 100)
    sheet.expect(y: 169)
    sheet.move(by: -150, over: 100)
    sheet.expect(y: 69)
    sheet.expect(offset: 50)
    sheet.move(by: 80, over: 100)
    sheet.expect(y: 99)
    sheet.expect(offset: 0)
    sheet.expectHandOffs(.toContent, .toSheet)
    sheet.expectRules("A03", "H01", "H02")
  }

  @Test func `scrolled content keeps its touch, a pull past its top bounces`() {
    var sheet = Self.scrolling(start: "large", offset: 30)
    sheet.drag(.content, by: 130)
    sheet.expect(owner: .content)
    sheet.expect(y: 69)
    // 100 pt past the top, in a viewport of 852 - 69 - 56 pt.
    sheet.expect(offset: -727 * (1 - 1 / (100 * 0.55 / 727 + 1)))
    sheet.wait(100)
    sheet.up()
    sheet.settle()
    sheet.expect(offset: 0)
    sheet.expectRules("A05", "S08")
    sheet.expect(traits: [.blockedHandOff])
  }

  @Test(arguments: [(-50.0, "A09", 250.0), (50, "A10", 150)])
  func `scrolled content at medium does not expand the sheet`(
    _ dy: Double, rule: String, offset: Double
  ) {
    var sheet = Self.scrolling(offset: 200)
    sheet.dragAndHold(.content, by: dy)
    sheet.expect(y: 398.56)
    sheet.expect(offset: offset)
    sheet.expectRules(rule, "S08")
  }

  @Test func `scrolled content at the largest detent scrolls on`() {
    var sheet = Self.scrolling(start: "large", offset: 200)
    sheet.dragAndHold(.content, by: -50)
    sheet.expect(y: 69)
    sheet.expect(offset: 250)
    sheet.expectRules("A04", "S08")
  }

  @Test func `a pull at the content's top moves a medium sheet down, back up the content scrolls`()
  {
    var sheet = Self.scrolling(expands: false)
    sheet.drag(.content, by: 50)
    sheet.expect(y: 448.56)
    sheet.move(by: -80, over: 100)
    sheet.expect(y: 398.56)
    sheet.expect(offset: 30)
    sheet.wait(100)
    sheet.up()
    sheet.expectRules("A08", "D01", "H01", "S08", "D05")
    sheet.expectHandOffs(.toContent)
    sheet.expectCallbacks(
      "shouldDismiss", "willDismiss", "viewWillDisappear", "viewWillAppear", "viewDidAppear")
  }

  @Test func `of nested scroll views the one that the touch names decides`() {
    var sheet = Self.scrolling(start: "large")
    let sample = TouchSample(
      touch: TouchID(1), phase: .began, x: 196, y: 600, target: .content, contentOffset: 120,
      contentHeight: 2000)
    sheet.play(.touch(sample))
    sheet.expect(offset: 120)
    for y in [590.0, 490] {
      sheet.play(.touch(TouchSample(touch: TouchID(1), phase: .moved, x: 196, y: y)))
    }
    sheet.expect(offset: 220)
    sheet.expectRules("A04")
  }

  @Test func `content that fits leaves all travel to the sheet`() {
    var sheet = Self.scrolling(height: 100)
    sheet.drag(.content, by: -400)
    // 70.44 pt above large, of 10 pt that it can give way.
    sheet.expect(y: 69 - 10 * (1 - 1 / (70.44 * 0.055 + 1)))
    sheet.expect(owner: .sheet)
    sheet.wait(100)
    sheet.up()
    sheet.settle()
    sheet.expect(detent: "large")
    sheet.expectRules("A11", "S01", "S02")
  }

  @Test func `content that fits and must not expand makes a dead drag, and a pull moves the sheet`()
  {
    var sheet = Self.scrolling(height: 100, expands: false)
    sheet.dragAndHold(.content, by: -200)
    sheet.expect(y: 398.56)
    sheet.expect(traits: [.deadDrag])
    sheet.expectRules("A12", "S08")
    sheet.wait(500)
    sheet.drag(.content, by: 50)
    sheet.expect(y: 448.56)
    sheet.expectRules("A13", "D01")
  }

  @Test func `with medium alone the content scrolls as at the largest detent`() {
    var sheet = SheetTester(detents: [.medium], content: Content())
    sheet.dragAndHold(.content, by: -200)
    sheet.expect(y: 398.56)
    sheet.expect(offset: 200)
    sheet.expectRules("A02", "S08")
  }
}

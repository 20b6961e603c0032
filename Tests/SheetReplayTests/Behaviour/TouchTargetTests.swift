import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Drags on what is neither plain sheet nor plain content, and the hit test.
struct TouchTargetTests {
  private static func scrolling(_ change: (inout Content) -> Void = { _ in }) -> SheetTester {
    var content = Content()
    content.height = 4000
    change(&content)
    return SheetTester(content: content)
  }

  @Test func `a refresh control keeps vertical pulls for itself`() {
    var sheet = Self.scrolling { $0.refreshControl = true }
    sheet.drag(.content, by: 100)
    sheet.expect(y: 398.56)
    sheet.expectRules("A14")
    #expect((sheet.last.contentOffset ?? 0) < 0)
  }

  @Test func `content that also scrolls sideways keeps its touches`() {
    var sheet = Self.scrolling { $0.scrollsHorizontally = true }
    sheet.drag(.content, by: -100)
    sheet.expect(y: 398.56)
    sheet.expect(offset: 100)
    sheet.expectRules("A15")
  }

  @Test func `a drag that is sideways first never moves anything`() {
    var sheet = Self.scrolling()
    sheet.down(on: .content)
    sheet.move(by: 0, across: 20)
    sheet.move(by: -200, over: 100)
    sheet.expect(owner: .none)
    sheet.expect(y: 398.56)
    sheet.expect(offset: 0)
    sheet.expectRules("A17")
  }

  @Test func `a control keeps its touch`() {
    var sheet = Self.scrolling()
    sheet.drag(.control, by: -200)
    sheet.expect(owner: .none)
    sheet.expect(y: 398.56)
    sheet.expectRules("A23")
  }

  @Test func `a custom view loses a vertical drag to the sheet`() {
    var sheet = Self.scrolling()
    sheet.drag(.customView, by: -50)
    sheet.expect(y: 348.56)
    sheet.expectRules("A24")
  }

  @Test func `a map pans under one finger and moves the sheet under two`() {
    var sheet = Self.scrolling()
    sheet.drag(.map, by: -50)
    sheet.expect(y: 398.56)
    sheet.up()
    sheet.expectRules("A23")
    sheet.down(at: 600, on: .map)
    sheet.down(at: 700, on: .map, finger: 2)
    sheet.move(by: -20)
    sheet.move(by: -20, finger: 2)
    sheet.expect(owner: .sheet)
    sheet.expect(y: 388.56)
    sheet.expectRules("E23", "A26")
  }

  @Test func `the scroll indicator moves content by its share of the window`() {
    var sheet = Self.scrolling()
    sheet.drag(.indicator, by: 10)
    // 4000 pt of content in a window of 852 - 398.56 - 56 pt.
    sheet.expect(offset: 10 * (4000 - 397.44) / 397.44)
    sheet.expect(y: 398.56)
    sheet.expectRules("A21")
  }

  @Test func `a text view is a scroll view, a carousel leaves vertical drags to the sheet`() {
    var sheet = Self.scrolling()
    sheet.drag(.text, by: -50)
    sheet.expectRules("A06")
    var other = SheetTester()
    other.drag(.horizontalCarousel, by: -50)
    other.expectRules("A01")
    other.expect(y: 348.56)
  }

  @Test func `too soon after a sheet drag, a drag on the content scrolls it`() {
    var sheet = Self.scrolling()
    sheet.drag(.header, by: 1)
    sheet.wait(100)
    sheet.up()
    sheet.settle()
    sheet.expectRules("A01", "D01", "S01", "S02", "D05")
    sheet.drag(.content, by: -50)
    sheet.expect(y: 398.56)
    sheet.expect(offset: 50)
    sheet.expectRules("A19")
  }

  @Test(arguments: [
    (200.0, 300.0, TouchTarget.outside), (196, 399, .header), (196, 454, .header),
    (196, 455, .content), (20, 851, .content),
  ])
  func `without a stated target the engine finds what is under the finger`(
    x: Double, y: Double, target: TouchTarget
  ) {
    var sheet = Self.scrolling()
    sheet.tap(at: y, x: x)
    #expect(sheet.gestures.last?.target == target)
  }

  @Test(arguments: [
    (196.5, 428.0, TouchTarget.grabber), (196.5, 428.1, .header), (218, 410, .grabber),
    (219, 410, .header), (174.5, 400, .grabber), (174, 400, .header),
  ])
  func `the grabber reacts within a square of 44 pt around it`(
    x: Double, y: Double, target: TouchTarget
  ) {
    var content = Content()
    content.height = 4000
    var sheet = SheetTester(content: content) { $0.prefersGrabberVisible = true }
    sheet.tap(at: y, x: x)
    #expect(sheet.gestures.last?.target == target)
  }

  @Test func `a hidden grabber counts as header`() {
    var sheet = Self.scrolling()
    sheet.tap(.grabber)
    #expect(sheet.gestures.last?.target == .header)
    sheet.expectRules()
    sheet.expect(detent: "medium")
  }
}

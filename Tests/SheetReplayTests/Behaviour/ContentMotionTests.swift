import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Content after the lift: it coasts, bounces, stops under a finger, and follows new sizes.
struct ContentMotionTests {
  /// A large sheet over content of 4000 pt, whose window is 852 - 69 - 56 pt.
  private static func scrolled(to offset: Points = 0, bounces: Bool = true) -> SheetTester {
    var content = Content()
    content.height = 4000
    content.offset = offset
    content.bounces = bounces
    return SheetTester(start: "large", content: content)
  }

  private static let end = 4000.0 - 727

  @Test func `content coasts on with the finger's speed`() throws {
    var sheet = Self.scrolled()
    sheet.drag(.content, by: -100, over: 100)
    sheet.up()
    sheet.expect(offset: 100)
    sheet.settle()
    let rate = -1000 * DeterministicMath.log(0.998)
    let offset = try #require(sheet.last.contentOffset)
    // It ends when less than half a pixel is left.
    #expect(abs(offset - (100 + 1000 / rate)) <= 0.5 / 3 + 1e-9)
    sheet.expect(y: 69)
  }

  @Test func `a touch stops coasting content where it is`() throws {
    var sheet = Self.scrolled()
    sheet.drag(.content, by: -100, over: 100)
    sheet.up()
    sheet.wait(200)
    sheet.expectRules("A02", "S08")
    let offset = try #require(sheet.last.contentOffset)
    sheet.down(on: .content)
    sheet.wait(300)
    sheet.expect(offset: offset)
    sheet.expectRules("R05")
  }

  @Test(arguments: [true, false])
  func `content that meets its end bounces there, or stops`(_ bounces: Bool) {
    var sheet = Self.scrolled(to: 3200, bounces: bounces)
    sheet.drag(.content, by: -50, over: 25)
    sheet.up()
    var farthest = 0.0
    for _ in 0..<200 {
      sheet.wait(10)
      farthest = max(farthest, sheet.last.contentOffset ?? 0)
    }
    sheet.expect(offset: Self.end)
    #expect((farthest > Self.end + 20) == bounces)
  }

  @Test func `content pulled past its end gives way and comes back`() {
    var sheet = Self.scrolled(to: Self.end)
    sheet.drag(.content, by: -100)
    sheet.expect(offset: Self.end + 727 * (1 - 1 / (100 * 0.55 / 727 + 1)))
    sheet.wait(100)
    sheet.up()
    sheet.settle()
    sheet.expect(offset: Self.end)
  }

  @Test func `a touch on bouncing content that scrolls nothing lets it go back`() throws {
    var sheet = Self.scrolled(to: Self.end)
    sheet.drag(.content, by: -100)
    sheet.wait(100)
    sheet.up()
    sheet.wait(50)
    let offset = try #require(sheet.last.contentOffset)
    #expect(offset > Self.end + 10)
    sheet.down(on: .content)
    sheet.wait(200)
    sheet.expect(offset: offset)
    sheet.up()
    sheet.settle()
    sheet.expect(offset: Self.end)
    sheet.expectRules("A04", "S08", "R05")
  }

  @Test func `a downward fling after the hand-over does not collapse the sheet`() {
    var sheet = SheetTester(content: Content())
    sheet.drag(.content, by: -500, over: 200)
    sheet.move(by: 30, over: 20)
    sheet.up()
    sheet.settle()
    sheet.expect(detent: "large")
    sheet.expect(offset: 0)
    sheet.expectRules("A06", "H01", "S08")
  }

  @Test func `content that shrinks pulls its offset along`() {
    var sheet = Self.scrolled(to: 2000)
    var shorter = ContentFields()
    shorter.height = .set(1000)
    sheet.play(.content(shorter))
    sheet.expect(offset: 273)
    sheet.expect(y: 69)
    sheet.expectRules("E08")
  }

  @Test func `a programmatic scroll is limited to the content and waits for no finger's drag`() {
    var sheet = Self.scrolled()
    var scroll = ContentFields()
    scroll.offset = 9000
    sheet.play(.content(scroll))
    sheet.expect(offset: Self.end)
    sheet.drag(.content, by: 100)
    scroll.offset = 0
    sheet.play(.content(scroll))
    sheet.expect(offset: Self.end - 100)
  }

  @Test func `content never lies past its end when the sheet has grown to rest`() {
    var content = Content()
    content.height = 1000
    content.offset = 602
    var sheet = SheetTester(content: content)
    sheet.expect(offset: 602)
    sheet.play(.select("large", animated: true))
    sheet.settle()
    sheet.expect(offset: 273)
  }
}

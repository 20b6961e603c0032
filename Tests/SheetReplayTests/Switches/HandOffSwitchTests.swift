import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Switches of the tuning that decide how sheet and content pass the finger to each other.
struct HandOffSwitchTests {
  private static func scrolling(
    start: String? = nil, offset: Points? = nil, tuning: (inout Tuning) -> Void
  ) -> SheetTester {
    var content = Content()
    content.height = 4000
    content.offset = offset
    return SheetTester(start: start, content: content, tuning: tuning)
  }

  @Test func `handOffToContent passes the finger on at the largest detent`() {
    var sheet = Self.scrolling { $0.handOffToContent = .sameTouch }
    sheet.drag(.content, by: -400)
    sheet.expect(y: 69)
    sheet.expect(offset: 70.44)
    sheet.expectHandOffs(.toContent)
  }

  @Test func `handOffToContent never: the sheet resists above the largest detent`() {
    var sheet = Self.scrolling { $0.handOffToContent = .never }
    sheet.drag(.content, by: -400)
    sheet.expect(y: 69 - 10 * (1 - 1 / (70.44 * 0.055 + 1)))
    sheet.expect(offset: 0)
    sheet.expectHandOffs()
  }

  /// At large, content at its top: 50 pt up, then 150 pt down.
  @Test(arguments: [
    (HandOffToSheet.whenStartedAtEdge, 169.0), (.sameTouch, 169), (.never, 69),
  ])
  func `handOffToSheet decides who has a finger that comes back past the content's top`(
    _ setting: HandOffToSheet, y: Double
  ) {
    var sheet = Self.scrolling(start: "large") { $0.handOffToSheet = setting }
    sheet.drag(.content, by: -50)
    sheet.move(by: 150, over: 100)
    sheet.expect(y: y)
    guard setting == .never else { return sheet.expect(offset: 0) }
    sheet.expect(offset: -727 * (1 - 1 / (100 * 0.55 / 727 + 1)))
  }

  /// At large, content scrolled by 30 pt: 130 pt down.
  @Test(arguments: [
    (HandOffToSheet.whenStartedAtEdge, 69.0), (.sameTouch, 169), (.never, 69),
  ])
  func `handOffToSheet decides whether scrolled content passes the finger on`(
    _ setting: HandOffToSheet, y: Double
  ) {
    var sheet = Self.scrolling(start: "large", offset: 30) { $0.handOffToSheet = setting }
    sheet.drag(.content, by: 130)
    sheet.expect(y: y)
    guard setting == .sameTouch else { return sheet.expectHandOffs() }
    sheet.expectHandOffs(.toSheet)
    sheet.expectRules("A05", "H04", "H02")
  }

  @Test func `expandMomentum lets content coast on after an expanding flick, or not`() throws {
    var still = Self.scrolling { $0.expandMomentum = .none }
    still.drag(.content, by: -200, over: 100)
    still.up()
    still.settle()
    still.expect(y: 69)
    still.expect(offset: 0)

    var carried = Self.scrolling { $0.expandMomentum = .carry }
    carried.drag(.content, by: -200, over: 100)
    carried.up()
    let seconds = Double(try #require(carried.last.settle)) / 1e6
    carried.settle()
    carried.expect(y: 69)
    // 2000 pt/s decay at 2.002 1/s while the sheet settles, then over all of the coasting.
    let rate = -1000 * DeterministicMath.log(0.998)
    let reach = 2000 * DeterministicMath.exp(-rate * seconds) / rate
    let offset = try #require(carried.last.contentOffset)
    #expect(abs(offset - reach) < 0.5)
    #expect(offset > 300)
    carried.expectRules("A06", "S03", "S13")
  }

  @Test func `expandMomentum carries nothing past a settle that was replaced`() {
    var replaced = Self.scrolling { $0.expandMomentum = .carry }
    replaced.drag(.content, by: -200, over: 100)
    replaced.up()
    replaced.wait(50)
    replaced.play(.select("medium", animated: true))
    replaced.settle()
    replaced.expect(y: 398.56)
    replaced.expect(offset: 0)

    var caught = Self.scrolling { $0.expandMomentum = .carry }
    caught.drag(.content, by: -200, over: 100)
    caught.up()
    caught.wait(50)
    caught.play(.set(Self.notExpanding))
    caught.drag(.content, by: -1)
    caught.move(by: -29, over: 290)
    caught.wait(100)
    caught.up()
    caught.settle()
    caught.expect(detent: "large")
    caught.expect(offset: 30)
  }

  private static let notExpanding: SheetFields = {
    var fields = SheetFields()
    fields.prefersScrollingExpandsWhenScrolledToEdge = false
    return fields
  }()

  @Test(arguments: [(1.0, 1), (20, 0)])
  func `handOffHysteresis decides from which depth a hand-off is counted`(
    _ depth: Double, counted: Int
  ) {
    var sheet = Self.scrolling { $0.handOffHysteresis = depth }
    sheet.drag(.content, by: -340)
    sheet.expect(owner: .content)
    #expect(sheet.handOffs.count == counted)
    sheet.expectRules("A06", "H01")
  }
}

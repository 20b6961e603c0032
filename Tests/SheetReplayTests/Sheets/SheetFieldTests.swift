import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// What the fields that other sheets use do to a drag; the default has none of it.
struct SheetFieldTests {
  private static let detents: [(name: String, height: Points)] = [("S", 200), ("L", 600)]

  private static func sheet(
    start: String = "S", content: Content? = LibrarySheet.list(),
    tuning: (inout Tuning) -> Void
  ) -> LibrarySheet {
    LibrarySheet(.uikit, detents, start: start, content: content, tuning: tuning)
  }

  @Test func `content that moves no sheet keeps each drag that begins on it`() {
    var sheet = Self.sheet { $0.dragsFromContent = false }
    #expect(sheet.steps(.content, [-50])[0] == (200, 50))
    sheet.tester.expectRules("L20")
  }

  @Test(arguments: [
    (ScrollsAtDetents.all, -50.0, "A09", 200.0, 150.0), (.all, 50, "A10", 200, 50),
    (.whenPulledDown, -50, "L22", 250, 100), (.whenPulledDown, 50, "A10", 200, 50),
    (.mostExpanded, -50, "L21", 250, 100), (.mostExpanded, 50, "L21", 150, 100),
  ])
  func `scrolled content below the largest detent`(
    _ scrolls: ScrollsAtDetents, way: Points, rule: String, height: Points, offset: Points
  ) {
    var sheet = Self.sheet(content: LibrarySheet.list(100)) { $0.scrollsAtDetents = scrolls }
    #expect(sheet.steps(.content, [way])[0] == (height, offset))
    #expect(sheet.tester.rules.first == rule)
  }

  @Test func `content that stood while the sheet grew scrolls on from where it stood`() {
    var sheet = Self.sheet(content: LibrarySheet.list(100)) {
      $0.scrollsAtDetents = .mostExpanded
    }
    let shown = sheet.steps(.content, [-350, -70])
    #expect(shown[0] == (550, 100))
    #expect(shown[1] == (600, 120))
    sheet.tester.expectHandOffs(.toContent)
  }

  @Test(arguments: [(true, 20.0), (false, 0)])
  func `the rest of a move that crosses is used or dropped`(_ splits: Bool, offset: Points) {
    var sheet = Self.sheet { $0.splitsRemainder = splits }
    let shown = sheet.steps(.content, [-420, -30])
    #expect(shown[0] == (600, offset))
    #expect(shown[1] == (600, offset + 30))
  }

  @Test(arguments: [(ExpandsBeforeScrolling.always, 250.0), (.never, 200), (.sheetProperty, 250)])
  func `a drag up from the content's top grows the sheet first or does not`(
    _ expands: ExpandsBeforeScrolling, height: Points
  ) {
    var sheet = Self.sheet { $0.expandsBeforeScrolling = expands }
    #expect(sheet.steps(.content, [-50])[0].height == height)
  }

  @Test func `content that scrolled lately passes no finger to the sheet until it has rested`() {
    func lock(_ tuning: inout Tuning) {
      tuning.handOffToSheet = .sameTouch
      tuning.scrollLockTimeout = 100_000
    }
    var sheet = Self.sheet(start: "L", content: LibrarySheet.list(50), tuning: lock)
    #expect(sheet.steps(.content, [40, 40]).map(\.height) == [600, 600])
    sheet.tester.wait(120)
    sheet.tester.move(by: 10)
    #expect(sheet.shown == 600)
    sheet.tester.move(by: 10)
    #expect(sheet.shown == 590)

    var later = Self.sheet(start: "L", content: LibrarySheet.list(50), tuning: lock)
    _ = later.steps(.content, [50])
    later.tester.up()
    later.tester.down(at: 300, on: .content)
    later.tester.move(by: 20)
    #expect(later.tester.rules.contains("L23"))
  }

  @Test func `a lift that dismisses asks first, and one that may not goes back`() {
    func dismissing(_ tuning: inout Tuning) {
      tuning.dismissFrom = .any
      tuning.dismissVelocityThreshold = 1000
    }
    var sheet = Self.sheet(start: "L", tuning: dismissing)
    #expect(sheet.swipe(by: 120, over: 100) == "dismissed")
    sheet.tester.expectRules("A01", "L06", "L04", "D04")
    sheet.tester.expectCallbacks(
      "shouldDismiss", "willDismiss", "viewWillDisappear", "viewDidDisappear", "didDismiss")
    var modal = LibrarySheet(
      .uikit, Self.detents, start: "L", modal: true, tuning: dismissing)
    #expect(modal.swipe(by: 120, over: 100) != "dismissed")
    modal.tester.expectCallbacks("didChange(S)")
  }

  @Test(arguments: [TouchTarget.header, .customView, .plain])
  func `a sheet that is not dragged by itself stays, and its content still drags it`(
    _ target: TouchTarget
  ) {
    var sheet = Self.sheet { $0.dragsFromHeader = false }
    #expect(sheet.steps(target, [-50])[0] == (200, 0))
    #expect(sheet.end() == "S")
    sheet.tester.expectRules("L24")
    #expect(sheet.steps(.content, [-50])[0].height == 250)
  }

  @Test func `content that scrolls nowhere moves the sheet at each detent`() {
    var sheet = Self.sheet(start: "L", content: LibrarySheet.list(100)) {
      $0.scrollsAtDetents = .nowhere
    }
    #expect(sheet.steps(.content, [50])[0] == (550, 100))
    #expect(sheet.end() == "S")
    #expect(sheet.steps(.content, [-50])[0] == (250, 100))
    sheet.tester.expectRules("L25", "S03")
  }

  @Test func `a sheet without dismissal is held by its smallest detent and asks nothing`() {
    var sheet = Self.sheet { $0.dismissFrom = .never }
    let shown = sheet.steps(.header, [150])
    #expect(shown[0].height > 100 && shown[0].height < 200)
    #expect(sheet.end() == "S")
    sheet.tester.expectCallbacks()
    #expect(sheet.tester.gestures.last?.traits.contains(.refusedCrossing) == false)
  }

  @Test(
    arguments: [(0.0, nil, -500.0), (600, nil, 0), (0, 400, -400)] as [(Double, Double?, Double)])
  func `speeds below the least count as rest, above the most as that`(
    _ least: Double, most: Double?, expected: Double
  ) {
    var sheet = Self.sheet {
      $0.minFlingVelocity = least
      $0.maxFlingVelocity = most
    }
    _ = sheet.steps(.header, [-50], over: 100)
    sheet.tester.up()
    #expect(abs((sheet.tester.gestures.last?.releaseVelocity ?? .nan) - expected) < 1e-6)
  }

  @Test(arguments: [(false, Owner.sheet), (true, .none)])
  func `a drag that is as long sideways is vertical unless the axis must dominate`(
    _ dominance: Bool, owner: Owner
  ) {
    var sheet = Self.sheet {
      $0.touchSlop = 10
      $0.axisDominance = dominance
    }
    sheet.tester.down(at: 300, on: .header)
    sheet.tester.move(by: -20, across: 20)
    sheet.tester.expect(owner: owner)
  }
}

import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// What is left of a fling where the content comes to its top.
struct FlingTests {
  private static func sheet(
    _ momentum: CollapseMomentum, modal: Bool = false, tuning: (inout Tuning) -> Void = { _ in }
  ) -> LibrarySheet {
    LibrarySheet(
      .uikit, [("S", 200), ("L", 600)], start: "L", modal: modal, content: LibrarySheet.list(150)
    ) {
      $0.handOffToSheet = .sameTouch
      $0.collapseMomentum = momentum
      $0.stepReference = .releaseSegment
      tuning(&$0)
    }
  }

  @Test(arguments: [(CollapseMomentum.none, "L"), (.carry, "S")])
  func `a fling to the top takes the sheet down if it may`(
    _ momentum: CollapseMomentum, end: String
  ) {
    var sheet = Self.sheet(momentum)
    _ = sheet.steps(.content, [60], over: 30)
    sheet.tester.up()
    #expect(sheet.tester.last.gesture?.outcome == .scrolled)
    var lowest = 0.0
    while sheet.tester.engine.animationsEnd != nil {
      sheet.tester.wait(4)
      lowest = min(lowest, sheet.offset)
    }
    #expect((lowest < 0) == (momentum == .none))
    #expect(sheet.tester.engine.name(of: sheet.tester.last.detent) == end)
    #expect(sheet.tester.rules.contains("L26") == (momentum == .carry))
    if momentum == .carry { sheet.tester.expectCallbacks("didChange(S)") }
  }

  @Test func `a fling that ends below the top moves no sheet`() {
    var sheet = Self.sheet(.carry)
    _ = sheet.steps(.content, [10], over: 100)
    #expect(sheet.end() == "L")
    #expect(sheet.offset > 0 && sheet.offset < 140)
  }

  @Test func `a finger on the content keeps a fling from the sheet`() {
    var sheet = Self.sheet(.carry)
    _ = sheet.steps(.content, [60], over: 30)
    sheet.tester.up()
    sheet.tester.wait(4)
    sheet.tester.down(at: 400, on: .content)
    sheet.tester.wait(500)
    #expect(sheet.end() == "L")
    #expect(sheet.offset > 0)
  }

  @Test(arguments: [(false, "dismissed"), (true, "S")])
  func `a fling dismisses as a release does, if the app allows it`(_ modal: Bool, end: String) {
    var sheet = Self.sheet(.carry, modal: modal) {
      $0.dismissFrom = .any
      $0.dismissVelocityThreshold = 800
    }
    #expect(sheet.swipe(.content, by: 60, over: 30) == end)
    #expect(sheet.tester.rules.contains("L06") != modal)
  }
}

import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// Where FloatingPanel's content may scroll, by its own tests; steps are positive downwards.
struct FloatingPanelVectorTests {
  static let ids = ["FP-328", "FP-330", "FP-331", "FP-333", "FP-334", "FP-335"]
  private static let states: [(name: String, height: Points)] = [
    ("tip", 69), ("half", 333.5), ("full", 649),
  ]

  @Test func `FloatingPanel's content scrolls at the most expanded state only`() {
    var full = LibrarySheet(
      .floatingPanel, Self.states, start: "full", height: 667, content: LibrarySheet.list(50))
    #expect(full.steps(.content, [-20])[0] == (649, 70))
    var half = LibrarySheet(
      .floatingPanel, Self.states, start: "half", height: 667, content: LibrarySheet.list(50))
    #expect(half.steps(.content, [-20, 40]).map(\.offset) == [50, 50])
    #expect(half.shown == 313.5)
  }

  @Test func `an app of FloatingPanel may keep content from scrolling at each state`() {
    var full = LibrarySheet(
      .floatingPanel, Self.states, start: "full", height: 667, content: LibrarySheet.list(50)
    ) { $0.scrollsAtDetents = .nowhere }
    #expect(full.steps(.content, [-20, 40]).map(\.offset) == [50, 50])
    #expect(full.shown == 629)
    full.tester.expectRules("L25")
  }

  /// The indicator, which those rows ask for as well, is drawing.
  @Test(arguments: [("half", 333.5), ("tip", 69)])
  func `FloatingPanel's content bounces at neither edge below the most expanded state`(
    _ state: String, height: Points
  ) {
    for (offset, step) in [(0.0, 20.0), (5000 - height, -20)] {
      var sheet = LibrarySheet(
        .floatingPanel, Self.states, start: state, height: 667, content: LibrarySheet.list(offset))
      #expect(sheet.steps(.content, [step])[0] == (height - step, offset))
    }
  }
}

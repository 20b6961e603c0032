import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// A sheet in a plain container of 400 x 800 pt without slop, whose detents are named by their
/// heights.
struct FieldSheet {
  var tester: SheetTester
  private var heightAtRelease: Points = 0

  init(
    _ heights: [Points], start: Points? = nil, modal: Bool = false, content: Content? = nil,
    tuning: (inout Tuning) -> Void = { _ in }
  ) {
    var screen = ScreenFields()
    screen.width = 400
    screen.height = 800
    tester = SheetTester(
      detents: heights.map { DetentDescription(id: "\(Int($0))", height: .fixed($0)) },
      start: start.map { "\(Int($0))" }, content: content, screen: screen,
      sheet: {
        $0.isModalInPresentation = modal
        $0.headerHeight = 0
      },
      tuning: {
        $0.touchSlop = 0
        $0.dragOrigin = .touchDown
        $0.topPadHomeButton = 0
        tuning(&$0)
      })
  }

  /// Moves a finger through knots of milliseconds and y, and lifts it at the last one.
  mutating func swipe(
    _ target: TouchTarget, _ knots: (time: Int, y: Points)..., settling: Bool = true
  ) {
    guard let first = knots.first else { return }
    tester.down(at: first.y, on: target)
    for (from, to) in zip(knots, knots.dropFirst()) {
      tester.move(by: to.y - from.y, over: to.time - from.time)
    }
    heightAtRelease = 800 - tester.last.y
    tester.up()
    if settling { tester.settle() }
  }

  func expect(
    heightAtRelease height: Points, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(heightAtRelease - height) < 1e-6, sourceLocation: sourceLocation)
  }

  /// Expects a sheet at rest at its detent of this height.
  func expect(height: Points, sourceLocation: SourceLocation = #_sourceLocation) {
    tester.expect(detent: "\(Int(height))", sourceLocation: sourceLocation)
    tester.expect(y: 800 - height, sourceLocation: sourceLocation)
  }

  func expectDismissed(sourceLocation: SourceLocation = #_sourceLocation) {
    tester.expect(phase: .dismissed, sourceLocation: sourceLocation)
  }
}

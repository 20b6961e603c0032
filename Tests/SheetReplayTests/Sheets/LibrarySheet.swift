import SheetReplay
import TestSupport
import Testing
import TouchTraces

/// A sheet under a library's preset in a plain container, without slop, whose detents have names.
struct LibrarySheet {
  var tester: SheetTester
  let height: Points

  init(
    _ preset: TuningPreset, _ detents: [(name: String, height: Points)], start: String? = nil,
    height: Points = 800, modal: Bool = false, content: Content? = nil,
    tuning: (inout Tuning) -> Void = { _ in }
  ) {
    var screen = ScreenFields()
    screen.width = 400
    screen.height = height
    self.height = height
    tester = SheetTester(
      detents: detents.map { DetentDescription(id: $0.name, height: .fixed($0.height)) },
      start: start, content: content, screen: screen,
      sheet: {
        $0.isModalInPresentation = modal
        $0.headerHeight = 0
      },
      tuning: {
        $0 = preset.tuning
        $0.touchSlop = 0
        $0.dragOrigin = .touchDown
        $0.topPadHomeButton = 0
        tuning(&$0)
      })
  }

  /// Content that is long enough to scroll, at an offset.
  static func list(_ offset: Points = 0) -> Content {
    var content = Content()
    content.height = 5000
    content.offset = offset
    return content
  }

  /// The height that is shown.
  var shown: Points { height - tester.last.y }
  var offset: Points { tester.last.contentOffset ?? .nan }

  /// Puts a finger down and moves it step by step, positive downwards; says what each step shows.
  mutating func steps(
    _ target: TouchTarget, _ steps: [Points], over milliseconds: Int = 10
  ) -> [(height: Points, offset: Points)] {
    tester.down(at: height / 2, on: target)
    return steps.map { step in
      tester.move(by: step, over: milliseconds)
      return (shown, offset)
    }
  }

  /// Lifts the finger, waits until all rests, and says where.
  mutating func end() -> String {
    tester.up()
    tester.settle()
    if tester.last.phaseAfter == .dismissed { return "dismissed" }
    return tester.engine.name(of: tester.last.detent)
  }

  /// An even swipe; positive downwards.
  mutating func swipe(
    _ target: TouchTarget = .header, by way: Points, over milliseconds: Int
  ) -> String {
    _ = steps(target, [way], over: milliseconds)
    return end()
  }
}

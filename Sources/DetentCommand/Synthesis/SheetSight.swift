import SheetReplay
import TouchTraces

/// What a person sees of the sheet at one moment, and what the person knows of it.
struct SheetSight {
  /// The sheet's top edge.
  let y: Points
  let phase: SheetPhase
  /// How far the content is scrolled.
  let offset: Points
  let isDimmed: Bool
  /// Edges at which the sheet rests, smallest sheet first.
  let tops: [Points]
  let scene: Scene

  /// How near counts as the same place to a person; chosen by us.
  private static let closeness: Points = 4

  var screen: Screen { scene.screen }
  var smallest: Points { tops.first ?? screen.height }
  var largest: Points { tops.last ?? 0 }
  var isAtLargest: Bool { y <= largest + Self.closeness }
  var nextLarger: Points? { tops.first { $0 < y - Self.closeness } }
  var nextSmaller: Points? { tops.last { $0 > y + Self.closeness } }
  var hasContent: Bool { scene.content != nil }
  var showsGrabber: Bool { scene.sheet.prefersGrabberVisible }
  var expandsByScrolling: Bool { scene.sheet.prefersScrollingExpandsWhenScrolledToEdge }

  /// Height of the strip above the content.
  var header: Points { scene.sheet.headerHeight }

  /// The lowest place on which a finger goes down: above the home indicator.
  var floor: Points { screen.height - max(screen.safeArea.bottom, 8) - 12 }

  /// Height of the content's visible part.
  var contentShown: Points { floor - (y + header) }

  /// Whether the content is at its top.
  var isScrolledToTop: Bool {
    offset <= 1 - (scene.content?.insetTop ?? 0)
  }

  /// Whether a finger could move the sheet or its content now.
  var isPresented: Bool {
    switch phase {
    case .presenting, .dismissing, .dismissed: false
    case .settling, .sheetDrag, .contentScroll, .undecided, .idle: true
    }
  }
}

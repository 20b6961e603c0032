import TouchTraces

/// What a person wants with the next gesture.
enum Intention: CaseIterable {
  /// Make the sheet larger.
  case expand
  /// Make the sheet smaller.
  case collapse
  case dismiss
  /// Pull the sheet a bit below its smallest detent and let go.
  case peekOut
  /// Drag there and back in one touch.
  case wander
  case scrollOn
  case scrollBack
  /// Expand the sheet and scroll its content in one touch.
  case handOffUp
  /// Scroll the content back and pull the sheet down in one touch.
  case handOffDown
  case swipeSideways
  case tapOutside
  case tapGrabber
  case tapContent

  /// How often people want it, in an everyday session; chosen by us.
  private var weight: Double {
    switch self {
    case .expand: 3
    case .collapse: 2
    case .dismiss: 1
    case .peekOut: 0.6
    case .wander: 0.7
    case .scrollOn: 3
    case .scrollBack: 1.6
    case .handOffUp: 1
    case .handOffDown: 0.7
    case .swipeSideways: 0.3
    case .tapOutside: 0.25
    case .tapGrabber: 0.5
    case .tapContent: 0.5
    }
  }

  /// The label that the gesture gets; `nil` for what no label fits.
  var label: GestureIntent? {
    switch self {
    case .expand: .expand
    case .collapse: .collapse
    case .dismiss: .dismiss
    case .scrollOn, .scrollBack: .scroll
    case .peekOut, .wander, .handOffUp, .handOffDown, .swipeSideways, .tapOutside, .tapGrabber,
      .tapContent:
      nil
    }
  }

  /// Whether it takes the sheet away if it succeeds.
  var endsPresentation: Bool { self == .dismiss || self == .tapOutside }

  /// Whether what the person sees leaves room for it.
  private func isPossible(_ sight: SheetSight) -> Bool {
    switch self {
    case .expand: !sight.isAtLargest
    case .collapse: sight.nextSmaller != nil
    case .dismiss, .peekOut: true
    case .wander: true
    case .scrollOn, .tapContent: sight.hasContent && sight.contentShown > 60
    case .scrollBack: sight.contentShown > 60 && !sight.isScrolledToTop
    case .handOffUp:
      !sight.isAtLargest && sight.hasContent && sight.expandsByScrolling && sight.contentShown > 60
    case .handOffDown:
      sight.hasContent && sight.contentShown > 200
        && (sight.isAtLargest || !sight.expandsByScrolling)
    case .swipeSideways: sight.contentShown > 80
    case .tapOutside: sight.y > 90
    case .tapGrabber: sight.showsGrabber
    }
  }

  /// Draws what a person wants next.
  ///
  /// - Parameters:
  ///   - sight: What the person sees.
  ///   - behaviour: What the session shows most.
  ///   - mayLeave: Whether the person is done with the sheet.
  ///   - random: The session's draws.
  /// - Returns: The intention.
  static func next(
    _ sight: SheetSight, _ behaviour: Behaviour, mayLeave: Bool, random: inout RandomSource
  ) -> Intention {
    let choices = allCases.compactMap { intention -> (choice: Intention, weight: Double)? in
      guard intention.isPossible(sight) else { return nil }
      guard mayLeave || !intention.endsPresentation else { return nil }
      return (intention, intention.weight * behaviour.emphasis(of: intention))
    }
    return random.pick(choices) ?? .wander
  }
}

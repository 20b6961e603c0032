package import TouchTraces

extension SheetEngine {
  /// What a picture of the sheet needs beside edge, content offset and dimming.
  package struct Appearance: Equatable, Sendable {
    package var screen: Screen
    package var left: Points
    package var width: Points
    /// The lower edge of a card that does not reach the container's bottom; infinite otherwise.
    package var floor: Points
    package var hasGrabber: Bool
    /// `nil` is the system's.
    package var cornerRadius: Points?
    /// Height of the strip above the content.
    package var headerHeight: Points
    /// Height of what scrolls, infinite where nobody said; `nil` without content.
    package var contentHeight: Points?
    /// How much of the container the keyboard covers.
    package var keyboard: Points
    /// Where the sheet can rest, smallest first.
    package var detents: [RestingPlace]
  }

  /// A detent and where the sheet rests at it.
  package struct RestingPlace: Equatable, Sendable {
    package var name: String
    package var y: Points
  }

  /// What the sheet looks like now.
  package var appearance: Appearance {
    Appearance(
      screen: scene.screen, left: frame.left, width: frame.width, floor: frame.floor,
      hasGrabber: scene.sheet.prefersGrabberVisible,
      cornerRadius: scene.sheet.preferredCornerRadius, headerHeight: scene.sheet.headerHeight,
      contentHeight: scene.content?.height, keyboard: keyboard, detents: restingPlaces)
  }

  private var restingPlaces: [RestingPlace] {
    let hasOnePlace = isPercentDriven || geometry.isFullScreen || isKeyboardUp
    guard !hasOnePlace else { return [RestingPlace(name: name(of: effective), y: restY)] }
    return geometry.positions.map { RestingPlace(name: name(of: $0.id), y: $0.y) }
  }
}

/// What the gestures of a session act on: the container, the sheet and its content.
public struct Scene: Equatable, Sendable {
  public var screen: Screen
  /// The keys from which `screen` was resolved; a later `screen` event needs to know which of
  /// the derived values had been stated.
  public var statedScreen: ScreenFields
  public var sheet: Sheet
  /// The scroll view; `nil` if the sheet has none.
  public var content: Content?

  /// Creates a scene of the given parts.
  public init(
    screen: ScreenFields = ScreenFields(), sheet: Sheet = Sheet(), content: Content? = nil
  ) {
    self.screen = screen.resolved()
    self.statedScreen = screen
    self.sheet = sheet
    self.content = content
  }
}

/// The keys of a header or of a scene file that describe the scene; each may be left out.
public struct SceneFields: Equatable, Sendable {
  public var screen = ScreenFields()
  public var sheet = SheetFields()
  /// `null` is a sheet without a scroll view.
  public var content = Override<ContentFields>.keep

  /// Creates fields that state nothing.
  public init() {}

  /// These keys, completed by those of `other`: a trace's over the command line's.
  public func merged(over other: SceneFields) -> SceneFields {
    var result = self
    result.screen = screen.merged(over: other.screen)
    result.sheet = sheet.merged(over: other.sheet)
    if case .set(let own?) = content, case .set(let below?) = other.content {
      result.content = .set(own.merged(over: below))
    } else {
      result.content = content.or(other.content)
    }
    return result
  }

  /// The scene that these keys state, completed by the defaults.
  public func resolved() -> Scene {
    Scene(
      screen: screen, sheet: sheet.applied(to: Sheet()),
      content: content.applied(to: nil)?.applied(to: Content()))
  }
}

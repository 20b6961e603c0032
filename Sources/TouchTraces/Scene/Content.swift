/// The one vertical scroll view inside a sheet.
public struct Content: Equatable, Sendable, BitwiseCopyable {
  /// Height of what scrolls; unlimited where a trace does not say.
  public var height: Points = .infinity
  /// Scroll offset; `nil` is the top edge.
  public var offset: Points?
  public var insetTop: Points = 0
  public var insetBottom: Points = 0
  public var bounces = true
  public var alwaysBounceVertical = false
  public var refreshControl = false
  public var scrollsHorizontally = false
  public var interactiveKeyboardDismiss = false

  /// Creates a scroll view of unlimited height, at its top.
  public init() {}
}

/// The keys of a `content` object; `nil` and `.keep` are keys that are not stated.
public struct ContentFields: Equatable, Sendable {
  /// `null` stands for an unlimited height.
  public var height = Override<Points>.keep
  public var offset: Points?
  public var insetTop: Points?
  public var insetBottom: Points?
  public var bounces: Bool?
  public var alwaysBounceVertical: Bool?
  public var refreshControl: Bool?
  public var scrollsHorizontally: Bool?
  public var interactiveKeyboardDismiss: Bool?

  /// Creates an object that states nothing.
  public init() {}

  /// These keys, completed by those of `other`.
  public func merged(over other: ContentFields) -> ContentFields {
    var result = self
    result.height = height.or(other.height)
    result.offset = offset ?? other.offset
    result.insetTop = insetTop ?? other.insetTop
    result.insetBottom = insetBottom ?? other.insetBottom
    result.bounces = bounces ?? other.bounces
    result.alwaysBounceVertical = alwaysBounceVertical ?? other.alwaysBounceVertical
    result.refreshControl = refreshControl ?? other.refreshControl
    result.scrollsHorizontally = scrollsHorizontally ?? other.scrollsHorizontally
    result.interactiveKeyboardDismiss =
      interactiveKeyboardDismiss ?? other.interactiveKeyboardDismiss
    return result
  }

  /// `content` with the stated keys replaced.
  public func applied(to content: Content) -> Content {
    var result = content
    result.height = height.applied(to: content.height) ?? .infinity
    result.offset = offset ?? content.offset
    result.insetTop = insetTop ?? content.insetTop
    result.insetBottom = insetBottom ?? content.insetBottom
    result.bounces = bounces ?? content.bounces
    result.alwaysBounceVertical = alwaysBounceVertical ?? content.alwaysBounceVertical
    result.refreshControl = refreshControl ?? content.refreshControl
    result.scrollsHorizontally = scrollsHorizontally ?? content.scrollsHorizontally
    result.interactiveKeyboardDismiss =
      interactiveKeyboardDismiss ?? content.interactiveKeyboardDismiss
    return result
  }
}

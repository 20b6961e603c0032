/// How a sheet is presented.
public enum PresentationStyle: String, CaseIterable, Sendable, BitwiseCopyable {
  case pageSheet
  case formSheet
  case popover
  case custom
}

/// A width and a height in points.
public struct Size: Equatable, Sendable, BitwiseCopyable {
  public var width: Points
  public var height: Points

  /// Creates a size.
  public init(width: Points, height: Points) {
    self.width = width
    self.height = height
  }
}

/// The properties of a sheet, under UIKit's names and with UIKit's defaults.
public struct Sheet: Equatable, Sendable {
  public var modalPresentationStyle = PresentationStyle.pageSheet
  public var detents = [DetentDescription.large]
  public var selectedDetentIdentifier: String?
  public var largestUndimmedDetentIdentifier: String?
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  public var prefersEdgeAttachedInCompactHeight = false
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  public var prefersGrabberVisible = false
  public var preferredCornerRadius: Points?
  public var isModalInPresentation = false
  public var preferredContentSize = Size(width: 0, height: 0)
  /// The answer of the delegate's `shouldDismiss`.
  public var shouldDismiss = true
  /// Major version of the system; custom detents need 16.
  public var systemVersion: Double?
  /// Height of the strip above the content to which only the sheet reacts.
  public var headerHeight: Points = 56

  /// Creates a sheet with UIKit's defaults.
  public init() {}
}

/// The keys of a `sheet` or `set` object; `nil` and `.keep` are keys that are not stated.
public struct SheetFields: Equatable, Sendable {
  public var modalPresentationStyle: PresentationStyle?
  public var detents: [DetentDescription]?
  public var selectedDetentIdentifier = Override<String>.keep
  public var largestUndimmedDetentIdentifier = Override<String>.keep
  public var prefersScrollingExpandsWhenScrolledToEdge: Bool?
  public var prefersEdgeAttachedInCompactHeight: Bool?
  public var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool?
  public var prefersGrabberVisible: Bool?
  public var preferredCornerRadius = Override<Points>.keep
  public var isModalInPresentation: Bool?
  public var preferredContentSize: Size?
  public var shouldDismiss: Bool?
  public var systemVersion: Double?
  public var headerHeight: Points?

  /// Creates an object that states nothing.
  public init() {}

  /// These keys, completed by those of `other`.
  public func merged(over other: SheetFields) -> SheetFields {
    var result = self
    result.modalPresentationStyle = modalPresentationStyle ?? other.modalPresentationStyle
    result.detents = detents ?? other.detents
    result.selectedDetentIdentifier = selectedDetentIdentifier.or(other.selectedDetentIdentifier)
    result.largestUndimmedDetentIdentifier =
      largestUndimmedDetentIdentifier.or(other.largestUndimmedDetentIdentifier)
    result.prefersScrollingExpandsWhenScrolledToEdge =
      prefersScrollingExpandsWhenScrolledToEdge ?? other.prefersScrollingExpandsWhenScrolledToEdge
    result.prefersEdgeAttachedInCompactHeight =
      prefersEdgeAttachedInCompactHeight ?? other.prefersEdgeAttachedInCompactHeight
    result.widthFollowsPreferredContentSizeWhenEdgeAttached =
      widthFollowsPreferredContentSizeWhenEdgeAttached
      ?? other.widthFollowsPreferredContentSizeWhenEdgeAttached
    result.prefersGrabberVisible = prefersGrabberVisible ?? other.prefersGrabberVisible
    result.preferredCornerRadius = preferredCornerRadius.or(other.preferredCornerRadius)
    result.isModalInPresentation = isModalInPresentation ?? other.isModalInPresentation
    result.preferredContentSize = preferredContentSize ?? other.preferredContentSize
    result.shouldDismiss = shouldDismiss ?? other.shouldDismiss
    result.systemVersion = systemVersion ?? other.systemVersion
    result.headerHeight = headerHeight ?? other.headerHeight
    return result
  }

  /// `sheet` with the stated keys replaced.
  public func applied(to sheet: Sheet) -> Sheet {
    var result = sheet
    result.modalPresentationStyle = modalPresentationStyle ?? sheet.modalPresentationStyle
    result.detents = detents ?? sheet.detents
    result.selectedDetentIdentifier =
      selectedDetentIdentifier.applied(to: sheet.selectedDetentIdentifier)
    result.largestUndimmedDetentIdentifier =
      largestUndimmedDetentIdentifier.applied(to: sheet.largestUndimmedDetentIdentifier)
    result.prefersScrollingExpandsWhenScrolledToEdge =
      prefersScrollingExpandsWhenScrolledToEdge ?? sheet.prefersScrollingExpandsWhenScrolledToEdge
    result.prefersEdgeAttachedInCompactHeight =
      prefersEdgeAttachedInCompactHeight ?? sheet.prefersEdgeAttachedInCompactHeight
    result.widthFollowsPreferredContentSizeWhenEdgeAttached =
      widthFollowsPreferredContentSizeWhenEdgeAttached
      ?? sheet.widthFollowsPreferredContentSizeWhenEdgeAttached
    result.prefersGrabberVisible = prefersGrabberVisible ?? sheet.prefersGrabberVisible
    result.preferredCornerRadius = preferredCornerRadius.applied(to: sheet.preferredCornerRadius)
    result.isModalInPresentation = isModalInPresentation ?? sheet.isModalInPresentation
    result.preferredContentSize = preferredContentSize ?? sheet.preferredContentSize
    result.shouldDismiss = shouldDismiss ?? sheet.shouldDismiss
    result.systemVersion = systemVersion ?? sheet.systemVersion
    result.headerHeight = headerHeight ?? sheet.headerHeight
    return result
  }
}

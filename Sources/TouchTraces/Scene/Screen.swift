/// Distances from the container's edges that system bars and cut-outs take.
public struct EdgeInsets: Equatable, Sendable, BitwiseCopyable {
  public var top: Points
  public var left: Points
  public var bottom: Points
  public var right: Points

  /// Creates insets; all default to 0.
  public init(top: Points = 0, left: Points = 0, bottom: Points = 0, right: Points = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// The kind of device, which decides margins and size classes.
public enum Idiom: String, CaseIterable, Sendable, BitwiseCopyable {
  case phone
  case pad
}

/// UIKit's size class of one axis.
public enum SizeClass: String, CaseIterable, Sendable, BitwiseCopyable {
  case compact
  case regular
}

/// The container in which a sheet is presented.
public struct Screen: Equatable, Sendable, BitwiseCopyable {
  public var width: Points
  public var height: Points
  /// Device pixels per point.
  public var scale: Double
  public var safeArea: EdgeInsets
  public var idiom: Idiom
  /// Whether the device has a home indicator instead of a home button.
  public var homeIndicator: Bool
  public var horizontalSizeClass: SizeClass
  public var verticalSizeClass: SizeClass

  /// Creates a container of which every value is known.
  public init(
    width: Points, height: Points, scale: Double, safeArea: EdgeInsets, idiom: Idiom,
    homeIndicator: Bool, horizontalSizeClass: SizeClass, verticalSizeClass: SizeClass
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.safeArea = safeArea
    self.idiom = idiom
    self.homeIndicator = homeIndicator
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }
}

/// The keys of a `screen` object; `nil` is a key that is not stated.
public struct ScreenFields: Equatable, Sendable {
  public var width: Points?
  public var height: Points?
  public var scale: Double?
  public var safeArea: EdgeInsets?
  public var idiom: Idiom?
  public var homeIndicator: Bool?
  public var horizontalSizeClass: SizeClass?
  public var verticalSizeClass: SizeClass?

  /// Creates an object that states nothing.
  public init() {}

  /// These keys, completed by those of `other`.
  public func merged(over other: ScreenFields) -> ScreenFields {
    var result = self
    result.width = width ?? other.width
    result.height = height ?? other.height
    result.scale = scale ?? other.scale
    result.safeArea = safeArea ?? other.safeArea
    result.idiom = idiom ?? other.idiom
    result.homeIndicator = homeIndicator ?? other.homeIndicator
    result.horizontalSizeClass = horizontalSizeClass ?? other.horizontalSizeClass
    result.verticalSizeClass = verticalSizeClass ?? other.verticalSizeClass
    return result
  }

  /// The container that these keys state; what they leave out is derived from the rest or, for
  /// size and safe area, taken from the iPhone 14 Pro.
  public func resolved() -> Screen {
    let fallback = Device.standard
    let statesSize = width != nil || height != nil
    let width = width ?? fallback.width
    let height = height ?? fallback.height
    let safeArea = safeArea ?? (statesSize ? EdgeInsets() : fallback.safeArea)
    let idiom = idiom ?? (min(width, height) < Self.smallestPadSide ? .phone : .pad)
    let isLyingPhone = idiom == .phone && width > height
    return Screen(
      width: width, height: height, scale: scale ?? fallback.scale, safeArea: safeArea,
      idiom: idiom, homeIndicator: homeIndicator ?? (safeArea.bottom > 0),
      horizontalSizeClass: horizontalSizeClass ?? (idiom == .phone ? .compact : .regular),
      verticalSizeClass: verticalSizeClass ?? (isLyingPhone ? .compact : .regular))
  }

  /// Shorter side, in points, from which a screen counts as a tablet's; chosen by us.
  private static let smallestPadSide: Points = 600
}

/// A height at which a sheet may rest, as an app states it.
public struct DetentDescription: Equatable, Sendable {
  /// The identifier by which the app and the reports name it.
  public var id: String
  /// How its height is found.
  public var height: Height

  /// How a detent finds its height.
  public enum Height: Equatable, Sendable {
    /// The system's medium detent, about half of the maximum.
    case medium
    /// The system's large detent, the maximum.
    case large
    /// A fixed height inside the safe area.
    case fixed(Points)
    /// A fraction (0...1) of the maximum.
    case fraction(Double)
    /// As high as the content with its insets and the header.
    case contentHeight
    /// Resolves to nothing: never a place to rest.
    case inactive
  }

  /// Creates the detent `id` of the given height.
  public init(id: String, height: Height) {
    self.id = id
    self.height = height
  }

  /// The system's medium detent.
  public static let medium = DetentDescription(id: "medium", height: .medium)
  /// The system's large detent.
  public static let large = DetentDescription(id: "large", height: .large)
}

/// What is known of a session before its first event; what is `nil` is left out.
public struct TraceHeader: Sendable {
  /// The container in which the sheet is presented, in points.
  public struct Screen: Sendable {
    public var width: Double
    public var height: Double
    /// Device pixels per point.
    public var scale: Double?
    /// Distances from the edges that system bars and cut-outs take.
    public var safeArea: (top: Double, left: Double, bottom: Double, right: Double)?

    /// Creates a screen.
    public init(
      width: Double, height: Double, scale: Double? = nil,
      safeArea: (top: Double, left: Double, bottom: Double, right: Double)? = nil
    ) {
      self.width = width
      self.height = height
      self.scale = scale
      self.safeArea = safeArea
    }
  }

  /// A height at which the sheet rests.
  public enum Detent: Sendable {
    case medium
    case large
    /// Points that the app gives.
    case height(id: String, Double)
  }

  /// The sheet, under the names that UIKit has.
  public struct Sheet: Sendable {
    public var detents: [Detent]?
    public var selectedDetentIdentifier: String?
    public var largestUndimmedDetentIdentifier: String?
    public var prefersScrollingExpandsWhenScrolledToEdge: Bool?
    public var prefersEdgeAttachedInCompactHeight: Bool?
    public var prefersGrabberVisible: Bool?
    public var isModalInPresentation: Bool?

    /// Creates a sheet of which nothing is known.
    public init() {}
  }

  /// The scroll view in the sheet, in points.
  public struct Content: Sendable {
    public var height: Double
    public var offset: Double

    /// Creates a scroll view.
    public init(height: Double, offset: Double) {
      self.height = height
      self.offset = offset
    }
  }

  /// The session; without it, detent names it by its file.
  public var id: String?
  /// The person whose sessions belong together; a random name is enough.
  public var user: String?
  /// Names and values by which reports group sessions.
  public var labels: [(name: String, value: String)] = []
  public var screen: Screen?
  public var sheet: Sheet?
  public var content: Content?

  /// Creates a header.
  public init(screen: Screen? = nil, sheet: Sheet? = nil, content: Content? = nil) {
    self.screen = screen
    self.sheet = sheet
    self.content = content
  }
}

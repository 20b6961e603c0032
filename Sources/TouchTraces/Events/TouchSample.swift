/// What happened to a finger at a sample.
public enum TouchPhase: String, CaseIterable, Sendable, BitwiseCopyable {
  case began
  case moved
  case ended
  case cancelled
}

/// What a finger went down on.
public enum TouchTarget: String, CaseIterable, Sendable, BitwiseCopyable {
  case grabber
  case header
  case content
  case plain
  case outside
  case indicator
  case control
  case customView
  case text
  case horizontalCarousel
  case map
}

/// Names one finger from its touch-down to its lift; reused after the lift.
public struct TouchID: Hashable, Sendable, BitwiseCopyable {
  /// The number that the recording gives the finger.
  public var rawValue: Int32

  /// Creates the name of finger `rawValue`.
  public init(_ rawValue: Int32) {
    self.rawValue = rawValue
  }
}

/// One position of one finger.
public struct TouchSample: Equatable, Sendable, BitwiseCopyable {
  /// The finger.
  public var touch: TouchID
  /// What the finger did.
  public var phase: TouchPhase
  /// Distance from the container's left edge.
  public var x: Points
  /// Distance from the container's top edge.
  public var y: Points
  /// Force as the device states it, without unit; kept, never interpreted.
  public var force: Double?
  /// What a `began` sample states to be under the finger; `nil` leaves it to the hit test.
  public var target: TouchTarget?
  /// Offset of the deciding scroll view that a `began` sample states.
  public var contentOffset: Points?
  /// Content height of the deciding scroll view that a `began` sample states.
  public var contentHeight: Points?

  /// Creates a sample; the last four only matter where the recording states them.
  public init(
    touch: TouchID, phase: TouchPhase, x: Points, y: Points, force: Double? = nil,
    target: TouchTarget? = nil, contentOffset: Points? = nil, contentHeight: Points? = nil
  ) {
    self.touch = touch
    self.phase = phase
    self.x = x
    self.y = y
    self.force = force
    self.target = target
    self.contentOffset = contentOffset
    self.contentHeight = contentHeight
  }
}

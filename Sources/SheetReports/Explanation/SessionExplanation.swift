public import SheetAnalytics

/// The gestures of one session, explained.
public struct SessionExplanation: Equatable, Sendable {
  public var sessionID: String
  /// How many gestures the session has.
  public var gestureCount: Int
  /// Those that are explained, by their numbers.
  public var gestures: [GestureExplanation]

  /// Creates the explanation of a session.
  public init(sessionID: String, gestureCount: Int, gestures: [GestureExplanation]) {
    self.sessionID = sessionID
    self.gestureCount = gestureCount
    self.gestures = gestures
  }
}

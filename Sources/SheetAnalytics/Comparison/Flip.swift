/// A gesture whose outcome differs: a row of `flips.csv`.
public struct Flip: Equatable, Sendable {
  /// Its number in the session, from 1.
  public var gesture: Int
  /// Under the baseline, or as recorded; `nil` if it did not happen there.
  public var a: GestureEnd?
  /// Under the candidate, or as it is now; `nil` if it does not happen there.
  public var b: GestureEnd?
  /// When the two sheets first differed, from the session's start; `nil` where nobody looked.
  public var divergenceMicroseconds: Int64?
  /// Whether they differed under the finger, which would have reacted; `nil` where nobody looked.
  public var hasClosedLoopRisk: Bool?

  /// Creates a flip.
  public init(
    gesture: Int, a: GestureEnd?, b: GestureEnd?, divergenceMicroseconds: Int64? = nil,
    hasClosedLoopRisk: Bool? = nil
  ) {
    self.gesture = gesture
    self.a = a
    self.b = b
    self.divergenceMicroseconds = divergenceMicroseconds
    self.hasClosedLoopRisk = hasClosedLoopRisk
  }
}

public import SheetReplay
public import TouchTraces

/// One counted hand-off: a row of `handoffs.csv`.
public struct HandOffRow: Equatable, Sendable {
  /// Number of its gesture in the session, from 1.
  public var gesture: Int
  /// The crossing's sample.
  public var timeMicroseconds: Int64
  public var direction: HandOffDirection
  /// The shown edge after that sample.
  public var sheetY: Points
  /// The shown content offset after that sample; `nil` without content.
  public var contentOffset: Points?

  /// Creates a hand-off of gesture number `gesture`.
  public init(
    gesture: Int, timeMicroseconds: Int64, direction: HandOffDirection, sheetY: Points,
    contentOffset: Points?
  ) {
    self.gesture = gesture
    self.timeMicroseconds = timeMicroseconds
    self.direction = direction
    self.sheetY = sheetY
    self.contentOffset = contentOffset
  }
}

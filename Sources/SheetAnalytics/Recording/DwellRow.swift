/// One visit: a stretch of rest at one detent, a row of `dwells.csv`.
public struct DwellRow: Equatable, Sendable {
  /// Its number in the session, from 1.
  public var number: Int
  public var detent: String
  public var enterMicroseconds: Int64
  public var leaveMicroseconds: Int64
  public var enteredBy: VisitEntry
  public var leftBy: VisitExit
  /// The sheet rested there before the recording began, nobody knows how long.
  public var leftCensored = false
  /// The recording ended before the visit did.
  public var censored = false
  /// The visit before it was at the same detent.
  public var returned = false
  /// Age of the visit when it was first seen; `nil` if unknown.
  public var entryMicroseconds: Int64? = 0

  /// Creates a visit that was seen from its beginning to its end.
  public init(
    number: Int, detent: String, enterMicroseconds: Int64, leaveMicroseconds: Int64,
    enteredBy: VisitEntry, leftBy: VisitExit
  ) {
    self.number = number
    self.detent = detent
    self.enterMicroseconds = enterMicroseconds
    self.leaveMicroseconds = leaveMicroseconds
    self.enteredBy = enteredBy
    self.leftBy = leftBy
  }

  /// The observed part of the visit.
  public var dwellMicroseconds: Int64 { leaveMicroseconds - enterMicroseconds }
}

/// How a visit began; the raw value is the word in `dwells.csv`.
public enum VisitEntry: String, CaseIterable, Sendable, BitwiseCopyable {
  case start
  case present
  case handOff = "handoff"
  case expand
  case collapse
  case returned
  case programmatic
  case environment
}

/// How a visit ended; the raw value is the word in `dwells.csv`.
public enum VisitExit: String, CaseIterable, Sendable, BitwiseCopyable {
  case expand
  case collapse
  case returned
  case dismiss
  case programmatic
  case environment
  case end
}

public import SheetReplay

/// What `sessions.csv` says of a session beside its names and its status.
public struct SessionRow: Equatable, Sendable {
  /// From the session's start to its end.
  public var durationMicroseconds: Int64
  public var gestures = 0
  /// Swipes that dismissed, M01 and M02.
  public var attemptedDismissals = 0
  /// M02.
  public var refusedDismissals = 0
  public var handOffsToContent = 0
  public var handOffsToSheet = 0
  /// M04.
  public var deadDrags = 0
  /// What only a replay of the whole session can know; `nil` where each gesture stands alone.
  public var presentation: PresentationFacts?

  /// Creates the row of a session without gestures.
  public init(durationMicroseconds: Int64) {
    self.durationMicroseconds = durationMicroseconds
  }
}

/// The course of one presentation.
public struct PresentationFacts: Equatable, Sendable {
  /// The effective detent at the start, for a presented sheet at the presentation's end.
  public var firstDetent: String
  /// The effective detent at the end, for a dismissed sheet when the dismissal began.
  public var lastDetent: String
  public var outcome = SessionOutcome.openAtEnd
  /// What dismissed it; `nil` if it was not dismissed.
  public var dismissedBy: DismissalCause?
  /// Changes of the effective detent by drag, grabber or a tap on the dimming view.
  public var detentChangesUser = 0
  /// Changes of the effective detent by `select`, `set`, `detents` or `invalidate`.
  public var detentChangesProgrammatic = 0
  /// Episodes of M06.
  public var rageDrags = 0
  /// M07 and M08.
  public var regrets = 0

  /// Creates the course of a presentation that stays open at its first detent.
  public init(firstDetent: String) {
    self.firstDetent = firstDetent
    lastDetent = firstDetent
  }
}

/// How a session ended; the raw value is the word in `sessions.csv`.
public enum SessionOutcome: String, CaseIterable, Sendable, BitwiseCopyable {
  case dismissed
  case openAtEnd = "open_at_end"
}

public import TouchTraces

/// Names a detent of one engine; `SheetEngine.name(of:)` gives its identifier.
public struct DetentID: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline let index: Int16

  package init(index: Int16) {
    self.index = index
  }
}

/// Who gets the drag.
public enum Owner: String, CaseIterable, Sendable, BitwiseCopyable {
  case none
  case undecided
  case sheet
  case content
}

/// What the sheet is doing; computed from motion, touches and content, never stored.
public enum SheetPhase: String, CaseIterable, Sendable, BitwiseCopyable {
  case presenting
  case dismissing
  case dismissed
  case settling
  case sheetDrag
  case contentScroll
  case undecided
  case idle
}

/// Why an event had no effect of its own; deadlines before it have still run.
public enum Rejection: String, CaseIterable, Sendable, BitwiseCopyable {
  /// The event lies before one that was already handled.
  case timeBackwards
  /// A move, lift or cancel of a finger that is not down.
  case unknownTouch
  /// A second touch-down of a finger that is down.
  case touchAlreadyDown
  /// More fingers than an engine follows.
  case tooManyTouches
  /// An event that has no effect in the present state.
  case ignoredEvent
  /// A finger that goes down when there is no sheet.
  case noSheet
}

/// What a release was decided from; `nil` is what the decision did not look at.
public struct ReleaseDecision: Equatable, Sendable, BitwiseCopyable {
  /// The unconstrained edge that the finger asked for; `nil` if the content had the finger.
  public var u: Points?
  /// The velocity after the stale test; `nil` under the percent-driven model.
  public var velocity: PointsPerSecond?
  /// The projected end point (S02 to S05).
  public var projected: Points?

  /// Creates a decision from what it looked at.
  public init(u: Points? = nil, velocity: PointsPerSecond? = nil, projected: Points? = nil) {
    self.u = u
    self.velocity = velocity
    self.projected = projected
  }
}

/// What one event did: the answer of the engine, complete and self-contained.
public struct Step: Sendable {
  /// The event's time, or the present one if the event was rejected.
  public var time: Timestamp
  public var phaseBefore: SheetPhase
  public var phaseAfter: SheetPhase
  /// The owner after the step; `none` when no finger is down.
  public var owner: Owner
  /// The top edge shown.
  public var y: Points
  /// The content offset shown; `nil` without content.
  public var contentOffset: Points?
  /// The effective detent.
  public var detent: DetentID
  /// The rules recorded, in order of decision.
  public var rules: RuleList
  /// What happened, in order of time.
  public var records: RecordList
  /// The gesture that ended in this step; at most one can.
  public var gesture: GestureSummary?
  /// Why the event was rejected; `nil` if it was handled.
  public var rejection: Rejection?
  /// The release that this step decided.
  public var release: ReleaseDecision?
  /// Full length, in microseconds, of the sheet animation that this step started last.
  public var settle: Int64?
}

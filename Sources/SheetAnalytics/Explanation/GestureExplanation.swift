public import SheetReplay
public import TouchTraces

/// Why one gesture was decided as it was.
public struct GestureExplanation: Equatable, Sendable {
  /// The gesture as it stands in the report.
  public var row: GestureRow
  /// What was decided in its course, in order.
  public var decisions: [GestureDecision]
  /// What would have changed its outcome; `nil` if nobody looked for it.
  public var changes: OutcomeChanges?

  /// Creates the explanation of a gesture.
  public init(row: GestureRow, decisions: [GestureDecision], changes: OutcomeChanges? = nil) {
    self.row = row
    self.decisions = decisions
    self.changes = changes
  }
}

/// One decision in the course of a gesture.
public struct GestureDecision: Equatable, Sendable {
  /// Microseconds from the session's start.
  public var timeMicroseconds: Int64
  /// The rule that decided; `nil` where no rule applied.
  public var rule: Rule?
  /// What it compared.
  public var comparisons: [Comparison]

  /// Creates a decision.
  public init(timeMicroseconds: Int64, rule: Rule?, comparisons: [Comparison] = []) {
    self.timeMicroseconds = timeMicroseconds
    self.rule = rule
    self.comparisons = comparisons
  }
}

/// What became of a gesture: two of them are equal iff outcome and detent are.
public struct GestureResult: Equatable, Sendable {
  public var outcome: GestureOutcome
  /// `nil` for `dismissed` and `open`.
  public var toDetent: String?

  /// Creates a result.
  public init(outcome: GestureOutcome, toDetent: String?) {
    self.outcome = outcome
    self.toDetent = toDetent
  }
}

/// The smallest changes, each on its own, that would have changed a gesture's outcome.
public struct OutcomeChanges: Equatable, Sendable {
  /// Changes of one tuning field: numbers first, by relative size, then words.
  public var tuning: [TuningChange] = []
  /// The finger's way, stretched from its touch-down.
  public var travel: MotionChange?
  /// The pace of the last 100 ms before the lift.
  public var releaseSpeed: MotionChange?
  /// How often the gesture was replayed to find them.
  public var replays = 0

  /// Creates an empty list.
  public init() {}
}

/// Another value of one tuning field, and what it would have led to.
public struct TuningChange: Equatable, Sendable {
  public var field: String
  public var unit: TuningUnit
  public var from: JSONValue
  public var to: JSONValue
  /// Size of the change by the size of the value; `nil` for a word.
  public var relativeSize: Double?
  public var result: GestureResult

  /// Creates a change of one field.
  public init(
    field: String, unit: TuningUnit, from: JSONValue, to: JSONValue, relativeSize: Double? = nil,
    result: GestureResult
  ) {
    self.field = field
    self.unit = unit
    self.from = from
    self.to = to
    self.relativeSize = relativeSize
    self.result = result
  }
}

/// Another course of the finger, and what it would have led to.
public struct MotionChange: Equatable, Sendable {
  /// By how much travel or pace is multiplied.
  public var factor: Double
  /// The travel in pt or the velocity in pt/s as it was.
  public var from: Double
  /// What it would have been.
  public var to: Double
  public var result: GestureResult

  /// Creates a change of the finger's course.
  public init(factor: Double, from: Double, to: Double, result: GestureResult) {
    self.factor = factor
    self.from = from
    self.to = to
    self.result = result
  }
}

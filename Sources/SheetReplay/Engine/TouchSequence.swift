import TouchTraces

/// From the first finger down to the last finger up: who gets the drag.
@usableFromInline enum TouchSequence: Equatable, Sendable, BitwiseCopyable {
  /// No finger is down.
  case none
  /// Fingers are down, nothing is decided yet.
  case undecided
  /// The owner is decided; the engine's drag says what was.
  case owned
  /// The sequence has ended, but fingers are still down; their events change nothing.
  case spent
}

/// A recognised drag and all that was latched for it; valid while the sequence is owned.
struct Drag: Equatable, Sendable, BitwiseCopyable {
  /// What the app answered when the drag went below the smallest detent.
  enum Dismissal: Sendable, BitwiseCopyable {
    case unasked
    case running
    case refused
    /// The sheet knows no dismissal by a drag: nothing is asked.
    case none

    /// Whether the smallest detent holds the sheet.
    @inline(__always) var holds: Bool {
      switch self {
      case .unasked, .running: false
      case .refused, .none: true
      }
    }
  }

  var kind = Kind.none
  /// The arbitration row that decided.
  var rule = Rule.a01
  var owner = Owner.none
  /// Start position of the edge (9.3).
  var y0: Points = 0
  /// Start offset of the content, and the offset that was shown then.
  var q0: Points = 0
  var shownOffset: Points = 0
  /// How far the content that shares the finger stands below its top.
  var base: Points = 0
  /// What a late touch has to scroll before its edge counts (9.4).
  var k: Points = 0
  /// Where the content takes over.
  var cap: Points = 0
  /// The tracked y from which the translation counts.
  var originY: Points = 0
  /// The sheet takes all travel, also above `cap`.
  var takesAll = false
  /// Caught above `cap`: H01 waits until the finger was at or below it.
  var awaitsCap = false
  /// Caught below the smallest detent: the question waits until the finger was above it.
  var awaitsQuestion = false
  var dismissal = Dismissal.unasked
  /// How far past its limits its last pull led.
  var trail = FrictionTrail()
  /// `didAttempt` was logged.
  var hasAttempted = false
  /// The owner as hand-offs are counted (H03).
  var label = Owner.none
  /// The latest change of owner, which may yet be counted (H03).
  var crossing: HandOffRecord?

  enum Kind: Sendable, BitwiseCopyable {
    case none
    /// A drag outside that captures the sheet when it enters it (H05).
    case outside
    case header
    case contentOnly
    case indicator
    case law
    case lateLaw
    case percent

    var isLaw: Bool {
      switch self {
      case .law, .lateLaw: true
      case .none, .outside, .header, .contentOnly, .indicator, .percent: false
      }
    }
  }
}

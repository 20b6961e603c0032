public import TouchTraces

/// How a gesture ended; the raw value is the word in `gestures.csv`.
public enum GestureOutcome: String, CaseIterable, Sendable, BitwiseCopyable {
  case open
  case dismissed
  case cancelled
  case tapped
  case ignored
  case scrolled
  case settled
}

/// What a gesture was, as far as the engine alone can say it.
public struct GestureTraits: OptionSet, Sendable, BitwiseCopyable {
  public let rawValue: UInt16

  /// Creates traits from their bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The finger moved past the slop (R01).
  public static let recognised = GestureTraits(rawValue: 1 << 0)
  /// The sheet owned it for at least one sample.
  public static let sheetDrag = GestureTraits(rawValue: 1 << 1)
  /// It was cancelled, not lifted.
  public static let cancelled = GestureTraits(rawValue: 1 << 2)
  /// It went down on content that could scroll at that moment.
  public static let beganOnScrollableContent = GestureTraits(rawValue: 1 << 3)
  /// M01: a dismissal was begun and given up.
  public static let attemptedDismissal = GestureTraits(rawValue: 1 << 4)
  /// M02: a refused dismissal was pulled past the threshold.
  public static let refusedAttempt = GestureTraits(rawValue: 1 << 5)
  /// A refused dismissal was not pulled past the threshold.
  public static let refusedCrossing = GestureTraits(rawValue: 1 << 6)
  /// M03: the sheet came back to its detent.
  public static let returnedDrag = GestureTraits(rawValue: 1 << 7)
  /// M04: nothing moved.
  public static let deadDrag = GestureTraits(rawValue: 1 << 8)
  /// The user pulled on past the content's top and the sheet did not follow.
  public static let blockedHandOff = GestureTraits(rawValue: 1 << 9)
  /// M05: M01 to M04 or a refused crossing, without a change of detent.
  public static let failedAttempt = GestureTraits(rawValue: 1 << 10)
  /// An eligible arbitration row took it: sheet and content share the finger.
  public static let eligible = GestureTraits(rawValue: 1 << 12)
  /// The effective detent after it differs from the one before it.
  public static let changedDetent = GestureTraits(rawValue: 1 << 11)

  /// What the user did to dismiss a sheet that stayed; no literal, which would be an array first.
  static let attempts = attemptedDismissal.union(refusedAttempt).union(refusedCrossing)
  /// What makes a failed attempt of a gesture without a change of detent.
  static let failures = attempts.union(deadDrag).union(returnedDrag)
}

/// One gesture, from the first finger down to the last finger up or the cancel.
public struct GestureSummary: Equatable, Sendable, BitwiseCopyable {
  /// Touch-down of the first finger.
  public var start: Timestamp
  /// Lift of the last finger, the cancel, or the end of the recording.
  public var end: Timestamp
  /// What the first finger went down on.
  public var target: TouchTarget
  /// The primary arbitration row, E02 or P02; `nil` if never recognised.
  public var arbitration: Rule?
  /// The first owner after recognition; `nil` if never recognised.
  public var firstOwner: Owner?
  public var handOffsToContent: Int32
  public var handOffsToSheet: Int32
  /// The effective detent before recognition, or before the touch-down.
  public var fromDetent: DetentID
  /// The effective detent after the last step; `nil` for `dismissed` and `open`.
  public var toDetent: DetentID?
  /// Set iff S02, S03 or S05 was decided; under the percent-driven model only `u`.
  public var releaseY: Points?
  public var releaseVelocity: PointsPerSecond?
  public var projectedY: Points?
  public var releaseRule: Rule?
  public var outcome: GestureOutcome
  /// Largest distance of the shown edge from where it was recognised; `nil` without sheet owner.
  public var travel: Points?
  /// Largest shown overshoot; `nil` without sheet owner.
  public var overdrag: Points?
  /// The shown content offset after the last step; `nil` without content.
  public var contentOffset: Points?
  /// Full length in microseconds of the sheet animation that the last step started.
  public var settle: Int64?
  public var traits: GestureTraits

  /// Whether an eligible arbitration row took the touch; `nil` if never recognised.
  public var eligible: Bool? {
    guard traits.contains(.recognised), arbitration != nil else { return nil }
    return traits.contains(.eligible)
  }
}

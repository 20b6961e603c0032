public import SheetReplay
public import TouchTraces

/// One gesture: a row of `gestures.csv`, and what the metrics need beside it.
public struct GestureRow: Equatable, Sendable {
  /// Its number in the session, from 1.
  public var number: Int
  public var startMicroseconds: Int64
  public var endMicroseconds: Int64
  /// What the first finger went down on.
  public var target: TouchTarget
  /// Whether an eligible arbitration row took it; `nil` if never recognised.
  public var eligible: Bool?
  /// The first owner that is sheet or content, `sheet` after an outside capture; else `nil`.
  public var firstOwner: Owner?
  public var handOffsToContent = 0
  public var handOffsToSheet = 0
  public var arbitrationRule: Rule?
  public var fromDetent: String
  public var releaseY: Points?
  public var releaseVelocity: PointsPerSecond?
  public var projectedY: Points?
  public var releaseRule: Rule?
  public var toDetent: String?
  public var outcome: GestureOutcome
  public var travel: Points?
  public var overdrag: Points?
  public var contentOffset: Points?
  public var settleMicroseconds: Int64?
  public var metrics: GestureMetrics = []
  public var traits: GestureTraits = []
  /// What dismissed the sheet, if this gesture did.
  public var dismissal: DismissalCause?
  /// What a `mark` before it says that it was meant to do.
  public var intent: GestureIntent?
  /// What the device did with it, if the recording says.
  public var observed: ObservedOutcome?

  /// Creates the row of a gesture that nobody owned and that stands for no metric.
  public init(
    number: Int, startMicroseconds: Int64, endMicroseconds: Int64, target: TouchTarget,
    fromDetent: String, toDetent: String?, outcome: GestureOutcome
  ) {
    self.number = number
    self.startMicroseconds = startMicroseconds
    self.endMicroseconds = endMicroseconds
    self.target = target
    self.fromDetent = fromDetent
    self.toDetent = toDetent
    self.outcome = outcome
  }
}

extension GestureRow {
  /// The owners after `undecided`, counted hand-offs only; empty if nobody owned it.
  public var owners: [Owner] {
    guard let firstOwner else { return [] }
    let other: Owner = firstOwner == .sheet ? .content : .sheet
    return (0...(handOffsToContent + handOffsToSheet)).map { $0 % 2 == 0 ? firstOwner : other }
  }

  /// Whether the last finger lifted, as opposed to a cancel or the end of the recording.
  public var wasLifted: Bool {
    outcome != .open && !traits.contains(.cancelled)
  }

  /// Whether the replay did what the device did; `nil` where the recording does not say.
  public var agreesWithDevice: Bool? {
    switch observed {
    case nil: nil
    case .dismissed: outcome == .dismissed
    case .notDismissed: outcome != .dismissed
    case .detent(let name): outcome != .dismissed && toDetent == name
    }
  }
}

/// What a device's sheet was seen to do after a gesture.
public enum ObservedOutcome: Equatable, Sendable {
  case dismissed
  /// It stayed; nobody noted where.
  case notDismissed
  case detent(String)
}

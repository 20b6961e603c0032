/// Something in a tuning that is allowed and probably not meant.
public struct TuningWarning: Equatable, Sendable {
  /// What is wrong; the raw value is the stable name that is printed.
  public enum Kind: String, CaseIterable, Sendable {
    case slopZero = "slop-zero"
    case slopLarge = "slop-large"
    case tapNever = "tap-never"
    case velocityAlwaysZero = "velocity-always-zero"
    case velocityOutlivesRest = "velocity-outlives-rest"
    case velocityWindowSmall = "velocity-window-small"
    case flickContradiction = "flick-contradiction"
    case speedBeyondFingers = "speed-beyond-fingers"
    case speedBeyondClamp = "speed-beyond-clamp"
    case projectionBeyondScreen = "projection-beyond-screen"
    case nudgeLeaves = "nudge-leaves"
    case springRings = "spring-rings"
    case settleCutShort = "settle-cut-short"
    case settleJumps = "settle-jumps"
    case attemptAlways = "attempt-always"
    case attemptUnreachable = "attempt-unreachable"
    case dismissAlways = "dismiss-always"
    case dismissUnreachable = "dismiss-unreachable"
    case quietTimeLong = "quiet-time-long"
    case dragNever = "drag-never"
    case ownerContradiction = "owner-contradiction"
    case grabberSmall = "grabber-small"
    case rageEachFailure = "rage-each-failure"
    case windowZero = "window-zero"
    case noEffect = "no-effect"
    case detentsClose = "detents-close"
    case detentLow = "detent-low"
  }

  public var kind: Kind
  /// The fields that it is about, the one to look at first; none if it is about the scene alone.
  public var fields: [String]
  /// What is so, lower case, without full stop.
  public var text: String
  /// What to do about it.
  public var advice: String

  /// Creates a warning.
  public init(_ kind: Kind, _ fields: [String], _ text: String, advice: String) {
    self.kind = kind
    self.fields = fields
    self.text = text
    self.advice = advice
  }
}

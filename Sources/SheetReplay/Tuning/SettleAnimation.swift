public import TouchTraces

/// How the sheet moves to where a release has sent it.
public enum SettleAnimation: Equatable, Sendable, BitwiseCopyable {
  /// The spring of `springResponse` and the damping ratios.
  case spring
  /// So many seconds along a curve, whatever the way and the velocity.
  case tween(seconds: Double, TweenCurve)
  /// At the speed of the release, or at this one if it is slower.
  case travel(PointsPerSecond)
  /// As long as Android's ViewDragHelper takes, at most 0.6 s, along its curve.
  case dragHelper
}

/// How far a motion has come after a share of its time.
public enum TweenCurve: String, CaseIterable, Sendable, BitwiseCopyable {
  case linear
  /// `(t - 1)^5 + 1`.
  case easeOutQuint
  /// The cubic curve with the control points (0.4, 0) and (0.2, 1).
  case standard
  /// The cubic curve with the control points (0, 0) and (0.2, 1).
  case decelerate
  /// The cubic curve with the control points (0.32, 0.72) and (0, 1).
  case drawer
}

extension SettleAnimation: SpelledValue {
  /// Reads a spelling such as `tween(0.3,standard)`; fails if it is none.
  init?(_ text: String) {
    guard let call = SpelledCall(text) else { return nil }
    switch (call.name, call.arguments.count) {
    case ("spring", 0): self = .spring
    case ("dragHelper", 0): self = .dragHelper
    case ("travel", 1):
      guard let speed = call.numbers?.first, speed > 0 else { return nil }
      self = .travel(speed)
    case ("tween", 2):
      guard let seconds = Double(call.arguments[0]), seconds >= 0, seconds <= 10,
        let curve = TweenCurve(rawValue: call.arguments[1])
      else { return nil }
      self = .tween(seconds: seconds, curve)
    default: return nil
    }
  }

  var text: String {
    switch self {
    case .spring: "spring"
    case .tween(let seconds, let curve): "tween(\(seconds),\(curve.rawValue))"
    case .travel(let speed): "travel(\(speed))"
    case .dragHelper: "dragHelper"
    }
  }

  static let spellings = ["spring", "tween(SECONDS,CURVE)", "travel(SPEED)", "dragHelper"]

  static let examples: [SettleAnimation] = [
    .spring, .tween(seconds: 0.3, .standard), .travel(1600), .dragHelper,
  ]
}

import TouchTraces

/// What moves the sheet; one of the three coordinates of the engine's state.
enum SheetMotion: Equatable, Sendable, BitwiseCopyable {
  /// The sheet rests where the selection or the keyboard holds it.
  case rest
  /// A finger holds the sheet.
  case dragged
  case settling
  case presenting
  case dismissing(DismissalCause)
  case dismissed

  /// Whether the engine's animation runs.
  var isAnimated: Bool {
    switch self {
    case .settling, .presenting, .dismissing: true
    case .rest, .dragged, .dismissed: false
    }
  }
}

/// A motion of the sheet in closed form, from the shown edge to a target; valid while the sheet's
/// motion is animated.
struct SheetAnimation: Equatable, Sendable, BitwiseCopyable {
  enum Curve: Equatable, Sendable, BitwiseCopyable {
    case spring(Spring)
    /// Even speed over so many seconds, from a distance to 0.
    case linear(distance: Points, seconds: Double)
    /// So many seconds along a curve, from a distance to 0.
    case tween(Tween, distance: Points, seconds: Double)
  }

  var start = Timestamp.zero
  var end = Timestamp.zero
  var target: Points = 0
  var curve = Curve.linear(distance: 0, seconds: 0)
  /// What started it.
  var cause = MotionCause.traceStart

  /// The edge and its velocity at `time`, which must not lie before the start.
  func state(at time: Timestamp) -> (y: Points, v: PointsPerSecond) {
    guard time < end else { return (target, 0) }
    let t = Double(time.since(start)) / 1e6
    switch curve {
    case .spring(let spring):
      let (x, v) = spring.state(at: t)
      return (target + x, v)
    case .linear(let distance, let seconds):
      guard seconds > 0 else { return (target, 0) }
      return (target + distance * (1 - t / seconds), -(distance / seconds))
    case .tween(let tween, let distance, let seconds):
      guard seconds > 0 else { return (target, 0) }
      let (way, slope) = tween.state(at: t / seconds)
      return (target + distance * (1 - way), -(distance * slope / seconds))
    }
  }

  /// Full length in microseconds.
  var length: Int64 { end.since(start) }
}

/// What moves the content; it runs beside any motion of the sheet.
enum ContentMotion: Equatable, Sendable, BitwiseCopyable {
  case still
  case dragged
  /// It decelerates or bounces, as the engine's content animation says.
  case animated
}

extension Timestamp {
  /// Later than any deadline.
  static let never = Timestamp(microseconds: .max)
}

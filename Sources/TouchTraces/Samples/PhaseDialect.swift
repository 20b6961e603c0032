/// What the numbers of a recording mean that stand for phases.
enum PhaseDialect: Sendable {
  /// `MotionEvent` of Android: 0 down, 1 up, 2 move, 3 cancel, 5 and 6 for further fingers.
  case android
  /// `UITouch.Phase`: 0 began, 1 moved, 2 stationary, 3 ended, 4 cancelled.
  case uiTouch
  /// `UIGestureRecognizer.State`: 1 began, 2 changed, 3 ended, 4 cancelled, 5 failed.
  case gestureState
  /// `PointerChange` of Flutter: 4 down, 5 move, 6 up, 0 cancel.
  case flutter

  /// Whose numbers they are, for people.
  var owner: String {
    switch self {
    case .android: "Android's MotionEvent"
    case .uiTouch: "UITouch"
    case .gestureState: "UIGestureRecognizer"
    case .flutter: "Flutter's PointerChange"
    }
  }

  /// The dialect in which a recording's numbers make sense.
  ///
  /// - Parameters:
  ///   - first: The first number of the recording.
  ///   - counts: How often each number from 0 occurs.
  init(first: UInt8, counts: [Int]) {
    func count(_ number: Int) -> Int { number < counts.count ? counts[number] : 0 }
    switch first {
    case 4 where count(5) + count(6) > 0: self = .flutter
    case 1 where count(0) == 0: self = .gestureState
    default:
      let lifts = count(1)
      let isAndroid = lifts > 0 && lifts <= count(0) && count(3) < lifts
      self = isAndroid ? .android : .uiTouch
    }
  }

  /// The phase that a number means; `nil` if it is none of a touch.
  func phase(_ number: UInt8) -> TouchPhase? {
    switch (self, number) {
    case (.android, 0), (.android, 5), (.uiTouch, 0), (.gestureState, 1), (.flutter, 4): .began
    case (.android, 2), (.uiTouch, 1), (.uiTouch, 2), (.gestureState, 2), (.flutter, 5): .moved
    case (.android, 1), (.android, 6), (.uiTouch, 3), (.gestureState, 3), (.flutter, 6): .ended
    case (.android, 3), (.uiTouch, 4), (.gestureState, 4), (.gestureState, 5), (.flutter, 0):
      .cancelled
    default: nil
    }
  }
}

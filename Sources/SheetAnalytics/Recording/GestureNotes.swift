import TouchTraces

/// What a recording says about its gestures: what they were meant to do, what the device did.
struct GestureNotes: Sendable {
  /// The intent of the gesture that is open or ended last.
  private(set) var intent: GestureIntent?
  /// Whether an observation made now tells what became of the last gesture.
  private(set) var canObserve = false
  private var nextIntent: GestureIntent?
  private var isOpen = false

  /// Takes note of an intent: it labels the next gesture that begins.
  mutating func note(_ intent: GestureIntent) {
    nextIntent = intent
  }

  /// Takes note of a finger that went down.
  mutating func noteTouchDown() {
    canObserve = false
    guard !isOpen else { return }
    isOpen = true
    intent = nextIntent
    nextIntent = nil
  }

  /// Takes note of the end of a gesture and says what it was meant to do.
  mutating func endGesture() -> GestureIntent? {
    isOpen = false
    canObserve = true
    return intent
  }
}

extension ObservedOutcome {
  /// The outcome that an observation after a gesture tells, if any.
  init?(_ observation: Observation) {
    switch (observation.dismissed, observation.detent) {
    case (true?, _): self = .dismissed
    case (_, let detent?): self = .detent(detent)
    case (false?, nil): self = .notDismissed
    case (nil, nil): return nil
    }
  }
}

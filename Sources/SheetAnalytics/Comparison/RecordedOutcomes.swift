/// Compares the outcomes of now with recorded ones, gesture by gesture.
package struct RecordedOutcomes: Sendable {
  /// A gesture of a session.
  package struct Key: Hashable, Sendable {
    package var sessionID: String
    /// From 1.
    package var gesture: Int

    /// Creates the key of a gesture.
    package init(sessionID: String, gesture: Int) {
      self.sessionID = sessionID
      self.gesture = gesture
    }
  }

  private var recorded: [Key: GestureEnd]
  private var isSeen: Set<Key> = []
  private var flips: [(key: Key, flip: Flip)] = []

  /// Begins to compare with `recorded` outcomes.
  package init(_ recorded: [Key: GestureEnd]) {
    self.recorded = recorded
  }

  /// How many gestures were recorded, are there now, or both.
  package var compared: Int { recorded.count + isSeen.count { recorded[$0] == nil } }

  /// Takes note of a gesture of now.
  package mutating func note(_ end: GestureEnd, at key: Key) {
    isSeen.insert(key)
    let before = recorded[key]
    if let before, before.isSameOutcome(as: end) { return }
    flips.append((key, Flip(gesture: key.gesture, a: before, b: end)))
  }

  /// The gestures that differ, are new or are gone; in no order.
  package var differences: [(key: Key, flip: Flip)] {
    let gone = recorded.filter { !isSeen.contains($0.key) }
    return flips + gone.map { ($0.key, Flip(gesture: $0.key.gesture, a: $0.value, b: nil)) }
  }
}

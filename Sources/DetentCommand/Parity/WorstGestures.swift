import SheetAnalytics

/// Where a session comes from, which is known before its id is.
struct SessionOrigin: Hashable, Sendable {
  /// The path below the argument.
  var source: String
  /// CRC-32 of the file.
  var checksum: UInt32
  /// Its number in the file.
  var number: Int
}

/// The gestures that tunings agree on least, of all that were offered in any order.
struct WorstGestures: Sendable {
  /// One of them, before its session has an id.
  struct Entry: Sendable {
    var origin: SessionOrigin
    /// The presentation of the recording, from 1.
    var presentation: Int
    var gesture: ParityGesture
    var spread: ParitySpread
  }

  /// How many are kept; chosen by us.
  static let capacity = 100

  private var kept: [Entry] = []

  /// Those that were kept, worst first, then by where they come from.
  var entries: [Entry] { Array(Self.sorted(kept).prefix(Self.capacity)) }

  /// Takes the gestures of a presentation into account.
  mutating func offer(_ presentation: ParityPresentation, from origin: SessionOrigin) {
    for gesture in presentation.gestures {
      let spread = gesture.spread
      guard spread.outcomes > 1 else { continue }
      kept.append(
        Entry(
          origin: origin, presentation: presentation.number, gesture: gesture, spread: spread))
    }
    if kept.count >= 4 * Self.capacity { kept = entries }
  }

  private static func sorted(_ entries: [Entry]) -> [Entry] {
    entries.sorted { first, second in
      guard first.spread == second.spread else { return first.spread > second.spread }
      guard first.origin.source == second.origin.source else {
        return SortKey(first.origin.source) < SortKey(second.origin.source)
      }
      let (a, b) = (first.origin, second.origin)
      return (a.checksum, a.number, first.presentation, first.gesture.number)
        < (b.checksum, b.number, second.presentation, second.gesture.number)
    }
  }
}

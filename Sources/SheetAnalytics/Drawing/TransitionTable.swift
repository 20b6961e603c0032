import SheetReplay

/// How often gestures took the sheet from one detent to another, or dismissed it.
///
/// Counts of integers: tables of parts add up to that of the whole.
package struct TransitionTable: Equatable, Sendable {
  /// From a detent to where a gesture left the sheet.
  package struct Way: Hashable, Sendable {
    package var from: ByteText
    package var to: GestureTarget

    /// Creates a way.
    package init(from: ByteText, to: GestureTarget) {
      self.from = from
      self.to = to
    }
  }

  private var counts: [Way: Int64] = [:]

  /// Creates an empty table.
  package init() {}

  /// Counts a gesture that moved the sheet, or that dragged it and let it come back.
  package mutating func add(_ gesture: GestureRow) {
    let from = ByteText(text: gesture.fromDetent)
    switch gesture.outcome {
    case .open, .ignored: break
    case .dismissed: add(1, Way(from: from, to: .dismissed))
    case .settled, .scrolled, .tapped, .cancelled:
      guard let detent = gesture.toDetent else { return }
      guard gesture.outcome == .settled || detent != gesture.fromDetent else { return }
      add(1, Way(from: from, to: .detent(ByteText(text: detent))))
    }
  }

  /// Counts `count` more gestures that went `way`.
  package mutating func add(_ count: Int64, _ way: Way) {
    counts[way, default: 0] += count
  }

  /// Adds the counts of another part.
  package mutating func merge(_ other: TransitionTable) {
    for (way, count) in other.counts { add(count, way) }
  }

  /// The ways with their counts, by where they begin, then where they end.
  package var ways: [(way: Way, count: Int64)] {
    counts.map { (way: $0.key, count: $0.value) }.sorted {
      ($0.way.from, $0.way.to) < ($1.way.from, $1.way.to)
    }
  }
}

/// One gesture under several tunings.
public struct ParityGesture: Equatable, Sendable {
  /// An outcome, and the tunings that give it.
  public struct Outcome: Equatable, Sendable {
    /// How it ended under the first of the tunings; `nil` if it did not happen there.
    public var end: GestureEnd?
    /// The places of the tunings, ascending.
    public var tunings: [Int]
  }

  /// Its number in the session, from 1.
  public var number: Int
  /// How it ended under each tuning; `nil` where it did not happen.
  public var ends: [GestureEnd?]
  /// Whether under a tuning of another outcome the finger met another sheet than the baseline's.
  public var isAtRisk: Bool

  /// Creates a gesture with its end under each tuning.
  public init(number: Int, ends: [GestureEnd?], isAtRisk: Bool = false) {
    self.number = number
    self.ends = ends
    self.isAtRisk = isAtRisk
  }

  /// The distinct outcomes, in the order of the first tunings that give them.
  public var outcomes: [Outcome] {
    var outcomes: [Outcome] = []
    for (place, end) in ends.enumerated() {
      if let known = outcomes.firstIndex(where: { Self.isSame($0.end, end) }) {
        outcomes[known].tunings.append(place)
      } else {
        outcomes.append(Outcome(end: end, tunings: [place]))
      }
    }
    return outcomes
  }

  /// How far the tunings are from agreeing.
  package var spread: ParitySpread {
    let sizes = outcomes.map(\.tunings.count)
    let agreeing = sizes.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
    return ParitySpread(
      outcomes: sizes.count, pairs: ends.count * (ends.count - 1) / 2 - agreeing)
  }

  private static func isSame(_ a: GestureEnd?, _ b: GestureEnd?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.isSameOutcome(as: b)
  }
}

/// How far tunings are from agreeing on a gesture: by distinct outcomes, then by differing pairs.
package struct ParitySpread: Comparable, Sendable {
  package var outcomes: Int
  /// Pairs of tunings whose outcomes differ.
  package var pairs: Int

  /// Creates a spread.
  package init(outcomes: Int, pairs: Int) {
    self.outcomes = outcomes
    self.pairs = pairs
  }

  package static func < (left: ParitySpread, right: ParitySpread) -> Bool {
    (left.outcomes, left.pairs) < (right.outcomes, right.pairs)
  }
}

extension ParityGesture {
  /// The gestures of one recording under a baseline and under other tunings.
  ///
  /// - Parameter recordings: The recording under the baseline and each of the others.
  /// - Returns: Every gesture of the baseline's replay, by presentation.
  package static func presentations(of recordings: [PairedRecording]) -> [[ParityGesture]] {
    guard let first = recordings.first else { return [] }
    var presentations = first.a.map { _ in [ParityGesture]() }
    for (place, pair) in first.pairs.enumerated() {
      let pairs = recordings.map { $0.pairs[place] }
      presentations[pair.presentation - 1].append(
        ParityGesture(
          number: pair.a.number,
          ends: [GestureEnd(pair.a)] + pairs.map { $0.b.map { GestureEnd($0) } },
          isAtRisk: pairs.contains { $0.isFlip && $0.validity != .sound }))
    }
    return presentations
  }
}

/// How much went wrong in a session: first rage, then refusals, then dead drags, then regrets.
package struct SessionTrouble: Equatable, Sendable {
  private let counts: [Int]

  /// The trouble of `session`.
  package init(_ session: SessionRow) {
    counts = [
      session.presentation?.rageDrags ?? 0, session.refusedDismissals, session.deadDrags,
      session.presentation?.regrets ?? 0,
    ]
  }

  private init(counts: [Int]) {
    self.counts = counts
  }

  /// Nothing went wrong.
  package static let none = SessionTrouble(counts: [0, 0, 0, 0])
}

extension SessionTrouble: Comparable {
  package static func < (left: SessionTrouble, right: SessionTrouble) -> Bool {
    left.counts.lexicographicallyPrecedes(right.counts)
  }
}

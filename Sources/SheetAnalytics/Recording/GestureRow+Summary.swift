package import SheetReplay
package import TouchTraces

extension GestureRow {
  /// Creates the row of a gesture as the engine sums it up.
  ///
  /// - Parameters:
  ///   - summary: The engine's account.
  ///   - number: Its number in the session, from 1.
  ///   - origin: The session's start.
  ///   - detents: Where the names of its detents stand.
  package init(
    _ summary: GestureSummary, number: Int, origin: Timestamp,
    detents: borrowing some DetentDirectory
  ) {
    var toDetent: String?
    if let detent = summary.toDetent { toDetent = detents.name(of: detent) }
    self.init(
      number: number, startMicroseconds: summary.start.since(origin),
      endMicroseconds: summary.end.since(origin), target: summary.target,
      fromDetent: detents.name(of: summary.fromDetent), toDetent: toDetent,
      outcome: summary.outcome)
    eligible = summary.eligible
    firstOwner = summary.firstOwner.flatMap(Self.counted)
    handOffsToContent = Int(summary.handOffsToContent)
    handOffsToSheet = Int(summary.handOffsToSheet)
    arbitrationRule = summary.arbitration
    releaseY = summary.releaseY
    releaseVelocity = summary.releaseVelocity
    projectedY = summary.projectedY
    releaseRule = summary.releaseRule
    travel = summary.travel
    overdrag = summary.overdrag
    contentOffset = summary.contentOffset
    settleMicroseconds = summary.settle
    metrics = GestureMetrics(summary.traits)
    traits = summary.traits
  }

  private static func counted(_ owner: Owner) -> Owner? {
    switch owner {
    case .sheet, .content: owner
    case .none, .undecided: nil
    }
  }
}

extension GestureMetrics {
  /// The metrics that the engine alone can say.
  package init(_ traits: GestureTraits) {
    self = []
    if traits.contains(.attemptedDismissal) { insert(.attemptedDismissal) }
    if traits.contains(.refusedAttempt) { insert(.refusedAttempt) }
    if traits.contains(.returnedDrag) { insert(.returnedDrag) }
    if traits.contains(.deadDrag) { insert(.deadDrag) }
    if traits.contains(.refusedCrossing) { insert(.refusedCrossing) }
    if traits.contains(.blockedHandOff) { insert(.blockedHandOff) }
  }
}

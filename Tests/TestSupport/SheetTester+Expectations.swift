package import SheetReplay
package import Testing
package import TouchTraces

/// What a test expects of the sheet now; lists are compared with what came since the last
/// expectation of the same name.
extension SheetTester {
  /// Expects the shown top edge.
  package func expect(y: Points, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(abs(last.y - y) <= 1e-6, "the edge is at \(last.y)", sourceLocation: sourceLocation)
  }

  /// Expects the shown content offset.
  package func expect(offset: Points, sourceLocation: SourceLocation = #_sourceLocation) {
    let shown = last.contentOffset ?? .nan
    #expect(
      abs(shown - offset) <= 1e-6, "the content is at \(shown)", sourceLocation: sourceLocation)
  }

  /// Expects a sheet that has the detent and rests at its position.
  package func expect(detent: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(engine.name(of: last.detent) == detent, sourceLocation: sourceLocation)
    #expect(last.phaseAfter == .idle, sourceLocation: sourceLocation)
  }

  /// Expects what the sheet is doing.
  package func expect(phase: SheetPhase, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(last.phaseAfter == phase, sourceLocation: sourceLocation)
  }

  /// Expects who has the finger.
  package func expect(owner: Owner, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(last.owner == owner, sourceLocation: sourceLocation)
  }

  /// Expects how much the outside is dimmed.
  package func expect(dim: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    let shown = engine.dimFraction
    #expect(
      abs(shown - dim) <= 1e-6, "the outside is dimmed by \(shown)",
      sourceLocation: sourceLocation)
  }

  /// Expects the callbacks, such as `didChange(large)`, in order.
  package mutating func expectCallbacks(
    _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(callbacks == expected, sourceLocation: sourceLocation)
    callbacks.removeAll()
  }

  /// Expects the recorded rules in order of first use.
  package mutating func expectRules(
    _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(rules == expected, sourceLocation: sourceLocation)
    rules.removeAll()
  }

  /// Expects the counted hand-offs in order.
  package mutating func expectHandOffs(
    _ expected: HandOffDirection..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(handOffs == expected, sourceLocation: sourceLocation)
    handOffs.removeAll()
  }

  /// Expects the visits, such as `medium after release` and `left by sheetDrag`, in order.
  package mutating func expectVisits(
    _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(visits == expected, sourceLocation: sourceLocation)
    visits.removeAll()
  }

  /// Expects the metrics of the latest gesture.
  package func expect(
    traits: GestureTraits, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let metrics: GestureTraits = [
      .attemptedDismissal, .refusedAttempt, .refusedCrossing, .returnedDrag, .deadDrag,
      .blockedHandOff,
    ]
    #expect(
      gestures.last?.traits.intersection(metrics) == traits, sourceLocation: sourceLocation)
  }
}

import SheetReplay

/// Explains recorded gestures.
package enum GestureExplainer {
  /// How much is looked into.
  package enum Depth: Sendable {
    /// What was decided and what was compared.
    case decisions
    /// Also what would have changed the outcome.
    case changes
  }

  /// Says why `gesture` was decided as it was.
  package static func explanation(
    of gesture: RecordedGesture, depth: Depth
  ) -> GestureExplanation {
    GestureExplanation(
      row: gesture.row, decisions: GestureProbe.decisions(of: gesture),
      changes: depth == .changes ? OutcomeSearch.changes(of: gesture) : nil)
  }
}

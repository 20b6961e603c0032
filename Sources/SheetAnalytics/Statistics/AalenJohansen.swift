/// The share of visits that ended in each way up to a time.
package struct ExitShares: Equatable, Sendable {
  /// Microseconds since the visits began.
  package let time: Int64
  /// The share that has not ended; with the four others it makes 1.
  package let survival: Double
  package let expanded: Double
  package let collapsed: Double
  package let dismissed: Double
  package let programmatic: Double
}

/// The Aalen-Johansen estimate of how visits end.
///
/// Ends of one cause are no censoring for the others:
/// one minus a survival curve per cause would overstate each of them.
package enum AalenJohansen {
  /// The shares after each drop of `curve`.
  package static func shares(_ curve: SurvivalCurve) -> [ExitShares] {
    var rows: [ExitShares] = []
    var before = 1.0
    var expanded = 0.0
    var collapsed = 0.0
    var dismissed = 0.0
    var programmatic = 0.0
    var moments = curve.moments.lazy.filter { $0.events > 0 }.makeIterator()
    for step in curve.steps {
      guard let moment = moments.next() else { break }
      let weight = before / Double(step.atRisk)
      expanded += weight * Double(moment.expanded)
      collapsed += weight * Double(moment.collapsed)
      dismissed += weight * Double(moment.dismissed)
      programmatic += weight * Double(moment.programmatic)
      rows.append(
        ExitShares(
          time: step.time, survival: step.survival, expanded: expanded, collapsed: collapsed,
          dismissed: dismissed, programmatic: programmatic))
      before = step.survival
    }
    return rows
  }
}

package import SheetAnalytics
import SheetReplay

/// The same gestures under several tunings: what every output is a pure function of.
package struct Parity: Sendable {
  /// A gesture that tunings do not agree on.
  package struct Offender: Equatable, Sendable {
    package var sessionID: String
    package var gesture: ParityGesture
    /// For each of its outcomes the command that says why.
    package var explanations: [String]

    /// Creates an offender.
    package init(sessionID: String, gesture: ParityGesture, explanations: [String]) {
      self.sessionID = sessionID
      self.gesture = gesture
      self.explanations = explanations
    }
  }

  /// One outcome of an offender.
  package struct OutcomeRow: Equatable, Sendable {
    package var gesture: Int
    /// How many distinct outcomes the gesture has.
    package var outcomes: Int
    package var outcome: ParityGesture.Outcome
    /// The names of the tunings that give it.
    package var tunings: [String]
    package var explanation: String

    /// Why the rule decides so; `nil` where no rule did.
    package var reason: String? {
      guard let id = outcome.end?.rule else { return nil }
      return Rule.allCases.first { $0.id == id }?.reason
    }
  }

  /// The names of the tunings; the sheet between gestures is that of the first.
  package var tunings: [String]
  package var tally: ParityTally
  /// Those that tunings agree on least, worst first.
  package var offenders: [Offender]

  /// Creates what a comparison has come to.
  package init(tunings: [String], tally: ParityTally, offenders: [Offender]) {
    self.tunings = tunings
    self.tally = tally
    self.offenders = offenders
  }

  /// The rows of `matrix.csv`.
  package var matrix: [MatrixTable.Row] {
    tunings.indices.flatMap { a in
      tunings.indices.map { b in
        MatrixTable.Row(
          a: tunings[a], b: tunings[b], gestures: tally.gestures, differing: tally[a, b],
          share: tally.share(a, b))
      }
    }
  }

  /// The outcomes of an offender.
  func rows(of offender: Offender) -> [OutcomeRow] {
    let outcomes = offender.gesture.outcomes
    return zip(outcomes, offender.explanations).map { outcome, explanation in
      OutcomeRow(
        gesture: offender.gesture.number, outcomes: outcomes.count, outcome: outcome,
        tunings: outcome.tunings.map { tunings[$0] }, explanation: explanation)
    }
  }

  /// Writes `offenders.csv`.
  package func appendOffenders(to writer: inout CSVWriter) {
    OffendersTable.appendHeader(to: &writer)
    for offender in offenders {
      for row in rows(of: offender) {
        OffendersTable.appendRow(id: offender.sessionID, row, to: &writer)
      }
    }
  }
}

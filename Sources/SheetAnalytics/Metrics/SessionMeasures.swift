internal import SheetReplay

/// What one session adds to the metrics: a pure function of its result.
package struct SessionMeasures: Sendable {
  /// The session's counts.
  package var tallies = TallyRow()
  /// The visits that have a place on the dwell clock.
  package var visits: [ClockedVisit] = []
  /// How long the sheet was at each detent.
  package var shares: [TimeShare] = []

  /// Creates the measures of nothing.
  package init() {}

  /// Measures `result`; a rejected session has measures of zero.
  package init(_ result: borrowing SessionResult) {
    guard result.status != .rejected else { return }
    countSession(result)
    for index in result.gestures.indices { count(result.gestures[index]) }
    countRegrets(result.regrets)
    clockVisits(result.dwells)
    shares = result.timeShares
  }

  /// Measures one gesture alone.
  init(_ gesture: GestureRow) {
    count(gesture)
  }

  /// Counts one more under `tally`.
  mutating func count(_ tally: Tally, if condition: Bool = true) {
    guard condition else { return }
    tallies[tally] += 1
  }

  private mutating func countSession(_ result: borrowing SessionResult) {
    count(.sessions)
    count(.anonymousSessions, if: result.user == nil)
    let toContent = Int64(result.session.handOffsToContent)
    let toSheet = Int64(result.session.handOffsToSheet)
    tallies[.handOffsToContent] = toContent
    tallies[.handOffsToSheet] = toSheet
    tallies[.handOffs] = toContent + toSheet
    count(.sessionsToContent, if: toContent > 0)
    count(.sessionsToSheet, if: toSheet > 0)
    count(.sessionsHandedOff, if: toContent + toSheet > 0)
    guard let presentation = result.session.presentation else { return }
    switch presentation.outcome {
    case .dismissed: count(.dismissedSessions)
    case .openAtEnd: count(.censoredSessions)
    }
    tallies[.rageEpisodes] = Int64(presentation.rageDrags)
    count(.sessionsWithRage, if: presentation.rageDrags > 0)
  }

  private mutating func countRegrets(_ regrets: RegretTally) {
    tallies[.changes] = Int64(regrets.observed) + Int64(regrets.unobserved)
    tallies[.observedChanges] = Int64(regrets.observed)
    tallies[.unobservedChanges] = Int64(regrets.unobserved)
    tallies[.regrets] = Int64(regrets.undone)
  }

  private mutating func clockVisits(_ rows: [DwellRow]) {
    visits.reserveCapacity(rows.count)
    for visit in JoinedVisit.joining(rows) {
      count(.visits)
      switch visit.clocked {
      case .onClock(let clocked): visits.append(clocked)
      case .unknownOrigin: count(.unknownOriginVisits)
      case .zeroLength: count(.zeroLengthVisits)
      }
    }
  }
}

import SheetAnalytics
import SheetReplay
import SheetReports
import TouchTraces

/// A presentation lies in a record as its head, what it adds to the sums, and its rows.
extension RecordBytes {
  /// Appends a presentation.
  mutating func append(_ result: SessionResult, callbacks: RowOptions.Callbacks) {
    append(result.presentation)
    append(result.user == nil ? 0 : 1)
    if let user = result.user { append(user) }
    append(result.labels.count)
    for label in result.labels {
      append(label.name)
      append(label.value)
    }
    appendPart { part in
      part.appendOutcomes(of: result.gestures)
      part.append(SessionMeasures(result))
    }
    appendPart { part in
      part.appendCells { SessionsTable.appendCourse(result.session, to: &$0) }
      part.append(GesturesTable.self, result.gestures)
      part.append(DwellsTable.self, result.dwells)
      part.append(HandOffsTable.self, result.handOffs)
      switch callbacks {
      case .written: part.append(CallbacksTable.self, result.callbacks)
      case .leftOut: break
      }
    }
  }

  private mutating func appendOutcomes(of gestures: [GestureRow]) {
    var counts = RunCounts()
    for index in gestures.indices { counts.add(gestures[index].outcome) }
    for outcome in GestureOutcome.allCases { append(counts.gestures(outcome)) }
  }

  private mutating func append(_ measures: SessionMeasures) {
    let tallies = measures.tallies.nonzero
    append(tallies.count)
    for (tally, count) in tallies {
      append(tally.rawValue)
      append(count)
    }
    append(measures.visits.count)
    for visit in measures.visits {
      append(visit.detent)
      append(visit.entry)
      append(visit.exit)
      append(visit.cause.rawValue)
    }
    append(measures.shares.count)
    for share in measures.shares {
      append(share.detent)
      append(share.microseconds)
    }
  }
}

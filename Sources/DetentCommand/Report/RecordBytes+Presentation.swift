import SheetAnalytics
import SheetReplay
import SheetReports
import TouchTraces

/// A presentation lies in a record as its head, what it adds to the sums, and its rows.
extension RecordBytes {
  /// Appends a presentation.
  mutating func append(_ result: SessionResult, callbacks: RowOptions.Callbacks) {
    append(count: result.user == nil ? 0 : 1)
    if let user = result.user { append(user) }
    append(count: result.labels.count)
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
    for outcome in GestureOutcome.allCases { append(count: counts.gestures(outcome)) }
  }

  private mutating func append(_ measures: SessionMeasures) {
    let tallies = measures.tallies.nonzero
    append(count: tallies.count)
    for (tally, count) in tallies {
      append(count: tally.rawValue)
      append(number: count)
    }
    append(count: measures.visits.count)
    for visit in measures.visits {
      append(visit.detent)
      append(number: visit.entry)
      append(number: visit.exit)
      append(count: visit.cause.rawValue)
    }
    append(count: measures.shares.count)
    for share in measures.shares {
      append(share.detent)
      append(number: share.microseconds)
    }
  }
}

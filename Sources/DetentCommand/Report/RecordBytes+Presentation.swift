import SheetAnalytics
import SheetReplay
import SheetReports
import TouchTraces

/// The record of a session has its head, then what its presentations add to the sums, then the rows
/// of each.
extension RecordBytes {
  /// Appends the presentations of a recording.
  mutating func append(_ results: [SessionResult], callbacks: RowOptions.Callbacks) {
    if let first = results.first { appendHead(of: first) }
    let results = results.span
    appendPart { record in
      for index in results.indices { record.appendSums(of: results[index]) }
    }
    for index in results.indices {
      appendPart { $0.appendRows(of: results[index], callbacks: callbacks) }
    }
  }

  /// Appends what all presentations of a recording have in common.
  private mutating func appendHead(of result: borrowing SessionResult) {
    append(count: result.user == nil ? 0 : 1)
    if let user = result.user { append(user) }
    append(count: result.labels.count)
    for label in result.labels {
      append(label.name)
      append(label.value)
    }
  }

  /// Appends what a presentation adds to the sums.
  private mutating func appendSums(of result: borrowing SessionResult) {
    let gestures = result.gestures.span
    for outcome in GestureOutcome.allCases {
      append(count: gestures.indices.count { gestures[$0].outcome == outcome })
    }
    append(SessionMeasures(result))
  }

  /// Appends the rows of a presentation.
  private mutating func appendRows(
    of result: borrowing SessionResult, callbacks: RowOptions.Callbacks
  ) {
    let session = result.session
    appendCells { SessionsTable.appendCourse(session, to: &$0) }
    append(GesturesTable.self, result.gestures)
    append(DwellsTable.self, result.dwells)
    append(HandOffsTable.self, result.handOffs)
    switch callbacks {
    case .written: append(CallbacksTable.self, result.callbacks)
    case .leftOut: break
    }
  }

  private mutating func append(_ measures: SessionMeasures) {
    append(measures.tallies)
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

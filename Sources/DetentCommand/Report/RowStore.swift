import SheetAnalytics
import SheetReports

/// Takes what workers make of files, one after the other: sums it up and puts rows aside until
/// all session ids are known.
struct RowStore: ~Copyable {
  private(set) var tables: MetricTables
  /// How gestures ended.
  private(set) var gestureCounts = RunCounts()
  /// Rows that wait for their sessions' ids.
  private(set) var spool = RowSpool()
  /// What the page draws; empty where none is made.
  private(set) var drawn = DrawnFacts()

  init(groupBy: [String]) {
    tables = MetricTables(groupBy: groupBy)
  }

  /// Takes one file in.
  mutating func take(
    _ file: FileRecord<[PresentationRows]>
  ) throws(CommandFailure) -> FileRecord<[KeptPresentation]> {
    var kept = FileRecord<[KeptPresentation]>(like: file)
    for session in file.sessions {
      var record = SessionRecord<[KeptPresentation]>(like: session)
      if let presentations = session.payload {
        var payload: [KeptPresentation] = []
        for rows in presentations {
          payload.append(try take(rows, status: session.status, of: file, number: session.number))
          if let recording = rows.drawn, session.status != .rejected {
            let id =
              session.statedID ?? BatchInput.defaultID(source: file.source, number: session.number)
            drawn.add(
              recording,
              named: PresentationID.text(id, presentation: rows.result.presentation))
          }
        }
        record.payload = payload
      }
      kept.sessions.append(record)
    }
    return kept
  }

  private mutating func take(
    _ rows: PresentationRows, status: SessionStatus, of file: FileRecord<[PresentationRows]>,
    number: Int
  ) throws(CommandFailure) -> KeptPresentation {
    var result = rows.result
    result.status = status
    for outcome in rows.outcomes { gestureCounts.add(outcome) }
    let name = "\(file.source)\0\(number)\0\(file.checksum)"
    do throws(AccumulatorError) {
      try tables.add(rows.measures, of: result, named: name)
    } catch {
      throw .internalError(reason: "\(error)")
    }
    result.timeShares = []
    return KeptPresentation(
      result: result, gestures: try spool.keep(rows.gestures), dwells: try spool.keep(rows.dwells),
      handOffs: try spool.keep(rows.handOffs), callbacks: try spool.keep(rows.callbacks))
  }
}

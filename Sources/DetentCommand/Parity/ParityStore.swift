import SheetAnalytics
import SheetReports

/// Takes what workers make of files, one after the other: counts it and puts rows aside until all
/// session ids are known.
struct ParityStore: ~Copyable {
  private(set) var tally: ParityTally
  /// How gestures ended under the first tuning.
  private(set) var gestureCounts = RunCounts()
  private(set) var worst = WorstGestures()
  /// Rows that wait for their sessions' ids.
  private(set) var spool = RowSpool()

  init(tunings: Int) {
    tally = ParityTally(tunings: tunings)
  }

  /// Takes one file in; of its sessions the rows of each presentation are kept, in order.
  mutating func take(
    _ file: FileRecord<[ParityPresentation]>
  ) throws(CommandFailure) -> FileRecord<[SpooledRows]> {
    var kept = FileRecord<[SpooledRows]>(like: file)
    for session in file.sessions {
      var record = SessionRecord<[SpooledRows]>(like: session)
      if let presentations = session.payload, session.status != .rejected {
        let origin = SessionOrigin(
          source: file.source, checksum: file.checksum, number: session.number)
        var payload: [SpooledRows] = []
        for presentation in presentations {
          try count(presentation)
          worst.offer(presentation, from: origin)
          payload.append(try spool.keep(presentation.rows))
        }
        record.payload = payload
      }
      kept.sessions.append(record)
    }
    return kept
  }

  private mutating func count(_ presentation: ParityPresentation) throws(CommandFailure) {
    for gesture in presentation.gestures {
      if case .some(.some(let end)) = gesture.ends.first { gestureCounts.add(end.outcome) }
      do throws(AccumulatorError) {
        try tally.add(gesture)
      } catch {
        throw .internalError(reason: "\(error)")
      }
    }
  }
}

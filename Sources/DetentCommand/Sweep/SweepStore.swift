import SheetAnalytics
import SheetReports

/// Sums up what workers make of files, by tuning.
struct SweepStore {
  private(set) var tables: [MetricTables]

  init(count: Int, groupBy: [String]) {
    tables = [MetricTables](repeating: MetricTables(groupBy: groupBy), count: count)
  }

  /// Takes one file in; of its sessions nothing is kept but their number.
  mutating func take(
    _ file: FileRecord<[[SessionResult]]>
  ) throws(CommandFailure) -> FileRecord<Int> {
    var kept = FileRecord<Int>(like: file)
    for session in file.sessions {
      var record = SessionRecord<Int>(like: session)
      if let arms = session.payload, session.status != .rejected {
        record.payload = session.number
        let name = "\(file.source)\0\(session.number)\0\(file.checksum)"
        do throws(AccumulatorError) {
          for (place, results) in arms.enumerated() {
            for result in results { try tables[place].add(result, named: name) }
          }
        } catch {
          throw .internalError(reason: "\(error)")
        }
      }
      kept.sessions.append(record)
    }
    return kept
  }
}

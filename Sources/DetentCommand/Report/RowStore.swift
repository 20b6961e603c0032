import SheetAnalytics
import SheetReports

/// Takes what workers make of files, one after the other: sums it up and puts rows aside until
/// all session ids are known.
struct RowStore: ~Copyable {
  private(set) var tables: MetricTables
  /// How gestures ended.
  private(set) var gestureCounts = RunCounts()
  private var spool = Spool()

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
      result: result, gestures: try keep(rows.gestures), dwells: try keep(rows.dwells),
      handOffs: try keep(rows.handOffs), callbacks: try keep(rows.callbacks))
  }

  private mutating func keep(_ rows: RowBytes) throws(CommandFailure) -> SpooledRows {
    guard !rows.bytes.isEmpty else { return .none }
    let start = spool.count
    do throws(SystemError) {
      try spool.append(rows.bytes.span)
    } catch {
      throw error.asOutputFailure
    }
    return SpooledRows(start: start, byteCount: rows.bytes.count, ends: rows.ends)
  }

  /// The bytes of rows that were put aside.
  func bytes(of rows: SpooledRows) throws(CommandFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    do throws(SystemError) {
      while bytes.count < rows.byteCount {
        let rest = rows.byteCount - bytes.count
        let piece = try spool.bytes(at: rows.start + bytes.count, limit: rest)
        guard !piece.isEmpty else { break }
        guard piece.count < rows.byteCount else { return piece }
        bytes += piece
      }
    } catch {
      throw error.asOutputFailure
    }
    guard bytes.count == rows.byteCount else {
      throw .internalError(reason: "rows that were put aside are missing")
    }
    return bytes
  }
}

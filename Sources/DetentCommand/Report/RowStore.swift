import SheetAnalytics
import SheetReports

/// What one worker makes of its files: it puts the records of sessions aside as they end, and sums
/// them up when their file is complete, for only then it is certain which of them are used.
final class RowStore {
  private(set) var sums: ReportSums
  private let number: Int32
  private let callbacks: RowOptions.Callbacks
  private let page: RowOptions.Page
  /// The record under construction.
  private var record: RecordBytes
  private var spool = RowSpool()
  private var failure: CommandFailure?

  /// Creates the store of worker `number`.
  init(number: Int, groupBy: [String], options: RowOptions) {
    self.number = Int32(number)
    sums = ReportSums(groupBy: groupBy)
    callbacks = options.callbacks
    page = options.page
    record = RecordBytes(textCells: options.textCells)
  }

  /// Puts the record of a session aside; if that fails, `take` refuses its file.
  ///
  /// - Parameters:
  ///   - results: Its presentations.
  ///   - drawn: What the page draws of them.
  /// - Returns: Where the record lies.
  func keep(_ results: [SessionResult], drawn: [DrawnPresentation]) -> SpooledSession {
    record.clear()
    record.append(results, callbacks: callbacks)
    var place = SpooledRows.none
    do throws(CommandFailure) {
      place = try spool.keep(record.bytes.span)
    } catch {
      failure = failure ?? error
    }
    return SpooledSession(
      worker: number, presentationCount: Int32(results.count), record: place, drawn: drawn)
  }

  /// Takes a complete file in.
  func take(
    _ file: FileRecord<SpooledSession>
  ) throws(CommandFailure) -> FileRecord<SpooledSession> {
    if let failure { throw failure }
    for index in file.sessions.indices {
      guard let session = file.sessions[index].payload else { continue }
      try sumUp(session) { file.origin(ofSession: index) }
    }
    switch page {
    case .drawn: return takeDrawings(of: file)
    case .leftOut: return file
    }
  }

  /// The record of a session.
  func record(of session: SpooledSession) throws(CommandFailure) -> RecordReader {
    RecordReader(try spool.bytes(of: session.record))
  }

  private func sumUp(
    _ session: SpooledSession, named name: () -> String
  ) throws(CommandFailure) {
    let record = try record(of: session)
    do throws(AccumulatorError) {
      try sums.add(record, presentations: session.presentationCount, named: name)
    } catch {
      throw .internalError(reason: "\(error)")
    }
  }

  private func takeDrawings(of file: FileRecord<SpooledSession>) -> FileRecord<SpooledSession> {
    var file = file
    for index in file.sessions.indices {
      guard let session = file.sessions[index].payload else { continue }
      let id =
        file.sessions[index].statedID
        ?? BatchInput.defaultID(source: file.source, number: file.sessions[index].number)
      let drawn = draw(session.drawn, named: id, from: file.origin(ofSession: index))
      file.sessions[index].payload?.drawn = drawn
    }
    return file
  }

  /// Sums up what the page draws; the courses of sessions with trouble are kept.
  private func draw(
    _ presentations: [DrawnPresentation], named id: String, from origin: String
  ) -> [DrawnPresentation] {
    var troubled: [DrawnPresentation] = []
    for var presentation in presentations {
      if let recording = presentation.recording {
        sums.add(
          recording, named: PresentationID.text(id, presentation: presentation.number),
          from: origin)
      }
      presentation.recording = nil
      if SessionTrouble(presentation.course) != .none { troubled.append(presentation) }
    }
    return troubled
  }
}

extension FileRecord {
  /// A name that no session of another file has.
  fileprivate func origin(ofSession index: Int) -> String {
    "\(source)\0\(sessions[index].number)\0\(checksum)"
  }
}

/// The stores of all workers of a run.
struct RowStores: Sendable {
  private let stores: [Monitor<RowStore>]

  /// Creates stores for so many workers.
  init(count: Int, groupBy: [String], options: RowOptions) {
    stores = (0..<max(count, 1)).map { number in
      Monitor(RowStore(number: number, groupBy: groupBy, options: options))
    }
  }

  /// The store of a worker.
  subscript(worker: Int) -> Monitor<RowStore> { stores[worker] }

  /// The record of a session.
  func record(of session: SpooledSession) throws(CommandFailure) -> RecordReader {
    try stores[Int(session.worker)].update { (store) throws(CommandFailure) in
      try store.record(of: session)
    }
  }

  /// The sums of all sessions.
  func sums() throws(CommandFailure) -> ReportSums {
    var sums = stores[0].update { $0.sums }
    do throws(AccumulatorError) {
      for store in stores.dropFirst() { try sums.merge(store.update { $0.sums }) }
    } catch {
      throw .internalError(reason: "\(error)")
    }
    return sums
  }
}

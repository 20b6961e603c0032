import SheetAnalytics
import SheetReports
import TouchTraces

/// Writes the tables of a report from what was kept of a batch.
struct ReportTables {
  /// A presentation with its final id.
  private struct Row {
    let id: String
    /// The place of its session in the batch.
    let session: Int
    /// Its place among the presentations of its session.
    let place: Int
  }

  /// All files that a report may have.
  static let names = [
    SessionsTable.fileName, GesturesTable.fileName, DwellsTable.fileName, HandOffsTable.fileName,
    CallbacksTable.fileName, ProblemsTable.fileName, SummaryTable.fileName,
  ]

  private let batch: Batch<SpooledSession>
  private let rows: [Row]
  private let options: RowOptions

  init(_ batch: Batch<SpooledSession>, options: RowOptions) {
    self.batch = batch
    self.options = options
    var rows: [Row] = []
    rows.reserveCapacity(batch.sessions.count)
    for (index, session) in batch.sessions.enumerated() {
      for place in 0..<(session.record.payload?.presentationCount ?? 0) {
        let id = PresentationID.text(session.id, presentation: Int(place) + 1)
        rows.append(Row(id: id, session: index, place: Int(place)))
      }
    }
    rows.sort { SortKey($0.id) < SortKey($1.id) }
    self.rows = rows
  }

  /// Writes all tables of sessions and the problems.
  ///
  /// - Parameters:
  ///   - folder: Where they go.
  ///   - stores: What has the rows.
  ///   - labelNames: The labels that sessions have.
  /// - Throws: `CommandFailure` if a file cannot be written.
  func write(
    to folder: inout ReportFolder, from stores: RowStores, labelNames: Set<ByteText>
  ) throws(CommandFailure) {
    let labelNames = labelNames.sorted().map(\.text)
    var tables = try SessionTableFiles(folder, labelNames: labelNames, options: options)
    // The presentations of a session stand mostly one behind the other: its record is read once.
    var open: (session: Int, head: RecordHead, presentations: [RecordReader])?
    for row in rows {
      let session = batch.sessions[row.session]
      guard let spooled = session.record.payload else { continue }
      if open?.session != row.session {
        var record = try stores.record(of: spooled)
        open = (row.session, record.head(), record.presentations(spooled.presentationCount))
      }
      guard let open else { continue }
      try tables.write(
        open.presentations[row.place], id: row.id, head: open.head, session: session)
    }
    try tables.close(in: &folder)
    if options.callbacks == .leftOut { try folder.removeStale(CallbacksTable.fileName) }
    try writeProblems(to: &folder)
  }

  private func writeProblems(to folder: inout ReportFolder) throws(CommandFailure) {
    try folder.write(ProblemsTable.fileName) { (file) throws(CommandFailure) in
      var writer = CSVWriter(textCells: options.textCells)
      ProblemsTable.appendHeader(to: &writer)
      for problem in batch.problems { ProblemsTable.appendRow(problem.row, to: &writer) }
      try file.write(writer.takeBytes())
    }
  }
}

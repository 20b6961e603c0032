import SheetAnalytics
import SheetReports
import TouchTraces

/// Writes the tables of a report from what was kept of a batch.
struct ReportTables {
  /// A presentation with its final id.
  private struct Row {
    let id: String
    let source: String
    /// The person; a recording that names none is its own.
    let user: String
    let kept: KeptPresentation
  }

  /// All files that a report may have.
  static let names = [
    SessionsTable.fileName, GesturesTable.fileName, DwellsTable.fileName, HandOffsTable.fileName,
    CallbacksTable.fileName, ProblemsTable.fileName, SummaryTable.fileName,
  ]

  private let batch: Batch<[KeptPresentation]>
  private let rows: [Row]
  private let options: RowOptions

  init(_ batch: Batch<[KeptPresentation]>, options: RowOptions) {
    self.batch = batch
    self.options = options
    var rows: [Row] = []
    for session in batch.sessions {
      for kept in session.record.payload ?? [] {
        let id = PresentationID.text(session.id, presentation: kept.result.presentation)
        let user = kept.result.user ?? session.id
        rows.append(Row(id: id, source: session.source, user: user, kept: kept))
      }
    }
    self.rows = rows.sorted { SortKey($0.id) < SortKey($1.id) }
  }

  /// Writes all tables of sessions and the problems.
  func write(
    to folder: inout ReportFolder, from store: borrowing RowStore
  ) throws(CommandFailure) {
    try writeSessions(to: &folder)
    try write(GesturesTable.self, \.gestures, to: &folder, from: store)
    try write(DwellsTable.self, \.dwells, to: &folder, from: store)
    try write(HandOffsTable.self, \.handOffs, to: &folder, from: store)
    switch options.callbacks {
    case .written: try write(CallbacksTable.self, \.callbacks, to: &folder, from: store)
    case .leftOut: try folder.removeStale(CallbacksTable.fileName)
    }
    try writeProblems(to: &folder)
  }

  private func writeSessions(to folder: inout ReportFolder) throws(CommandFailure) {
    let names = Set(rows.flatMap { $0.kept.result.labels.map(\.name) })
    let labelNames = names.sorted { SortKey($0) < SortKey($1) }
    try folder.write(SessionsTable.fileName) { (file) throws(CommandFailure) in
      var writer = CSVWriter(textCells: options.textCells)
      SessionsTable.appendHeader(labelNames: labelNames, to: &writer)
      for row in rows {
        var cells = CSVWriter(textCells: options.textCells)
        var facts = SessionsTable.Row(source: row.source, result: row.kept.result)
        facts.user = row.user
        SessionsTable.appendCells(of: facts, to: &cells)
        SessionsTable.appendRow(
          id: row.id, cells: cells.takeBytes(), labels: row.kept.result.labels,
          labelNames: labelNames, to: &writer)
        try file.write(writer.takeBytes())
      }
      try file.write(writer.takeBytes())
    }
  }

  private func write<Table: SessionTable>(
    _ table: Table.Type, _ part: KeyPath<KeptPresentation, SpooledRows>,
    to folder: inout ReportFolder, from store: borrowing RowStore
  ) throws(CommandFailure) {
    try folder.write(Table.fileName) { (file) throws(CommandFailure) in
      var writer = CSVWriter(textCells: options.textCells)
      Table.appendHeader(to: &writer)
      // A row is large: only what is needed of it is copied.
      for index in rows.indices {
        let spooled = rows[index].kept[keyPath: part]
        guard spooled.byteCount > 0 else { continue }
        try store.spool.write(table, spooled, id: rows[index].id, to: &writer)
        try file.write(writer.takeBytes())
      }
      try file.write(writer.takeBytes())
    }
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

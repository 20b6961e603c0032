import SheetReports

/// Writes the files of a comparison of several tunings.
struct ParityFolder {
  private let textCells: CSVWriter.TextCells
  private var folder: ReportFolder

  /// Creates the folder, if it is missing.
  init(_ command: ParityCommand) throws(CommandFailure) {
    textCells = command.textCells
    folder = try ReportFolder(
      command.out, command: ParityCommand.name,
      names: [ParityTable.fileName, MatrixTable.fileName, OffendersTable.fileName],
      force: command.force)
  }

  /// Writes all files; the record of the run comes last.
  mutating func write(
    _ parity: Parity, _ batch: Batch<[SpooledRows]>, _ spool: borrowing RowSpool,
    record: RunRecord
  ) throws(CommandFailure) {
    try writeRows(batch, spool)
    var table = CSVWriter(textCells: textCells)
    MatrixTable.appendHeader(to: &table)
    for row in parity.matrix {
      MatrixTable.appendCells(of: row, to: &table)
      table.endRow()
    }
    try folder.write(MatrixTable.fileName, table.takeBytes())
    parity.appendOffenders(to: &table)
    try folder.write(OffendersTable.fileName, table.takeBytes())
    var record = record
    record.outputs = folder.outputs
    try folder.write(ReportFolder.recordName, Array(record.fileText.utf8))
  }

  private mutating func writeRows(
    _ batch: Batch<[SpooledRows]>, _ spool: borrowing RowSpool
  ) throws(CommandFailure) {
    var presentations: [(id: String, rows: SpooledRows)] = []
    for session in batch.sessions {
      for (place, rows) in (session.record.payload ?? []).enumerated() {
        presentations.append((PresentationID.text(session.id, presentation: place + 1), rows))
      }
    }
    presentations.sort { SortKey($0.id) < SortKey($1.id) }
    let textCells = textCells
    try folder.write(ParityTable.fileName) { (file) throws(CommandFailure) in
      var writer = CSVWriter(textCells: textCells)
      ParityTable.appendHeader(to: &writer)
      for presentation in presentations {
        let id = CSVWriter.cell(of: presentation.id, textCells)
        try spool.write(presentation.rows, id: id, to: &writer)
        try file.write(writer.takeBytes())
      }
      try file.write(writer.takeBytes())
    }
  }
}

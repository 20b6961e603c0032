import SheetReports

/// Rows of one table of one session, without the session id that leads them.
struct RowBytes: Sendable {
  let bytes: [UInt8]

  /// Encodes rows.
  init<Table: SessionTable>(
    _ table: Table.Type, _ rows: [Table.Row], textCells: CSVWriter.TextCells
  ) {
    var record = RecordBytes(textCells: textCells)
    if !rows.isEmpty { record.append(table, rows) }
    bytes = record.bytes
  }
}

/// The place of rows in a spool.
struct SpooledRows: Sendable {
  let start: Int
  let byteCount: Int

  /// The rows of nothing.
  static let none = SpooledRows(start: 0, byteCount: 0)
}

import SheetReports

/// Rows of one table of one session, without the session id that leads them.
struct RowBytes: Sendable {
  private(set) var bytes: [UInt8] = []
  /// Where each row ends in `bytes`.
  private(set) var ends: [Int] = []

  /// Encodes rows.
  init<Table: SessionTable>(
    _ table: Table.Type, _ rows: [Table.Row], textCells: CSVWriter.TextCells
  ) {
    guard !rows.isEmpty else { return }
    ends.reserveCapacity(rows.count)
    var writer = CSVWriter(textCells: textCells)
    for row in rows {
      Table.appendCells(of: row, to: &writer)
      ends.append(writer.bytes.count)
      writer.endRow()
    }
    // A copy of the right size: what has grown has up to twice the room.
    bytes.reserveCapacity(writer.bytes.count)
    bytes += writer.bytes
  }
}

/// The place of rows in a spool.
struct SpooledRows: Sendable {
  let start: Int
  let byteCount: Int
  let ends: [Int]

  /// The rows of nothing.
  static let none = SpooledRows(start: 0, byteCount: 0, ends: [])
}

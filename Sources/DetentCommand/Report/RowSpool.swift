import SheetReports

/// Rows of sessions that are put aside until all session ids are known.
struct RowSpool: ~Copyable {
  private var spool = Spool()

  /// Puts rows aside.
  mutating func keep(_ rows: RowBytes) throws(CommandFailure) -> SpooledRows {
    guard !rows.bytes.isEmpty else { return .none }
    let start = spool.count
    do throws(SystemError) {
      try spool.append(rows.bytes.span)
    } catch {
      throw error.asOutputFailure
    }
    return SpooledRows(start: start, byteCount: rows.bytes.count, ends: rows.ends)
  }

  /// Writes rows that were put aside, each behind the `id` of their session.
  func write<Table: SessionTable>(
    _ table: Table.Type, _ rows: SpooledRows, id: String, to writer: inout CSVWriter
  ) throws(CommandFailure) {
    guard rows.byteCount > 0 else { return }
    let bytes = try bytes(of: rows)
    var start = 0
    for end in rows.ends {
      Table.appendRow(id: id, cells: bytes[start..<end], to: &writer)
      start = end + 1
    }
  }

  private func bytes(of rows: SpooledRows) throws(CommandFailure) -> [UInt8] {
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

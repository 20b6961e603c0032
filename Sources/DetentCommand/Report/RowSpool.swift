import SheetReports

/// Rows of sessions that are put aside until all session ids are known.
struct RowSpool: ~Copyable {
  private var spool = Spool(memoryLimit: memoryLimit)

  /// Bytes that stay in memory; chosen by us, more than the sessions of most files come to.
  private static let memoryLimit = 256 * 1024

  /// Puts rows aside.
  mutating func keep(_ rows: RowBytes) throws(CommandFailure) -> SpooledRows {
    try keep(rows.bytes.span)
  }

  /// Puts a record aside.
  mutating func keep(_ bytes: Span<UInt8>) throws(CommandFailure) -> SpooledRows {
    guard !bytes.isEmpty else { return .none }
    let start = spool.count
    do throws(SystemError) {
      try spool.append(bytes)
    } catch {
      throw error.asOutputFailure
    }
    return SpooledRows(start: start, byteCount: bytes.count)
  }

  /// Writes rows that were put aside, each behind the cell of their session's `id`.
  func write(
    _ rows: SpooledRows, id: [UInt8], to writer: inout CSVWriter
  ) throws(CommandFailure) {
    guard rows.byteCount > 0 else { return }
    var reader = RecordReader(try bytes(of: rows))
    reader.writeRows(id: id, to: &writer)
  }

  /// The bytes of a record or of rows.
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

import SheetReports
import TouchTraces

/// Numbers, texts and rows one behind the other, to be put aside and read again by `RecordReader`.
struct RecordBytes {
  private(set) var bytes: [UInt8] = []
  private let textCells: CSVWriter.TextCells

  init(textCells: CSVWriter.TextCells) {
    self.textCells = textCells
  }

  mutating func append(number: Int64) {
    bytes.append(signed: number)
  }

  mutating func append(count: Int) {
    bytes.append(variable: UInt64(count))
  }

  /// Appends bytes behind their number.
  mutating func append(_ part: Span<UInt8>) {
    append(count: part.count)
    bytes.append(copying: part)
  }

  mutating func append(_ text: String) {
    append(text.utf8.span)
  }

  /// Appends what `body` appends, behind its length.
  mutating func appendPart(_ body: (inout RecordBytes) -> Void) {
    var part = RecordBytes(textCells: textCells)
    body(&part)
    append(part.bytes.span)
  }

  /// Appends the cells of a row.
  mutating func appendCells(_ body: (inout CSVWriter) -> Void) {
    var writer = CSVWriter(textCells: textCells)
    body(&writer)
    append(writer.bytes.span)
  }

  /// Appends rows, without the session id that leads them.
  mutating func append<Table: SessionTable>(_ table: Table.Type, _ rows: [Table.Row]) {
    append(count: rows.count)
    guard !rows.isEmpty else { return }
    var writer = CSVWriter(textCells: textCells)
    for index in rows.indices {
      Table.appendCells(of: rows[index], to: &writer)
      append(writer.bytes.span)
      writer.clear()
    }
  }
}

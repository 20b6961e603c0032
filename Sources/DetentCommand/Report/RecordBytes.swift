import SheetAnalytics
import SheetReports
import TouchTraces

/// Numbers, texts and rows one behind the other, to be put aside and read again by `RecordReader`.
struct RecordBytes {
  /// Has all bytes: it builds the cells of rows where they stay, behind what is there.
  private var writer: CSVWriter

  init(textCells: CSVWriter.TextCells) {
    writer = CSVWriter(textCells: textCells)
  }

  var bytes: [UInt8] { writer.bytes }

  /// Forgets everything and keeps the room for more.
  mutating func clear() {
    writer.clear()
  }

  mutating func append(number: Int64) {
    writer.bytes.append(signed: number)
  }

  mutating func append(count: Int) {
    writer.bytes.append(variable: UInt64(count))
  }

  mutating func append(_ tallies: TallyRow) {
    tallies.append(to: &writer.bytes)
  }

  mutating func append(_ text: String) {
    let text = text.utf8.span
    append(count: text.count)
    writer.bytes.append(copying: text)
  }

  /// Appends what `body` appends, behind its length.
  mutating func appendPart(_ body: (inout RecordBytes) -> Void) {
    let start = writer.bytes.count
    writer.bytes.append(addingCapacity: RecordReader.lengthSize) {
      $0.append(repeating: 0, count: RecordReader.lengthSize)
    }
    let first = writer.bytes.count
    body(&self)
    let length = writer.bytes.count - first
    for place in 0..<RecordReader.lengthSize {
      writer.bytes[start + place] = UInt8(truncatingIfNeeded: length &>> (8 * place))
    }
  }

  /// Appends the cells of a row.
  mutating func appendCells(_ body: (inout CSVWriter) -> Void) {
    appendPart { record in
      record.writer.beginRow()
      body(&record.writer)
    }
  }

  /// Appends rows, without the session id that leads them.
  mutating func append<Table: SessionTable>(_ table: Table.Type, _ rows: [Table.Row]) {
    append(count: rows.count)
    for index in rows.indices {
      appendCells { Table.appendCells(of: rows[index], to: &$0) }
    }
  }
}

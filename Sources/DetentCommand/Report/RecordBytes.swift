import SheetAnalytics
import SheetReports
import TouchTraces

/// Numbers, texts and rows one behind the other, to be put aside and read again by `RecordReader`.
struct RecordBytes {
  private(set) var bytes: [UInt8] = []
  /// Builds the cells of one row after the other.
  private var row: CSVWriter

  init(textCells: CSVWriter.TextCells) {
    row = CSVWriter(textCells: textCells)
  }

  /// Forgets everything and keeps the room for more.
  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func append(number: Int64) {
    bytes.append(signed: number)
  }

  mutating func append(count: Int) {
    bytes.append(variable: UInt64(count))
  }

  /// Appends all tallies, in one piece.
  mutating func append(_ tallies: TallyRow) {
    let longest = (UInt64.bitWidth + 6) / 7
    bytes.append(addingCapacity: TallyRow.count * longest) { output in
      tallies.forEach { tally in
        var rest = UInt64(bitPattern: tally)
        while rest >= 0x80 {
          output.append(UInt8(truncatingIfNeeded: rest) | 0x80)
          rest >>= 7
        }
        output.append(UInt8(truncatingIfNeeded: rest))
      }
    }
  }

  mutating func append(_ text: String) {
    let text = text.utf8.span
    append(count: text.count)
    bytes.append(copying: text)
  }

  /// Appends other bytes, behind their number.
  mutating func append(_ part: RecordBytes) {
    append(count: part.bytes.count)
    bytes += part.bytes
  }

  /// Appends the cells of a row.
  mutating func appendCells(_ body: (inout CSVWriter) -> Void) {
    body(&row)
    append(count: row.bytes.count)
    bytes += row.bytes
    row.clear()
  }

  /// Appends rows, without the session id that leads them.
  mutating func append<Table: SessionTable>(_ table: Table.Type, _ rows: [Table.Row]) {
    append(count: rows.count)
    let rows = rows.span
    for index in rows.indices {
      appendCells { Table.appendCells(of: rows[index], to: &$0) }
    }
  }
}

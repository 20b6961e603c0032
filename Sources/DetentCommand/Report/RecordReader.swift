import SheetAnalytics
import SheetReports
import TouchTraces

/// Reads what `RecordBytes` has put together, in the same order.
struct RecordReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func count() -> Int {
    Int(truncatingIfNeeded: variable())
  }

  mutating func number() -> Int64 {
    let value = variable()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  mutating func tallies() -> TallyRow {
    var tallies = TallyRow()
    tallies.setEach { Int64(bitPattern: variable()) }
    return tallies
  }

  mutating func text() -> String {
    String(decoding: run(), as: UTF8.self)
  }

  /// Begins to read a part.
  ///
  /// - Returns: A reader that stands behind it.
  @discardableResult
  mutating func enterPart() -> RecordReader {
    let length = count()
    var next = self
    next.position += length
    return next
  }

  /// Writes the cells of a row.
  mutating func writeCells(to writer: inout CSVWriter) {
    writer.cells(run())
  }

  /// Writes the rows of a table, each behind the cell of their session's id.
  mutating func writeRows(id: [UInt8], to writer: inout CSVWriter) {
    for _ in 0..<count() { writer.row(id: id, cells: run()) }
  }

  /// Bytes behind their number.
  private mutating func run() -> ArraySlice<UInt8> {
    let length = count()
    defer { position += length }
    return bytes[position..<(position + length)]
  }

  @inline(__always) private mutating func variable() -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    var byte: UInt8
    repeat {
      byte = bytes[position]
      position += 1
      value |= UInt64(byte & 0x7F) &<< shift
      shift += 7
    } while byte >= 0x80
    return value
  }
}

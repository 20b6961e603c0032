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

  mutating func text() -> String {
    let range = part()
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Passes over bytes that stand behind their number.
  mutating func skipPart() {
    _ = part()
  }

  /// Begins to read a part.
  mutating func enterPart() {
    _ = variable()
  }

  /// Reads the cells of a row.
  mutating func cells<Answer, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let range = part()
    return try body(bytes.span.extracting(range))
  }

  /// Writes rows, each behind the `id` of their session.
  mutating func writeRows<Table: SessionTable>(
    of table: Table.Type, id: String, to writer: inout CSVWriter
  ) {
    for _ in 0..<count() {
      let range = part()
      Table.appendRow(id: id, cells: bytes.span.extracting(range), to: &writer)
    }
  }

  private mutating func part() -> Range<Int> {
    let length = count()
    defer { position += length }
    return position..<(position + length)
  }

  private mutating func variable() -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = bytes[position]
      position += 1
      value |= UInt64(byte & 0x7F) << shift
      guard byte >= 0x80 else { return value }
      shift += 7
    }
  }
}

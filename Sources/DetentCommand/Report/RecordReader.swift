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
    var next = position
    defer { position = next }
    return TallyRow(reading: bytes.span, at: &next)
  }

  mutating func text() -> String {
    String(decoding: bytes(count()), as: UTF8.self)
  }

  /// Begins to read a part.
  ///
  /// - Returns: A reader that stands behind it.
  @discardableResult
  mutating func enterPart() -> RecordReader {
    let length = length()
    var next = self
    next.position += length
    return next
  }

  /// Writes the cells of a row.
  mutating func writeCells(to writer: inout CSVWriter) {
    writer.cells(part())
  }

  /// Writes the rows of a table, each behind the cell of their session's id.
  mutating func writeRows(id: [UInt8], to writer: inout CSVWriter) {
    for _ in 0..<count() { writer.row(id: id, cells: part()) }
  }

  /// Bytes of the length of a part, enough for more than there can be.
  static let lengthSize = 5

  /// The length of a part, the lowest byte first.
  private mutating func length() -> Int {
    var length = 0
    for place in 0..<Self.lengthSize { length |= Int(bytes[position + place]) &<< (8 * place) }
    position += Self.lengthSize
    return length
  }

  /// The bytes of a part.
  private mutating func part() -> ArraySlice<UInt8> {
    bytes(length())
  }

  private mutating func bytes(_ count: Int) -> ArraySlice<UInt8> {
    defer { position += count }
    return bytes[position..<(position + count)]
  }

  private mutating func variable() -> UInt64 {
    var next = position
    defer { position = next }
    return bytes.span.variable(at: &next)
  }
}

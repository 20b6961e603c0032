import Zlib

/// Cells of a row in an output that has room for them; each is followed by a comma.
typealias CSVCells = OutputSpan<UInt8>

extension CSVCells {
  static var comma: UInt8 { UInt8(ascii: ",") }

  /// The room that a cell of an integer takes at most.
  static var integerCapacity: Int { decimalCapacity + 1 }
  /// The room that a cell of a length or of a speed takes at most.
  static var fixedCapacity: Int { FixedDecimal.capacity + 1 }
  /// The room that a cell of a word takes at most; chosen by us: the longest one, that of the ids
  /// of all metrics, takes 59.
  static var wordCapacity: Int { 64 }

  /// Writes a cell of text.
  mutating func text(_ text: String?, _ textCells: CSVWriter.TextCells) {
    if let text, !text.isEmpty { append(cell: text, textCells) }
    append(Self.comma)
  }

  /// Writes a cell of a word of ours, which needs neither quotes nor a guard.
  mutating func word(_ word: String?) {
    if let word { append(bytes: word.utf8.span) }
    append(Self.comma)
  }

  /// Writes a cell of an integer.
  mutating func integer(_ value: Int64?) {
    if let value { append(decimal: value) }
    append(Self.comma)
  }

  /// Writes a cell of an integer.
  mutating func integer(_ value: Int?) {
    integer(value.map { Int64($0) })
  }

  /// Writes a cell of a length, with three decimals.
  mutating func points(_ value: Double?) {
    if let value { FixedDecimal(value, places: .three).append(to: &self) }
    append(Self.comma)
  }

  /// Writes a cell of a speed in points per second, with one decimal.
  mutating func speed(_ value: Double?) {
    if let value { FixedDecimal(value, places: .one).append(to: &self) }
    append(Self.comma)
  }

  /// Writes a cell of `true` or `false`.
  mutating func flag(_ value: Bool?) {
    // The letters of the word, the first one in the lowest byte.
    switch value {
    case true?: append(word: 0x6575_7274, count: 4)
    case false?: append(word: 0x65_736C_6166, count: 5)
    case nil: break
    }
    append(Self.comma)
  }

  private mutating func append(cell text: String, _ textCells: CSVWriter.TextCells) {
    let bytes = text.utf8.span
    guard !CSVText.isPlain(bytes) else { return append(bytes: bytes) }
    let cell = CSVText.cell(text, textCells)
    guard CSVText.needsQuotes(cell) else { return append(bytes: cell.utf8.span) }
    append(CSVText.quote)
    for byte in cell.utf8 {
      if byte == CSVText.quote { append(CSVText.quote) }
      append(byte)
    }
    append(CSVText.quote)
  }
}

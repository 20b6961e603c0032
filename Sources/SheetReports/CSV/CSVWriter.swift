/// Builds the bytes of a table: cells by type, rows that end with LF, quoting as in RFC 4180.
///
/// Absent values are empty cells. Only text is ever quoted or guarded against formula injection;
/// a negative number stays a number.
public struct CSVWriter: Sendable {
  /// What happens to text that a spreadsheet would run as a formula.
  public enum TextCells: Sendable {
    /// It gets a leading `'`.
    case guarded
    /// It is written as it is.
    case raw
  }

  /// What has been written and not yet taken.
  public private(set) var bytes: [UInt8] = []
  private let textCells: TextCells
  private var isInRow = false

  /// Creates an empty table.
  public init(textCells: TextCells = .guarded) {
    self.textCells = textCells
  }

  /// Returns what has been written and forgets it; the row under construction goes on.
  public mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll() }
    return bytes
  }

  /// Forgets what has been written and keeps the room for more; a row begins anew.
  public mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    isInRow = false
  }

  /// Ends the row.
  public mutating func endRow() {
    bytes.append(UInt8(ascii: "\n"))
    isInRow = false
  }

  /// Writes a cell of text.
  public mutating func text(_ text: String?) {
    beginCell()
    guard let text, !text.isEmpty else { return }
    guard !CSVText.isPlain(text) else { return bytes.append(copying: text.utf8.span) }
    let cell = CSVText.cell(text, textCells)
    guard CSVText.needsQuotes(cell) else { return bytes.append(copying: cell.utf8.span) }
    bytes.append(CSVText.quote)
    for byte in cell.utf8 {
      if byte == CSVText.quote { bytes.append(CSVText.quote) }
      bytes.append(byte)
    }
    bytes.append(CSVText.quote)
  }

  /// Writes a cell of a word of ours, which needs neither quotes nor a guard.
  mutating func word(_ word: String?) {
    beginCell()
    guard let word else { return }
    bytes.append(copying: word.utf8.span)
  }

  /// Writes a cell of an integer.
  public mutating func integer(_ value: (some FixedWidthInteger)?) {
    beginCell()
    guard let value else { return }
    bytes.append(decimal: Int64(clamping: value))
  }

  /// Writes a cell of a length, with three decimals.
  public mutating func points(_ value: Double?) {
    fixed(value, places: .three)
  }

  /// Writes a cell of a speed in points per second, with one decimal.
  public mutating func speed(_ value: Double?) {
    fixed(value, places: .one)
  }

  /// Writes a cell of another number, in the shortest form that reads back.
  public mutating func number(_ value: Double?) {
    beginCell()
    guard let value else { return }
    ShortestDecimal(value).append(to: &bytes)
  }

  /// Writes a cell of `true` or `false`.
  public mutating func flag(_ value: Bool?) {
    beginCell()
    guard let value else { return }
    bytes += (value ? "true" : "false").utf8
  }

  /// Writes cells that another writer has built.
  public mutating func cells(_ cells: Span<UInt8>) {
    beginCell()
    bytes.append(copying: cells)
  }

  private mutating func fixed(_ value: Double?, places: FixedDecimal.Places) {
    beginCell()
    guard let value else { return }
    FixedDecimal(value, places: places).append(to: &bytes)
  }

  private mutating func beginCell() {
    if isInRow { bytes.append(UInt8(ascii: ",")) }
    isInRow = true
  }
}

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

  /// The bytes of a cell of text, for `row(id:cells:)`.
  public static func cell(of text: String, _ textCells: TextCells) -> [UInt8] {
    var writer = CSVWriter(textCells: textCells)
    writer.text(text)
    return writer.bytes
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
    guard let text, !text.isEmpty else { return emptyCell() }
    let bytes = text.utf8.span
    guard !CSVText.isPlain(bytes) else { return plain(bytes) }
    escaped(text)
  }

  private mutating func escaped(_ text: String) {
    let cell = CSVText.cell(text, textCells)
    guard CSVText.needsQuotes(cell) else { return plain(cell.utf8.span) }
    emptyCell()
    bytes.append(CSVText.quote)
    for byte in cell.utf8 {
      if byte == CSVText.quote { bytes.append(CSVText.quote) }
      bytes.append(byte)
    }
    bytes.append(CSVText.quote)
  }

  /// Writes a cell of a word of ours, which needs neither quotes nor a guard.
  mutating func word(_ word: String?) {
    guard let word else { return emptyCell() }
    plain(word.utf8.span)
  }

  /// Writes a cell of an integer.
  public mutating func integer(_ value: (some FixedWidthInteger)?) {
    guard let value else { return emptyCell() }
    let number = Int64(clamping: value)
    cell(upTo: OutputSpan<UInt8>.integerCapacity) { $0.append(decimal: number) }
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
    emptyCell()
    guard let value else { return }
    ShortestDecimal(value).append(to: &bytes)
  }

  /// Writes a cell of `true` or `false`.
  public mutating func flag(_ value: Bool?) {
    guard let value else { return emptyCell() }
    word(value ? "true" : "false")
  }

  /// Writes a row of cells that other writers have built: the one of the id, and those behind it.
  public mutating func row(id: [UInt8], cells: ArraySlice<UInt8>) {
    bytes += id
    bytes.append(UInt8(ascii: ","))
    bytes += cells
    endRow()
  }

  /// Writes cells that another writer has built.
  public mutating func cells(_ cells: ArraySlice<UInt8>) {
    emptyCell()
    bytes += cells
  }

  private mutating func fixed(_ value: Double?, places: FixedDecimal.Places) {
    guard let value else { return emptyCell() }
    cell(upTo: FixedDecimal.capacity) { FixedDecimal(value, places: places).append(to: &$0) }
  }

  private mutating func plain(_ text: Span<UInt8>) {
    cell(upTo: text.count) { $0.append(bytes: text) }
  }

  private mutating func emptyCell() {
    if isInRow { bytes.append(UInt8(ascii: ",")) }
    isInRow = true
  }

  /// Writes a cell in one piece.
  private mutating func cell(upTo capacity: Int, _ body: (inout OutputSpan<UInt8>) -> Void) {
    let isFirst = !isInRow
    bytes.append(addingCapacity: capacity + 1) { output in
      if !isFirst { output.append(UInt8(ascii: ",")) }
      body(&output)
    }
    isInRow = true
  }
}

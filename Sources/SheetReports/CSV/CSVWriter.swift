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
  public package(set) var bytes: [UInt8] = []
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

  /// Begins a row behind whatever has been written.
  package mutating func beginRow() {
    isInRow = false
  }

  /// Ends the row.
  public mutating func endRow() {
    bytes.append(UInt8(ascii: "\n"))
    isInRow = false
  }

  /// Writes a cell of text.
  public mutating func text(_ text: String?) {
    cells(upTo: CSVText.capacity(of: text)) { $0.text(text, $1) }
  }

  /// Writes a cell of a word of ours, which needs neither quotes nor a guard.
  mutating func word(_ word: String?) {
    cells(upTo: CSVText.capacity(of: word)) { cells, _ in cells.word(word) }
  }

  /// Writes a cell of an integer.
  public mutating func integer(_ value: (some FixedWidthInteger)?) {
    let number = value.map { Int64(clamping: $0) }
    cells(upTo: CSVCells.integerCapacity) { cells, _ in cells.integer(number) }
  }

  /// Writes a cell of a length, with three decimals.
  public mutating func points(_ value: Double?) {
    cells(upTo: CSVCells.fixedCapacity) { cells, _ in cells.points(value) }
  }

  /// Writes a cell of a speed in points per second, with one decimal.
  public mutating func speed(_ value: Double?) {
    cells(upTo: CSVCells.fixedCapacity) { cells, _ in cells.speed(value) }
  }

  /// Writes a cell of another number, in the shortest form that reads back.
  public mutating func number(_ value: Double?) {
    beginCell()
    guard let value else { return }
    ShortestDecimal(value).append(to: &bytes)
  }

  /// Writes a cell of `true` or `false`.
  public mutating func flag(_ value: Bool?) {
    cells(upTo: CSVCells.wordCapacity) { cells, _ in cells.flag(value) }
  }

  /// Writes several cells in one piece, which takes less time than one by one.
  ///
  /// - Parameters:
  ///   - capacity: The room that the cells take at most.
  ///   - body: Writes the cells, at least one.
  mutating func cells(
    upTo capacity: Int, _ body: (inout CSVCells, TextCells) -> Void
  ) {
    let (isInRow, textCells) = (isInRow, textCells)
    bytes.append(addingCapacity: capacity + 1) { output in
      if isInRow { output.append(CSVCells.comma) }
      body(&output, textCells)
      // Each cell is followed by a comma, the last one by what comes next.
      output.removeLast(1)
    }
    self.isInRow = true
  }

  /// Writes a row of cells that other writers have built: the one of the id, and those behind it.
  public mutating func row(id: [UInt8], cells: ArraySlice<UInt8>) {
    bytes += id
    bytes.append(CSVCells.comma)
    bytes += cells
    endRow()
  }

  /// Writes cells that another writer has built.
  public mutating func cells(_ cells: ArraySlice<UInt8>) {
    beginCell()
    bytes += cells
  }

  private mutating func beginCell() {
    if isInRow { bytes.append(CSVCells.comma) }
    isInRow = true
  }
}

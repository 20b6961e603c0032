/// Characters in rows and columns, each with its style.
struct PlotCanvas {
  private struct Cell {
    var character: Character = " "
    var style = TextLayout.Style.plain
  }

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  /// Creates an empty canvas.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  /// Whether nothing but the line of a detent stands at a place.
  func isFree(_ column: Int, _ row: Int) -> Bool {
    guard contains(column, row) else { return false }
    let character = cells[row * columns + column].character
    return character == " " || character == Self.detentLine
  }

  /// What a detent is drawn with.
  static let detentLine: Character = "┈"

  /// Puts a character at a place; outside of the canvas it is lost.
  mutating func put(_ character: Character, _ column: Int, _ row: Int, _ style: TextLayout.Style) {
    guard contains(column, row) else { return }
    cells[row * columns + column] = Cell(character: character, style: style)
  }

  /// Writes text from a place to the right.
  mutating func write(_ text: String, _ column: Int, _ row: Int, _ style: TextLayout.Style) {
    for (offset, character) in text.enumerated() { put(character, column + offset, row, style) }
  }

  /// The rows as lines, without blanks at their ends.
  func lines(in layout: TextLayout) -> [String] {
    (0..<rows).map { line(cells[($0 * columns)..<(($0 + 1) * columns)], in: layout) }
  }

  private func line(_ cells: ArraySlice<Cell>, in layout: TextLayout) -> String {
    var rest = cells
    while rest.last?.character == " " { rest.removeLast() }
    var line = ""
    while let first = rest.first {
      let run = rest.prefix { $0.style == first.style }
      line += layout.painted(String(run.map(\.character)), first.style)
      rest = rest.dropFirst(run.count)
    }
    return line
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    (0..<columns).contains(column) && (0..<rows).contains(row)
  }
}

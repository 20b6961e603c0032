/// Lines of text in aligned columns, for a terminal.
package struct TextTable {
  package enum Alignment {
    case left
    case right
  }

  private struct Row {
    var cells: [String]
    var style: TextLayout.Style
  }

  private let alignments: [Alignment]
  /// Columns that may be left out where there is no room, the first one first.
  private let dispensable: [Int]
  private var rows: [Row] = []

  /// Columns that are enough to break a text into; chosen by us.
  private static let leastBrokenWidth = 30
  private static let gap = 2

  /// Creates a table; the last column is never padded on its right.
  ///
  /// - Parameters:
  ///   - alignments: The columns.
  ///   - dispensable: Columns that a narrow terminal does without, the first one first.
  package init(_ alignments: [Alignment], dispensable: [Int] = []) {
    self.alignments = alignments
    self.dispensable = dispensable
  }

  package mutating func add(_ cells: [String], _ style: TextLayout.Style = .plain) {
    precondition(cells.count == alignments.count, "a row has a cell for each column")
    rows.append(Row(cells: cells.map(Self.printable), style: style))
  }

  /// The lines, however wide.
  package var lines: [String] { lines(in: .plain) }

  /// The lines as they fit a terminal: a long last column is broken, or columns are left out.
  package func lines(in layout: TextLayout) -> [String] {
    var widths = alignments.indices.map { column in
      rows.map { $0.cells[column].unicodeScalars.count }.max() ?? 0
    }
    var shown = Array(alignments.indices)
    if let columns = layout.columns { fit(&shown, &widths, into: columns) }
    return rows.flatMap { row in
      lines(of: row, shown, widths).map { layout.painted($0, row.style) }
    }
  }

  /// Leaves out columns, or narrows the last one, until a line is at most `columns` wide.
  private func fit(_ shown: inout [Int], _ widths: inout [Int], into columns: Int) {
    var rest = dispensable[...]
    while true {
      let excess = shown.map { widths[$0] + Self.gap }.reduce(-Self.gap, +) - columns
      guard excess > 0, let last = shown.last else { return }
      let width = widths[last] - excess
      if alignments[last] == .left, width >= Self.leastBrokenWidth {
        widths[last] = width
        return
      }
      guard let column = rest.popFirst() else { return }
      shown.removeAll { $0 == column }
    }
  }

  private func lines(of row: Row, _ shown: [Int], _ widths: [Int]) -> [String] {
    guard let last = shown.last else { return [] }
    let ends = TextLayout.broken(row.cells[last], at: max(1, widths[last]))
    return ends.enumerated().map { (number, end) in
      let cells = shown.map { column in
        let text = column == last ? end : number == 0 ? row.cells[column] : ""
        return padded(text, to: widths[column], alignments[column])
      }
      let line = cells.joined(separator: String(repeating: " ", count: Self.gap))
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  private func padded(_ text: String, to width: Int, _ alignment: Alignment) -> String {
    let gap = String(repeating: " ", count: max(0, width - text.unicodeScalars.count))
    return switch alignment {
    case .right: gap + text
    case .left: text + gap
    }
  }

  /// Names come from recordings: what could steer a terminal is replaced.
  package static func printable(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return text }
    let steers = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard steers else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }
}

/// Lines of text in aligned columns, for a terminal.
package struct TextTable {
  package enum Alignment {
    case left
    case right
  }

  private let alignments: [Alignment]
  private var rows: [[String]] = []

  /// Creates a table; the last column is never padded on its right.
  package init(_ alignments: [Alignment]) {
    self.alignments = alignments
  }

  package mutating func add(_ cells: [String]) {
    precondition(cells.count == alignments.count, "a row has a cell for each column")
    rows.append(cells.map(Self.printable))
  }

  package var lines: [String] {
    let widths = alignments.indices.map { column in
      rows.map { $0[column].unicodeScalars.count }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.indices.map { column in
        let gap = String(
          repeating: " ", count: widths[column] - row[column].unicodeScalars.count)
        return switch alignments[column] {
        case .right: gap + row[column]
        case .left: row[column] + gap
        }
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Names come from recordings: what could steer a terminal is replaced.
  static func printable(_ text: String) -> String {
    let steers = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard steers else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }
}

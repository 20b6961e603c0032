/// A small CSV file as rows of named cells, for test values.
package struct CSVRows: Sendable {
  package let columns: [String]
  package let rows: [[String: String]]

  /// Reads RFC 4180 text with a header line.
  package init(_ text: String) {
    var records: [[String]] = [[]]
    var cell = ""
    var isQuoted = false
    var previousWasQuote = false
    for character in text {
      if isQuoted {
        if character == "\"" {
          isQuoted = false
          previousWasQuote = true
        } else {
          cell.append(character)
        }
        continue
      }
      switch character {
      case "\"":
        if previousWasQuote { cell.append(character) }
        isQuoted = true
      case ",":
        records[records.count - 1].append(cell)
        cell = ""
      case "\n", "\r\n":
        records[records.count - 1].append(cell)
        cell = ""
        records.append([])
      default: cell.append(character)
      }
      previousWasQuote = false
    }
    if !cell.isEmpty || !(records.last?.isEmpty ?? true) {
      records[records.count - 1].append(cell)
    }
    columns = records.first ?? []
    let names = columns
    rows = records.dropFirst().filter { $0.count == names.count }.map { record in
      Dictionary(uniqueKeysWithValues: zip(names, record))
    }
  }
}

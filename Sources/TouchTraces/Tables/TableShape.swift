/// What the first lines of a text tell of it as a table.
enum TableShape {
  /// Its columns are named, a time among them.
  case named
  /// Rows of numbers, or columns without a time: which is which only the user can know.
  case unnamed
  /// It is none.
  case none

  /// Tells the shape of a text.
  ///
  /// - Parameters:
  ///   - text: The first bytes of a file.
  ///   - lines: Its first lines that are not blank.
  init(_ text: Span<UInt8>, _ lines: [Range<Int>]) {
    self = .none
    if let first = lines.first, JSONRows.begins(with: text[first.lowerBound]) {
      if Self.hasNumericLists(text) { self = .unnamed }
      return
    }
    for index in lines.indices {
      let line = text.extracting(lines[index])
      // Comments, JSON and the tables of Markdown are none of ours.
      guard !"#{[|".utf8.contains(line[0]), let separator = TableRow.separator(of: line) else {
        continue
      }
      if Self.isNumeric(line, separator) {
        self = .unnamed
        return
      }
      guard let columns = TableColumns(header: line, separator: separator) else { continue }
      if index + 1 < lines.count {
        let next = text.extracting(lines[index + 1])
        guard Self.isRow(next, columns, separator) else { continue }
      } else if separator == UInt8(ascii: " ") {
        continue
      }
      self = columns.time == nil ? .unnamed : .named
      return
    }
  }

  /// Whether JSON holds two rows of numbers, one behind the other.
  private static func hasNumericLists(_ text: Span<UInt8>) -> Bool {
    var rows = JSONRows()
    var position = 0
    var count = 0
    while let item = rows.next(text, from: &position) {
      guard case .row = item else { continue }
      count = isNumeric(rows.row.span, UInt8(ascii: ",")) ? count + 1 : 0
      if count == 2 { return true }
    }
    return false
  }

  /// Whether a line holds three numbers and little else.
  private static func isNumeric(_ line: Span<UInt8>, _ separator: UInt8) -> Bool {
    var row = TableRow()
    row.split(line, at: separator)
    let count = row.fields.count { TableNumber.double(line.extracting($0)) != nil }
    return count >= 3 && count * 2 > row.fields.count
  }

  /// Whether there are values in the columns of positions.
  private static func isRow(
    _ line: Span<UInt8>, _ columns: TableColumns, _ separator: UInt8
  ) -> Bool {
    var row = TableRow()
    row.split(line, at: separator)
    guard row.fields.count >= columns.neededCount else { return false }
    for index in [columns.x, columns.y]
    where TableNumber.read(line.extracting(row.fields[index])) == .other {
      return false
    }
    return true
  }
}

/// Reads a table as `CSVWriter` writes it: quoting as in RFC 4180, the first line names the columns.
package struct CSVReader {
  /// Why a text is no such table.
  package enum Failure: Error, Equatable {
    case noHeader
    case openQuote(line: Int)
    case wrongCount(line: Int, cells: Int, columns: Int)
    case missingColumn(String)
  }

  /// The names of the columns.
  package let names: [String]
  /// The cells of each row, as many as there are columns.
  package let rows: [[String]]

  /// Reads a table.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Throws: `Failure`; lines count from 1.
  package init(_ bytes: [UInt8]) throws(Failure) {
    var scanner = CSVScanner(bytes)
    guard let names = try scanner.nextRow() else { throw .noHeader }
    var rows: [[String]] = []
    var line = scanner.line
    while let row = try scanner.nextRow() {
      guard row.count == names.count else {
        throw .wrongCount(line: line, cells: row.count, columns: names.count)
      }
      rows.append(row)
      line = scanner.line
    }
    self.names = names
    self.rows = rows
  }

  /// The place of the column `name`.
  package func column(_ name: String) throws(Failure) -> Int {
    guard let place = names.firstIndex(of: name) else { throw .missingColumn(name) }
    return place
  }
}

extension CSVReader.Failure: CustomStringConvertible {
  /// The failure as one line, position first.
  package var description: String {
    switch self {
    case .noHeader: "the table has no header"
    case .openQuote(let line): "line \(line): a quoted cell has no end"
    case .wrongCount(let line, let cells, let columns):
      "line \(line): \(cells) cells, expected \(columns)"
    case .missingColumn(let name): "there is no column '\(name)'"
    }
  }
}

/// Cuts text into cells.
private struct CSVScanner {
  private let bytes: [UInt8]
  private var position = 0
  /// The line that comes next, from 1.
  private(set) var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The cells of the next row; `nil` at the end.
  mutating func nextRow() throws(CSVReader.Failure) -> [String]? {
    guard position < bytes.count else { return nil }
    var cells = [try nextCell()]
    while position < bytes.count, bytes[position] == UInt8(ascii: ",") {
      position += 1
      cells.append(try nextCell())
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: "\r") { position += 1 }
    if position < bytes.count { position += 1 }
    line += 1
    return cells
  }

  private mutating func nextCell() throws(CSVReader.Failure) -> String {
    guard position < bytes.count, bytes[position] == CSVText.quote else {
      let start = position
      while position < bytes.count, !Self.endsCell(bytes[position]) { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    return try nextQuotedCell()
  }

  private mutating func nextQuotedCell() throws(CSVReader.Failure) -> String {
    let start = line
    var cell: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      guard byte == CSVText.quote else {
        cell.append(byte)
        continue
      }
      guard position < bytes.count, bytes[position] == CSVText.quote else {
        while position < bytes.count, !Self.endsCell(bytes[position]) { position += 1 }
        return String(decoding: cell, as: UTF8.self)
      }
      cell.append(byte)
      position += 1
    }
    throw .openQuote(line: start)
  }

  private static func endsCell(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}

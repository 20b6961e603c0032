/// A line of a table, cut into fields.
struct TableRow: Sendable {
  /// What stands between two fields; a blank only ever once, as fields may be empty.
  static let separators = [
    UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: ","),
    UInt8(ascii: " "),
  ]

  private(set) var fields: [Range<Int>] = []

  /// The separator of a table in which `line` stands; `nil` if it is no row of so many fields.
  static func separator(of line: Span<UInt8>, fewest: Int = 3) -> UInt8? {
    var row = TableRow()
    // A comma may stand before decimals: blanks around such numbers part them.
    row.split(line, at: UInt8(ascii: " "))
    if row.fields.count >= fewest,
      row.fields.allSatisfy({ TableNumber.double(line.extracting($0)) != nil })
    {
      return UInt8(ascii: " ")
    }
    for separator in separators {
      row.split(line, at: separator)
      if row.fields.count >= fewest { return separator }
    }
    return nil
  }

  /// Cuts a line; quotes around a field are none of it.
  mutating func split(_ line: Span<UInt8>, at separator: UInt8) {
    fields.removeAll(keepingCapacity: true)
    var start = 0
    while start <= line.count {
      var end = start
      if start < line.count, line[start] == UInt8(ascii: "\"") {
        end = start + 1
        while end < line.count, line[end] != UInt8(ascii: "\"") { end += 1 }
        fields.append((start + 1)..<max(start + 1, end))
        while end < line.count, line[end] != separator { end += 1 }
      } else {
        while end < line.count, line[end] != separator { end += 1 }
        fields.append(Self.trimmed(line, start..<end))
      }
      start = end + 1
    }
  }

  private static func trimmed(_ line: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, line[start] == UInt8(ascii: " ") { start += 1 }
    while end > start, line[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return start..<end
  }
}

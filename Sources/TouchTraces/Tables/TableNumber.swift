/// Reads numbers as programs of all countries write them into tables.
enum TableNumber {
  /// What a field holds where a number is looked for.
  enum Reading: Equatable {
    case number(Double)
    /// Nothing, or a word that says so.
    case missing
    /// Something else.
    case other
  }

  /// Words for "not there", in capitals.
  private static let missingWords = ["NAN", "NA", "NULL", "NONE", "-", "N/A"]
  private static let longestNumber = 64

  /// Reads a field as a coordinate or another measure.
  static func read(_ field: Span<UInt8>) -> Reading {
    if let value = double(field) { return .number(value) }
    if field.isEmpty { return .missing }
    guard field.count <= 4 else { return .other }
    let word = field.text.uppercased()
    return missingWords.contains(word) ? .missing : .other
  }

  /// The value of a number, with a point or a comma before its decimals.
  static func double(_ field: Span<UInt8>) -> Double? {
    var index = 0
    if let number = PlainDecimal(field, at: &index), index == field.count { return number.double }
    guard let text = plain(field), let number = DecimalNumber(text.span, at: 0),
      number.end == text.count
    else { return nil }
    return number.double(of: text.span, from: 0)
  }

  /// The reading of a clock.
  static func clockReading(_ field: Span<UInt8>) -> ClockReading? {
    if let number = DecimalNumber(field, at: 0), number.end == field.count {
      return ClockReading(number, of: field, from: 0)
    }
    guard let text = plain(field), let number = DecimalNumber(text.span, at: 0),
      number.end == text.count
    else { return nil }
    return ClockReading(number, of: text.span, from: 0)
  }

  /// A number as JSON would write it: no plus, no zeros before it, a point before its decimals.
  private static func plain(_ field: Span<UInt8>) -> [UInt8]? {
    guard field.count <= longestNumber else { return nil }
    var text: [UInt8] = []
    var index = 0
    if index < field.count, field[index] == UInt8(ascii: "-") {
      text.append(UInt8(ascii: "-"))
      index += 1
    } else if index < field.count, field[index] == UInt8(ascii: "+") {
      index += 1
    }
    while index + 1 < field.count, field[index] == UInt8(ascii: "0"),
      field[index + 1] &- UInt8(ascii: "0") < 10
    {
      index += 1
    }
    if index < field.count, field[index] == UInt8(ascii: ".") || field[index] == UInt8(ascii: ",") {
      text.append(UInt8(ascii: "0"))
    }
    while index < field.count {
      text.append(field[index] == UInt8(ascii: ",") ? UInt8(ascii: ".") : field[index])
      index += 1
    }
    if text.last == UInt8(ascii: ".") { text.removeLast() }
    return text
  }
}

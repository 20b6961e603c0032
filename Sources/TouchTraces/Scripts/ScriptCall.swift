/// A call in a line of a script, such as `touchDown(1, 786.5, 2130)`.
struct ScriptCall {
  /// Where its name stands in the line.
  let name: Range<Int>
  /// Where its arguments stand, between the brackets.
  let arguments: Range<Int>

  /// Finds the next call from `index`, which moves behind it; `nil` if there is none.
  init?(_ line: Span<UInt8>, from index: inout Int) {
    var open = index
    while open < line.count, line[open] != UInt8(ascii: "(") { open += 1 }
    guard open < line.count else { return nil }
    var start = open
    while start > index, Self.isNameByte(line[start - 1]) { start -= 1 }
    var close = open + 1
    while close < line.count, line[close] != UInt8(ascii: ")") { close += 1 }
    guard close < line.count else { return nil }
    name = start..<open
    arguments = (open + 1)..<close
    index = close + 1
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

/// Reads numbers one after the other, with blanks and one comma between them.
struct NumberList {
  private let end: Int
  private var index: Int

  init(_ range: Range<Int>) {
    index = range.lowerBound
    end = range.upperBound
  }

  /// The next number, or the sum of several with plus signs between them.
  mutating func next(_ line: Span<UInt8>) -> Double? {
    skipBlanks(line)
    guard var sum = term(line) else { return nil }
    skipBlanks(line)
    while index < end, line[index] == UInt8(ascii: "+") {
      index += 1
      skipBlanks(line)
      guard let more = term(line) else { return nil }
      sum += more
      skipBlanks(line)
    }
    if index < end, line[index] == UInt8(ascii: ",") { index += 1 }
    return sum
  }

  /// Whether nothing is left.
  func isAtEnd(_ line: Span<UInt8>) -> Bool {
    var rest = self
    rest.skipBlanks(line)
    return rest.index >= end
  }

  private mutating func term(_ line: Span<UInt8>) -> Double? {
    let text = line.extracting(0..<end)
    if let value = PlainDecimal(text, at: &index)?.double { return value }
    guard let number = DecimalNumber(text, at: index),
      let value = number.double(of: text, from: index)
    else { return nil }
    index = number.end
    return value
  }

  private mutating func skipBlanks(_ line: Span<UInt8>) {
    while index < end, line[index] == UInt8(ascii: " ") || line[index] == 9 { index += 1 }
  }
}

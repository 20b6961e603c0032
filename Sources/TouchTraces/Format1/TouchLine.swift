/// The short way for the lines that make up nearly all of a trace: `[t,"moved",id,x,y]`.
///
/// It reads what the JSON parser would read, without its values: every line that it does not
/// understand, right or wrong, goes the long way.
struct TouchLine {
  private var index: Int

  /// The event of a line without blanks around it; `nil` if it is of another form.
  static func event(_ line: Span<UInt8>) -> TraceEvent? {
    var reader = TouchLine(index: 0)
    guard reader.skip("[", line), let time = reader.number(line)?.millionths,
      reader.skip(",", line), let phase = reader.phase(line), reader.skip(",", line),
      let touch = reader.number(line)?.whole, let touch = Int32(exactly: touch),
      reader.skip(",", line), let x = reader.coordinate(line), reader.skip(",", line),
      let y = reader.coordinate(line), reader.skip("]", line), reader.index == line.count
    else { return nil }
    return TraceEvent(
      time: Timestamp(microseconds: time),
      action: .touch(TouchSample(touch: TouchID(touch), phase: phase, x: x, y: y)))
  }

  private mutating func skipBlanks(_ line: Span<UInt8>) {
    while index < line.count, line[index] == UInt8(ascii: " ") { index += 1 }
  }

  private mutating func skip(_ character: Unicode.Scalar, _ line: Span<UInt8>) -> Bool {
    skipBlanks(line)
    guard index < line.count, line[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func number(_ line: Span<UInt8>) -> DecimalNumber? {
    skipBlanks(line)
    guard let number = DecimalNumber(line, at: index) else { return nil }
    index = number.end
    return number
  }

  private mutating func coordinate(_ line: Span<UInt8>) -> Points? {
    skipBlanks(line)
    let start = index
    guard let value = number(line)?.double(of: line, from: start), NumberRange.any.contains(value)
    else { return nil }
    return value
  }

  private mutating func phase(_ line: Span<UInt8>) -> TouchPhase? {
    guard skip("\"", line) else { return nil }
    let start = index
    while index < line.count, line[index] != UInt8(ascii: "\"") { index += 1 }
    guard index < line.count else { return nil }
    let word = line.extracting(start..<index)
    index += 1
    return Self.phase(word)
  }

  private static func phase(_ word: Span<UInt8>) -> TouchPhase? {
    guard word.count == 5 else { return matches(word, "cancelled") ? .cancelled : nil }
    switch word[0] {
    case UInt8(ascii: "m"): return matches(word, "moved") ? .moved : nil
    case UInt8(ascii: "b"): return matches(word, "began") ? .began : nil
    case UInt8(ascii: "e"): return matches(word, "ended") ? .ended : nil
    default: return nil
    }
  }

  private static func matches(_ word: Span<UInt8>, _ text: String) -> Bool {
    let bytes = text.utf8.span
    guard word.count == bytes.count else { return false }
    for index in 0..<word.count where word[index] != bytes[index] { return false }
    return true
  }
}

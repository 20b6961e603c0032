/// The short way for the lines that make up nearly all of a trace: `[t,"moved",id,x,y]`.
///
/// It reads what the JSON parser would read, without its values: every line that it does not
/// understand, right or wrong, goes the long way.
struct TouchLine {
  let time: Timestamp
  let sample: TouchSample

  /// Fails if the line, which has no blanks around it, is of another form.
  init?(_ line: Span<UInt8>) {
    var index = 0
    guard Self.skip("[", line, &index), let time = Self.time(line, &index),
      Self.skip(",", line, &index), let phase = Self.phase(line, &index),
      Self.skip(",", line, &index), let touch = PlainDecimal(line, at: &index)?.int32,
      Self.skip(",", line, &index), let x = Self.coordinate(line, &index),
      Self.skip(",", line, &index), let y = Self.coordinate(line, &index),
      Self.skip("]", line, &index), index == line.count
    else { return nil }
    self.time = Timestamp(microseconds: time)
    sample = TouchSample(touch: TouchID(touch), phase: phase, x: x, y: y)
  }

  /// Skips a character, with the blanks before and behind it.
  @inline(__always)
  private static func skip(
    _ character: Unicode.Scalar, _ line: Span<UInt8>, _ index: inout Int
  ) -> Bool {
    skipBlanks(line, &index)
    guard index < line.count, line[index] == UInt8(ascii: character) else { return false }
    index += 1
    skipBlanks(line, &index)
    return true
  }

  @inline(__always)
  private static func skipBlanks(_ line: Span<UInt8>, _ index: inout Int) {
    while index < line.count, line[index] == UInt8(ascii: " ") { index += 1 }
  }

  @inline(__always)
  private static func time(_ line: Span<UInt8>, _ index: inout Int) -> Int64? {
    let start = index
    if let time = PlainDecimal(line, at: &index)?.millionths { return time }
    guard let number = DecimalNumber(line, at: start) else { return nil }
    index = number.end
    return number.millionths
  }

  @inline(__always)
  private static func coordinate(_ line: Span<UInt8>, _ index: inout Int) -> Points? {
    let value = PlainDecimal(line, at: &index)?.double ?? longCoordinate(line, &index)
    guard let value, abs(value) <= NumberRange.largestLength else { return nil }
    return value
  }

  private static func longCoordinate(_ line: Span<UInt8>, _ index: inout Int) -> Points? {
    guard let number = DecimalNumber(line, at: index) else { return nil }
    defer { index = number.end }
    return number.double(of: line, from: index)
  }

  @inline(__always)
  private static func phase(_ line: Span<UInt8>, _ index: inout Int) -> TouchPhase? {
    guard index + 2 < line.count, line[index] == UInt8(ascii: "\"") else { return nil }
    let phase: TouchPhase
    switch line[index + 1] {
    case UInt8(ascii: "m"): phase = .moved
    case UInt8(ascii: "b"): phase = .began
    case UInt8(ascii: "e"): phase = .ended
    case UInt8(ascii: "c"): phase = .cancelled
    default: return nil
    }
    let word = phase.rawValue.utf8.span
    let end = index + 1 + word.count
    guard end < line.count, line[end] == UInt8(ascii: "\"") else { return nil }
    for offset in 0..<word.count where line[index + 1 + offset] != word[offset] { return nil }
    index = end + 1
    return phase
  }
}

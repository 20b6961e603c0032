/// The short way for the lines that make up nearly all of a trace: `[t,"moved",id,x,y]`, and those
/// of an importer, `[t,"moved",id,x,y,{"force":0.5}]`.
///
/// It reads what the JSON parser would read, without its values: every line that it does not
/// understand, right or wrong, goes the long way.
struct TouchLine {
  let time: Timestamp
  let sample: TouchSample

  /// Fails if the line, which has no blanks around it, is of another form.
  init?(_ line: Span<UInt8>) {
    var index = 0
    self.init(line, at: &index)
    guard index == line.count else { return nil }
  }

  /// Reads the line that begins at `index`, which moves behind its array and the blanks there.
  ///
  /// Fails, with `index` anywhere, if the line is of another form. What follows is up to the caller.
  @inline(__always)
  init?(_ bytes: Span<UInt8>, at index: inout Int) {
    guard Self.skip("[", bytes, &index), let time = Self.time(bytes, &index),
      Self.skip(",", bytes, &index), let phase = Self.phase(bytes, &index),
      Self.skip(",", bytes, &index), let touch = PlainDecimal(bytes, at: &index)?.int32,
      Self.skip(",", bytes, &index), let x = Self.coordinate(bytes, &index),
      Self.skip(",", bytes, &index), let y = Self.coordinate(bytes, &index)
    else { return nil }
    self.time = Timestamp(microseconds: time)
    guard Self.skip("]", bytes, &index) else {
      guard let force = Self.force(bytes, &index), Self.skip("]", bytes, &index) else {
        return nil
      }
      sample = TouchSample(touch: TouchID(touch), phase: phase, x: x, y: y, force: force)
      return
    }
    sample = TouchSample(touch: TouchID(touch), phase: phase, x: x, y: y)
  }

  /// Reads `,{"force":0.5}`.
  private static func force(_ line: Span<UInt8>, _ index: inout Int) -> Double? {
    guard skip(",", line, &index), skip("{", line, &index), line.skip("\"force\"", &index),
      skip(":", line, &index), let force = coordinate(line, &index), skip("}", line, &index)
    else { return nil }
    return force
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

  /// The phases but `cancelled` are words of five letters, which are compared as one number.
  @inline(__always)
  private static func phase(_ line: Span<UInt8>, _ index: inout Int) -> TouchPhase? {
    let end = index + 6
    guard end < line.count, line[index] == UInt8(ascii: "\""), line[end] == UInt8(ascii: "\"")
    else { return longPhase(line, &index) }
    var word: UInt64 = 0
    for place in (index + 1)..<end { word = word << 8 | UInt64(line[place]) }
    index = end + 1
    switch word {
    case 0x6D_6F_76_65_64: return .moved
    case 0x62_65_67_61_6E: return .began
    case 0x65_6E_64_65_64: return .ended
    default: return nil
    }
  }

  private static func longPhase(_ line: Span<UInt8>, _ index: inout Int) -> TouchPhase? {
    let text = line.extracting(index...)
    guard text.hasPrefix("\"cancelled\"") else { return nil }
    index += 11
    return .cancelled
  }
}

/// The shortest way, for the shape that most lines have: `[9.999999,"moved",9,999.999,999.999]`.
///
/// The time has one or two digits before its point and five or six behind it. Each coordinate has
/// three digits before its point, and none, one or three behind it. A part is recognized as a
/// whole, eight bytes at once; what has another shape, right or wrong, is for `TouchLine`.
struct UsualLine {
  let time: Timestamp
  let sample: TouchSample

  /// Reads the line that begins at `index`, which moves behind its array.
  ///
  /// Fails, with `index` where it was, if the line is of another shape, or near the end of the
  /// chunk.
  @inline(__always)
  init?(_ bytes: Span<UInt8>, at index: inout Int) {
    guard bytes.count - index >= Self.window else { return nil }
    // All parts lie in the window, which the compiler can see: nothing is checked twice.
    let line = bytes.extracting(index..<(index + Self.window))
    var place = 0
    guard let time = Self.time(line, &place), let phase = Self.phase(line, &place),
      let touch = Self.digit(line, &place),
      let x = Self.coordinate(line, &place, before: ","),
      let y = Self.coordinate(line, &place, before: "]")
    else { return nil }
    index += place
    self.time = Timestamp(microseconds: time)
    sample = TouchSample(touch: TouchID(Int32(touch)), phase: phase, x: x, y: y)
  }

  /// Bytes that must be there; chosen by us: the longest line of the shape has 37.
  private static var window: Int { 48 }

  /// Reads `[9.99999` or `[99.999999`.
  @inline(__always)
  private static func time(_ line: Span<UInt8>, _ place: inout Int) -> Int64? {
    var seconds = line[1] &- UInt8(ascii: "0")
    guard line[0] == UInt8(ascii: "["), seconds < 10 else { return nil }
    if line[2] == UInt8(ascii: ".") {
      place = 3
    } else {
      let second = line[2] &- UInt8(ascii: "0")
      guard seconds > 0, second < 10, line[3] == UInt8(ascii: ".") else { return nil }
      seconds = seconds * 10 + second
      place = 4
    }
    let fraction = EightBytes(line, at: place)
    let micros: UInt64
    // Behind the digits stand a comma and a quotation mark.
    if fraction.others == 0x8080_0000_0000_0000 {
      micros = EightBytes.number(of: fraction.values << 16)
      place += 6
    } else if fraction.others == 0x8080_8000_0000_0000 {
      micros = EightBytes.number(of: (fraction.values & 0xFF_FFFF_FFFF) << 16)
      place += 5
    } else {
      return nil
    }
    return Int64(seconds) * 1_000_000 + Int64(truncatingIfNeeded: micros)
  }

  /// Reads `,"moved",` or what another phase of five letters has in its place.
  @inline(__always)
  private static func phase(_ line: Span<UInt8>, _ place: inout Int) -> TouchPhase? {
    guard line[place + 8] == UInt8(ascii: ",") else { return nil }
    let word = EightBytes(line, at: place).word
    place += 9
    switch word {
    case 0x22_64_65_76_6F_6D_22_2C: return .moved
    case 0x22_6E_61_67_65_62_22_2C: return .began
    case 0x22_64_65_64_6E_65_22_2C: return .ended
    default: return nil
    }
  }

  /// Reads `9,`.
  @inline(__always)
  private static func digit(_ line: Span<UInt8>, _ place: inout Int) -> UInt8? {
    let digit = line[place] &- UInt8(ascii: "0")
    guard digit < 10, line[place + 1] == UInt8(ascii: ",") else { return nil }
    place += 2
    return digit
  }

  /// Reads `999`, `999.9` or `999.999`, and the character behind it.
  @inline(__always)
  private static func coordinate(
    _ line: Span<UInt8>, _ place: inout Int, before end: Unicode.Scalar
  ) -> Points? {
    let text = EightBytes(line, at: place)
    let (values, others) = (text.values, text.others)
    guard others & 0xFFFF_FFFF == 0x8000_0000, text[0] != UInt8(ascii: "0") else { return nil }
    if text[3] == UInt8(ascii: end) {
      place += 4
      return points(values << 40)
    }
    guard text[3] == UInt8(ascii: ".") else { return nil }
    if others >> 32 == 0x8000_0000, text[7] == UInt8(ascii: end) {
      place += 8
      return points((values & 0xFF_FFFF | values >> 8 & 0xFFFF_FF00_0000) << 16) / 1000
    }
    if others >> 32 & 0xFFFF == 0x8000, text[5] == UInt8(ascii: end) {
      place += 6
      return points((values & 0xFF_FFFF | values >> 8 & 0xFF00_0000) << 32) / 10
    }
    return nil
  }

  @inline(__always)
  private static func points(_ values: UInt64) -> Points {
    Points(Int64(truncatingIfNeeded: EightBytes.number(of: values)))
  }
}

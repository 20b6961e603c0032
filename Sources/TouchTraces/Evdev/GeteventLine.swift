/// One event line of `getevent`, with or without time and device.
struct GeteventLine: Equatable {
  /// Microseconds, where the line has a time.
  var time: Int64?
  /// Where in the line the name of the device stands.
  var device: Range<Int>?
  var meaning: EvdevCode.Meaning
  var value: Int32

  /// Reads `[  48321.123456] /dev/input/event2: 0003 0035 000001f2` and its variants: without
  /// time, without device, with names, and `1411-4205:` for the time as old versions write it.
  ///
  /// Fails if `line`, which has no blanks around it, is no event.
  init?(_ line: Span<UInt8>) {
    var index = 0
    time = Self.time(line, &index)
    var next = index
    guard var type = line.nextWord(from: &next) else { return nil }
    let word = line.extracting(type)
    if word.hasPrefix("/dev/") {
      let path = word.extracting(0..<(word.count - 1))
      guard word[path.count] == UInt8(ascii: ":"), DeviceDescription.isPath(path) else {
        return nil
      }
      device = type.lowerBound..<(type.upperBound - 1)
      guard let following = line.nextWord(from: &next) else { return nil }
      type = following
    }
    guard let code = line.nextWord(from: &next), let number = line.nextWord(from: &next),
      let meaning = EvdevCode.meaning(
        type: line.extracting(type), code: line.extracting(code)),
      let value = Self.value(line.extracting(number)), Self.endsOrHasRate(line, &next)
    else { return nil }
    self.meaning = meaning
    self.value = value
  }

  /// Whether a line that cannot be read was meant to be an event.
  static func looksLikeEvent(_ line: Span<UInt8>) -> Bool {
    var index = 0
    return time(line, &index) != nil || line.hasPrefix("/dev/input/event")
      || line.hasPrefix("[ ") || endsLikeEvent(line)
  }

  /// Whether code and value, the last two words, are those of an event.
  private static func endsLikeEvent(_ line: Span<UInt8>) -> Bool {
    var index = 0
    var code = 0..<0
    var value = 0..<0
    while let word = line.nextWord(from: &index) { (code, value) = (value, word) }
    let name = line.extracting(code)
    return self.value(line.extracting(value)) != nil
      && (name.count == 4 && name.hexValue != nil || name.hasPrefix("ABS_")
        || name.hasPrefix("SYN_") || name.hasPrefix("BTN_"))
  }

  private static func value(_ word: Span<UInt8>) -> Int32? {
    if word.count == 8, let bits = word.hexValue { return Int32(truncatingIfNeeded: bits) }
    if word.matches("DOWN") { return 1 }
    if word.matches("UP") { return 0 }
    return word.matches("REPEAT") ? 2 : nil
  }

  private static func endsOrHasRate(_ line: Span<UInt8>, _ index: inout Int) -> Bool {
    guard let word = line.nextWord(from: &index) else { return true }
    guard line.extracting(word).matches("rate"), let rate = line.nextWord(from: &index) else {
      return false
    }
    return line.extracting(rate).decimalValue != nil && line.nextWord(from: &index) == nil
  }
}

extension GeteventLine {
  /// Stray characters before a time, as logs have them.
  private static let largestStray = 2

  private static func time(_ line: Span<UInt8>, _ index: inout Int) -> Int64? {
    for start in 0...min(largestStray, line.count) where start < line.count {
      if line[start] == UInt8(ascii: "[") { return bracketTime(line, from: start, &index) }
    }
    return dashTime(line, &index)
  }

  private static func bracketTime(
    _ line: Span<UInt8>, from start: Int, _ index: inout Int
  ) -> Int64? {
    var end = start
    while end < line.count, line[end] != UInt8(ascii: "]") { end += 1 }
    guard end < line.count else { return nil }
    var position = start + 1
    guard let word = line.extracting(0..<end).nextWord(from: &position), position == end else {
      return nil
    }
    guard let time = EvdevTime.microseconds(line.extracting(word)) else { return nil }
    index = end + 1
    return time
  }

  private static func dashTime(_ line: Span<UInt8>, _ index: inout Int) -> Int64? {
    var position = 0
    guard let word = line.nextWord(from: &position), line[word.upperBound - 1] == UInt8(ascii: ":")
    else { return nil }
    var dash = word.lowerBound
    while dash < word.upperBound, line[dash] != UInt8(ascii: "-") { dash += 1 }
    guard dash < word.upperBound - 1, word.upperBound - dash <= 8 else { return nil }
    let time = EvdevTime.microseconds(
      line.extracting(word.lowerBound..<dash),
      line.extracting((dash + 1)..<(word.upperBound - 1)))
    if time != nil { index = position }
    return time
  }
}

/// What `evemu-record` and `evemu-describe` write, versions 1.0 to 1.3.
///
/// `E: sec.usec type code value`, type and code in hexadecimal, the value in decimal; `N:` names
/// the device and `A: axis minimum maximum ...` gives the range of an axis.
struct EvemuSyntax: EvdevSyntax {
  /// Whether a line tells that a text is of this syntax.
  static func claims(_ line: Span<UInt8>) -> Bool {
    line.hasPrefix("# EVEMU ") || line.hasPrefix("N: ") || event(line) != nil
  }

  mutating func read(
    _ line: Span<UInt8>, at location: TraceLocation, into intake: inout EvdevIntake
  ) -> EvdevLine {
    if line[0] == UInt8(ascii: "#") { return .other }
    guard line.count > 1, line[1] == UInt8(ascii: ":") else { return .broken }
    switch line[0] {
    case UInt8(ascii: "E"):
      guard let event = Self.event(line) else { return .broken }
      intake.take(
        event.meaning, value: event.value, time: event.time, device: line.extracting(0..<0),
        at: location)
    case UInt8(ascii: "A"): return Self.readAxis(line, &intake.facts) ? .understood : .broken
    case UInt8(ascii: "N"): intake.facts.addDevice(path: "")
    case UInt8(ascii: "I"), UInt8(ascii: "P"), UInt8(ascii: "B"), UInt8(ascii: "L"),
      UInt8(ascii: "S"):
      return .understood
    default: return .broken
    }
    return .understood
  }

  private static func event(
    _ line: Span<UInt8>
  ) -> (time: Int64, meaning: EvdevCode.Meaning, value: Int32)? {
    guard line.hasPrefix("E: ") else { return nil }
    var index = 3
    guard let time = line.nextWord(from: &index), let type = line.nextWord(from: &index),
      let code = line.nextWord(from: &index), let value = line.nextWord(from: &index),
      let time = EvdevTime.microseconds(line.extracting(time)),
      let type = line.extracting(type).hexValue, let code = line.extracting(code).hexValue,
      let value = line.extracting(value).wholeValue, endsOrHasComment(line, &index)
    else { return nil }
    return (time, EvdevCode.meaning(type: type, code: code), Int32(truncatingIfNeeded: value))
  }

  private static func endsOrHasComment(_ line: Span<UInt8>, _ index: inout Int) -> Bool {
    guard let word = line.nextWord(from: &index) else { return true }
    return line[word.lowerBound] == UInt8(ascii: "#")
  }

  private static func readAxis(_ line: Span<UInt8>, _ facts: inout RecordingFacts) -> Bool {
    var index = 2
    guard let axis = line.nextWord(from: &index), let minimum = line.nextWord(from: &index),
      let maximum = line.nextWord(from: &index), let axis = line.extracting(axis).hexValue,
      let minimum = line.extracting(minimum).wholeValue,
      let maximum = line.extracting(maximum).wholeValue
    else { return false }
    facts.setRange(ofAxis: axis, minimum: minimum, maximum: maximum)
    return true
  }
}

/// What the kernel's `evbug` logs: `[ 2208.077308] evbug: Event. Dev: input34, Type: 3, Code: 53,
/// Value: 922`, as `dmesg` and the system's log have it, the times being those of the log.
struct EvbugSyntax: EvdevSyntax {
  static let adviceForTimes =
    "copy it from 'dmesg', which states times, or state a rate with --assume-rate 120"

  private static let eventStart = "Event. Dev: "

  /// Whether a line tells that a text is of this syntax.
  static func claims(_ line: Span<UInt8>) -> Bool {
    line.firstRange(of: "evbug") != nil && line.firstRange(of: eventStart) != nil
  }

  mutating func read(
    _ line: Span<UInt8>, at location: TraceLocation, into intake: inout EvdevIntake
  ) -> EvdevLine {
    guard let start = line.firstRange(of: Self.eventStart) else {
      return Self.looksLikeEvent(line) ? .broken : .other
    }
    var index = start.upperBound
    guard let device = Self.device(line, &index),
      line.skip(", Type: ", &index), let type = Self.number(line, &index),
      line.skip(", Code: ", &index), let code = Self.number(line, &index),
      line.skip(", Value: ", &index), let value = line.number(at: &index), index == line.count
    else { return .broken }
    let before = line.extracting(0..<start.lowerBound)
    let time = Self.time(before)
    guard time != nil || !intake.hasTimes && before.firstRange(of: "[") == nil else {
      return .broken
    }
    intake.take(
      EvdevCode.meaning(type: type, code: code), value: Int32(truncatingIfNeeded: value),
      time: time, device: line.extracting(device), at: location)
    return .understood
  }

  /// Whether a line is part of an event that something else was printed into.
  private static func looksLikeEvent(_ line: Span<UInt8>) -> Bool {
    if line.firstRange(of: "onnected device: ") != nil { return false }
    return line.firstRange(of: "evbug") != nil || line.firstRange(of: ", Value: ") != nil
  }

  /// A name such as `input34`.
  private static func device(_ line: Span<UInt8>, _ index: inout Int) -> Range<Int>? {
    let start = index
    guard line.skip("input", &index), number(line, &index) != nil else { return nil }
    return start..<index
  }

  private static func number(_ line: Span<UInt8>, _ index: inout Int) -> UInt32? {
    line.number(at: &index).flatMap { UInt32(exactly: $0) }
  }

  /// The time in the last pair of brackets before an event.
  private static func time(_ text: Span<UInt8>) -> Int64? {
    var end = text.count
    while end > 0, text[end - 1] != UInt8(ascii: "]") { end -= 1 }
    var start = end
    while start > 0, text[start - 1] != UInt8(ascii: "[") { start -= 1 }
    guard start > 0 else { return nil }
    var index = start
    return text.extracting(0..<(end - 1)).nextWord(from: &index).flatMap {
      EvdevTime.microseconds(text.extracting($0))
    }
  }
}

/// What `evtest` prints: a description of the device, then `Event: time 1.000000, type 3 (EV_ABS),
/// code 57 (ABS_MT_TRACKING_ID), value 9` and lines such as `Event: time 1.000000,
/// -------------- SYN_REPORT ------------`.
struct EvtestSyntax: EvdevSyntax {
  /// The axis whose range is being described, and its smallest value.
  private var axis: UInt32?
  private var minimum: Int64?

  private static let eventPrefix = "Event: time "

  /// Whether a line tells that a text is of this syntax.
  static func claims(_ line: Span<UInt8>) -> Bool {
    line.hasPrefix("Input driver version is ") || line.hasPrefix(eventPrefix)
  }

  mutating func read(
    _ line: Span<UInt8>, at location: TraceLocation, into intake: inout EvdevIntake
  ) -> EvdevLine {
    guard line.hasPrefix("Event") else {
      return looksLikeEvent(line) ? .broken : readDescription(line, &intake.facts)
    }
    if line.hasPrefix("Event code ") {
      var index = "Event code ".utf8.count
      axis = line.number(at: &index).flatMap { UInt32(exactly: $0) }
      return .understood
    }
    guard line.hasPrefix("Event:") else { return looksLikeEvent(line) ? .broken : .other }
    guard let event = Self.event(line) else { return .broken }
    intake.take(
      event.meaning, value: event.value, time: event.time, device: line.extracting(0..<0),
      at: location)
    return .understood
  }

  /// Whether a line is the rest of an event that something else was printed into.
  private func looksLikeEvent(_ line: Span<UInt8>) -> Bool {
    line.firstRange(of: "), value ") != nil || line.firstRange(of: ", -----") != nil
  }

  private mutating func readDescription(
    _ line: Span<UInt8>, _ facts: inout RecordingFacts
  ) -> EvdevLine {
    if line.hasPrefix("Input device name: ") {
      facts.addDevice(path: "")
      return .understood
    }
    guard let axis else { return .other }
    if line.hasPrefix("Min ") { minimum = line.extracting(4..<line.count).lastWordValue }
    if line.hasPrefix("Max "), let minimum,
      let maximum = line.extracting(4..<line.count).lastWordValue
    {
      facts.setRange(ofAxis: axis, minimum: minimum, maximum: maximum)
      self.minimum = nil
    }
    return .other
  }

  private static func event(
    _ line: Span<UInt8>
  ) -> (time: Int64, meaning: EvdevCode.Meaning, value: Int32)? {
    guard line.hasPrefix(eventPrefix) else { return nil }
    var index = eventPrefix.utf8.count
    let start = index
    while index < line.count, line[index] != UInt8(ascii: ",") { index += 1 }
    guard let time = EvdevTime.microseconds(line.extracting(start..<index)) else { return nil }
    guard line.skip(", type ", &index) else {
      return synchronization(line.extracting(index..<line.count)).map { (time, $0, 0) }
    }
    guard let type = line.number(at: &index).flatMap({ UInt32(exactly: $0) }),
      line.skipName(&index), line.skip(", code ", &index),
      let code = line.number(at: &index).flatMap({ UInt32(exactly: $0) }),
      line.skipName(&index), line.skip(", value ", &index)
    else { return nil }
    let meaning = EvdevCode.meaning(type: type, code: code)
    let value = line.extracting(index..<line.count)
    guard let whole = value.wholeValue else {
      // Scan codes are in hexadecimal.
      return meaning == .other && value.hexValue != nil ? (time, .other, 0) : nil
    }
    return (time, meaning, Int32(truncatingIfNeeded: whole))
  }

  private static func synchronization(_ rest: Span<UInt8>) -> EvdevCode.Meaning? {
    if rest.firstRange(of: "SYN_REPORT") != nil || rest.firstRange(of: "EV_SYN") != nil {
      return .matters(.report)
    }
    if rest.firstRange(of: "SYN_MT_REPORT") != nil { return .matters(.contactReport) }
    if rest.firstRange(of: "SYN_DROPPED") != nil { return .matters(.dropped) }
    return rest.firstRange(of: "SYN_CONFIG") != nil ? .other : nil
  }
}

extension Span<UInt8> {
  /// Skips ` (NAME)` at `index`.
  fileprivate func skipName(_ index: inout Int) -> Bool {
    guard skip(" (", &index) else { return false }
    while index < count, self[index] != UInt8(ascii: ")") { index += 1 }
    guard index < count else { return false }
    index += 1
    return true
  }

  /// The whole number that is the last word.
  fileprivate var lastWordValue: Int64? {
    var index = 0
    var last: Range<Int>?
    while let word = nextWord(from: &index) { last = word }
    return last.flatMap { extracting($0).wholeValue }
  }
}

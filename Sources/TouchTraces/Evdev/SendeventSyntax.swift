/// A script of `sendevent /dev/input/event1 3 54 959`, all in decimal, with `sleep 0.01` or
/// `usleep 10000` between, one behind the other or parted by semicolons.
///
/// Its times are those of its sleeps: how long each command ran is not known.
struct SendeventSyntax: EvdevSyntax {
  private static let command = "sendevent "
  /// Longest sleep, in microseconds: a day.
  private static let longestSleep: Int64 = 86_400_000_000

  private var time: Int64 = 0

  /// Whether a line tells that a text is of this syntax.
  static func claims(_ line: Span<UInt8>) -> Bool {
    line.firstRange(of: "sendevent /dev/input/") != nil
  }

  mutating func read(
    _ line: Span<UInt8>, at location: TraceLocation, into intake: inout EvdevIntake
  ) -> EvdevLine {
    var result = EvdevLine.other
    var start = 0
    while start < line.count {
      var end = start
      while end < line.count, line[end] != UInt8(ascii: ";") { end += 1 }
      switch readCommand(line.extracting(start..<end), at: location, into: &intake) {
      case .understood: result = .understood
      case .broken: return .broken
      case .other: break
      }
      start = end + 1
    }
    return result
  }

  private mutating func readCommand(
    _ text: Span<UInt8>, at location: TraceLocation, into intake: inout EvdevIntake
  ) -> EvdevLine {
    if let found = text.firstRange(of: Self.command) {
      return readEvent(
        text.extracting(found.upperBound..<text.count), at: location, into: &intake)
    }
    guard let found = text.firstRange(of: "sleep ") else {
      if text.firstRange(of: "/dev/input/") != nil { return .broken }
      return passOver(text, at: location, into: &intake)
    }
    let before = found.lowerBound > 0 ? text[found.lowerBound - 1] : UInt8(ascii: " ")
    let isMicroseconds = before == UInt8(ascii: "u")
    guard isMicroseconds || " \"'&(".utf8.contains(before) else { return .broken }
    var index = found.upperBound
    text.skipBlanks(&index)
    guard let number = DecimalNumber(text, at: index), Self.isEnd(text, number.end),
      let sleep = isMicroseconds ? number.whole : number.millionths,
      0...Self.longestSleep ~= sleep
    else { return .broken }
    time = Timestamp(microseconds: time).advanced(by: sleep).microseconds
    return .understood
  }

  private static func isEnd(_ text: Span<UInt8>, _ index: Int) -> Bool {
    guard index < text.count else { return true }
    return " \"'&)".utf8.contains(text[index])
  }

  private func passOver(
    _ text: Span<UInt8>, at location: TraceLocation, into intake: inout EvdevIntake
  ) -> EvdevLine {
    let rest = text.extracting(text.trimmedRange)
    if !rest.isEmpty, rest[0] != UInt8(ascii: "#") {
      intake.findings.count(
        .ignoredEvent, key: "command", at: location,
        "command other than 'sendevent' and 'sleep', passed over")
    }
    return .other
  }

  private mutating func readEvent(
    _ text: Span<UInt8>, at location: TraceLocation, into intake: inout EvdevIntake
  ) -> EvdevLine {
    var index = 0
    guard let device = text.nextWord(from: &index), let type = text.nextWord(from: &index),
      let code = text.nextWord(from: &index), let value = text.nextWord(from: &index),
      let type = text.extracting(type).decimalValue.flatMap({ UInt32(exactly: $0) }),
      let code = text.extracting(code).decimalValue.flatMap({ UInt32(exactly: $0) }),
      let value = text.extracting(value).wholeValue,
      DeviceDescription.isPath(text.extracting(device))
    else { return .broken }
    intake.findings.count(
      .approximateTime, at: location,
      "times are those of the script's sleeps: how long its commands ran is not known")
    intake.take(
      EvdevCode.meaning(type: type, code: code), value: Int32(truncatingIfNeeded: value),
      time: time, device: text.extracting(device), at: location)
    return .understood
  }
}

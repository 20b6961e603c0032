/// What `libinput record` writes, a YAML text that is read line by line.
///
/// `- node:` starts a device, `53: [0, 1079, 0, 0, 0]` below `absinfo:` is a range, and
/// `- [  0,   8000,   3,  54,    1983]` an event. All that is not known is passed over, as the
/// format asks for.
struct LibinputSyntax: EvdevSyntax {
  static let separatesDevices = true

  private var device: [UInt8] = []
  private var isInRanges = false

  private static let valueCount = 5

  /// Whether a line tells that a text is of this syntax.
  static func claims(_ line: Span<UInt8>) -> Bool {
    let line = line.extracting(unquoted(line))
    return line.hasPrefix("ndevices:") || line.matches("- evdev:")
      || line.hasPrefix("Recording to '")
  }

  mutating func read(
    _ line: Span<UInt8>, at location: TraceLocation, into intake: inout EvdevIntake
  ) -> EvdevLine {
    let line = line.extracting(Self.unquoted(line))
    if line.hasPrefix("- [") {
      guard let numbers = Self.numbers(line, from: 3) else { return .broken }
      return take(numbers, at: location, into: &intake) ? .understood : .broken
    }
    if line.hasPrefix("#") { return .other }
    if line.firstRange(of: " # EV_ABS / ") != nil || line.firstRange(of: "SYN_REPORT (") != nil {
      return .broken
    }
    if line.hasPrefix("- node: ") {
      let path = line.extracting("- node: ".utf8.count..<line.count)
      device = path.count <= DeviceDescription.largestPathLength ? path.bytes : []
      intake.facts.addDevice(path: path.text)
    }
    guard isInRanges else {
      isInRanges = line.matches("absinfo:")
      return isInRanges ? .understood : .other
    }
    isInRanges = Self.readRange(line, &intake.facts)
    return isInRanges ? .understood : .other
  }

  private func take(
    _ numbers: InlineArray<5, Int64>, at location: TraceLocation, into intake: inout EvdevIntake
  ) -> Bool {
    guard numbers[1] >= 0, let type = UInt32(exactly: numbers[2]),
      let code = UInt32(exactly: numbers[3]),
      let time = EvdevTime.microseconds(seconds: numbers[0], rest: numbers[1])
    else { return false }
    intake.take(
      EvdevCode.meaning(type: type, code: code), value: Int32(truncatingIfNeeded: numbers[4]),
      time: time, device: device.span, at: location)
    return true
  }

  /// Where a line stands that may have been quoted in a mail.
  private static func unquoted(_ line: Span<UInt8>) -> Range<Int> {
    var start = 0
    while start < line.count,
      line[start] == UInt8(ascii: ">") || line[start] == UInt8(ascii: " ")
    {
      start += 1
    }
    return start..<line.count
  }

  private static func readRange(_ line: Span<UInt8>, _ facts: inout RecordingFacts) -> Bool {
    var index = 0
    guard let axis = line.number(at: &index).flatMap({ UInt32(exactly: $0) }),
      line.skip(": [", &index), let numbers = numbers(line, from: index)
    else { return false }
    facts.setRange(ofAxis: axis, minimum: numbers[0], maximum: numbers[1])
    return true
  }

  /// The five numbers that stand between `start` and a bracket, with commas between them.
  private static func numbers(
    _ line: Span<UInt8>, from start: Int
  ) -> InlineArray<5, Int64>? {
    var result = InlineArray<5, Int64>(repeating: 0)
    var index = start
    for position in 0..<valueCount {
      if position > 0, !line.skip(",", &index) { return nil }
      line.skipBlanks(&index)
      guard let number = line.number(at: &index) else { return nil }
      result[position] = number
    }
    return line.skip("]", &index) ? result : nil
  }
}

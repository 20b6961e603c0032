/// What the translator of RERAN writes: the number of events, then for each the nanoseconds since
/// the one before and `device,type,code,value`, all in decimal.
struct ReranSyntax: EvdevSyntax {
  private var nanoseconds: Int64 = 0
  private var lineCount = 0

  /// A year; differences of smaller delays cannot overflow for longer than any recording.
  private static let longestDelay: Int64 = 31_536_000_000_000_000

  /// Whether a text, with its first lines that are not blank, is of this syntax.
  static func claims(_ text: Span<UInt8>, _ lines: [Range<Int>]) -> Bool {
    guard lines.count >= 3 else { return false }
    return text.extracting(lines[0]).decimalValue != nil
      && text.extracting(lines[1]).wholeValue != nil
      && numbers(text.extracting(lines[2])) != nil
  }

  mutating func read(
    _ line: Span<UInt8>, at location: TraceLocation, into intake: inout EvdevIntake
  ) -> EvdevLine {
    lineCount += 1
    if lineCount == 1, line.decimalValue != nil { return .understood }
    if let delay = line.wholeValue {
      guard 0...Self.longestDelay ~= delay else { return .broken }
      nanoseconds = Timestamp(microseconds: nanoseconds).advanced(by: delay).microseconds
      return .understood
    }
    guard let numbers = Self.numbers(line), let type = UInt32(exactly: numbers[1]),
      let code = UInt32(exactly: numbers[2])
    else { return .broken }
    var path: [UInt8] = []
    DecimalText.append(numbers[0], to: &path)
    intake.take(
      EvdevCode.meaning(type: type, code: code), value: Int32(truncatingIfNeeded: numbers[3]),
      time: nanoseconds / 1_000, device: path.span, at: location)
    return .understood
  }

  /// The four numbers of an event.
  private static func numbers(_ line: Span<UInt8>) -> InlineArray<4, Int64>? {
    var result = InlineArray<4, Int64>(repeating: 0)
    var index = 0
    for position in 0..<4 {
      if position > 0, !line.skip(",", &index) { return nil }
      guard let number = line.number(at: &index) else { return nil }
      result[position] = number
    }
    return index == line.count ? result : nil
  }
}

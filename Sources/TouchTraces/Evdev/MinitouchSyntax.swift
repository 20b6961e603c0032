/// What is written to minitouch: `d` and `m` with finger, x, y and pressure, `u` with finger, `c`
/// for the end of a frame, `w` with milliseconds to wait, `r` to lift all; its banner
/// `^ fingers x y pressure` gives the largest values.
struct MinitouchSyntax: EvdevSyntax {
  private static let longestWait: Int64 = 86_400_000

  private var time: Int64 = 0
  private var lastID: Int32 = 0

  /// Whether a text, with its first lines that are not blank, is of this syntax.
  static func claims(_ text: Span<UInt8>, _ lines: [Range<Int>]) -> Bool {
    var touches = 0
    var commits = 0
    for line in lines {
      let line = text.extracting(line)
      if line.hasPrefix("^ "), command(line)?.count == 4 { return true }
      guard let command = command(line) else { continue }
      if command.letter == UInt8(ascii: "c"), command.count == 0 { commits += 1 }
      if command.isTouch { touches += 1 }
    }
    return touches > 0 && commits > 0
  }

  mutating func read(
    _ line: Span<UInt8>, at location: TraceLocation, into intake: inout EvdevIntake
  ) -> EvdevLine {
    guard let command = Self.command(line) else {
      return Self.looksLikeCommand(line) ? .broken : .other
    }
    func send(_ kind: EvdevKind, _ value: Int64) {
      intake.take(
        .matters(kind), value: Int32(truncatingIfNeeded: value), time: time,
        device: line.extracting(0..<0), at: location)
    }
    let values = command.values
    switch (command.letter, command.count) {
    case (UInt8(ascii: "^"), 4):
      intake.facts.setRange(ofAxis: 0x35, minimum: 0, maximum: values[1])
      intake.facts.setRange(ofAxis: 0x36, minimum: 0, maximum: values[2])
    case (UInt8(ascii: "d"), 4):
      lastID = lastID == .max ? 1 : lastID + 1
      send(.slot, values[0])
      send(.trackingID, Int64(lastID))
      send(.touchX, values[1])
      send(.touchY, values[2])
    case (UInt8(ascii: "m"), 4):
      send(.slot, values[0])
      send(.touchX, values[1])
      send(.touchY, values[2])
    case (UInt8(ascii: "u"), 1):
      send(.slot, values[0])
      send(.trackingID, -1)
    case (UInt8(ascii: "c"), 0): send(.report, 0)
    case (UInt8(ascii: "r"), 0):
      send(.dropped, 0)
      send(.report, 0)
    case (UInt8(ascii: "w"), 1):
      guard 0...Self.longestWait ~= values[0] else { return .broken }
      time = Timestamp(microseconds: time).advanced(by: values[0] * 1_000).microseconds
    case (UInt8(ascii: "v"), 1), (UInt8(ascii: "$"), 1): return .understood
    default: return .broken
    }
    return .understood
  }

  /// Whether a line that cannot be read is short enough for a command, and begins like one.
  private static func looksLikeCommand(_ line: Span<UInt8>) -> Bool {
    line.count <= longestCommand && "dmucwr".utf8.contains(line[0])
  }

  private static let longestCommand = 40

  private struct Command {
    var letter: UInt8
    var values = InlineArray<4, Int64>(repeating: 0)
    var count = 0

    var isTouch: Bool {
      switch (letter, count) {
      case (UInt8(ascii: "d"), 4), (UInt8(ascii: "m"), 4), (UInt8(ascii: "u"), 1): true
      default: false
      }
    }
  }

  /// A letter and up to four numbers behind it.
  private static func command(_ line: Span<UInt8>) -> Command? {
    var result = Command(letter: line[0])
    var index = 1
    while index < line.count {
      guard result.count < 4, line[index] == UInt8(ascii: " ") else { return nil }
      index += 1
      guard let value = line.number(at: &index) else { return nil }
      result.values[result.count] = value
      result.count += 1
    }
    return result
  }
}

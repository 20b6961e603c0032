/// What Android's `getevent -lt` and `getevent -t` print, with what stands around it: `getevent -p`,
/// `wm size` and `wm density`.
struct GeteventSyntax: EvdevSyntax {
  static let adviceForTimes =
    "record with 'getevent -lt', or state a rate with --assume-rate 120"

  /// Whether a line tells that a text is of this syntax.
  static func claims(_ line: Span<UInt8>) -> Bool {
    if line.hasPrefix("add device ") { return line.firstRange(of: ": /dev/input/event") != nil }
    guard let event = GeteventLine(line) else { return false }
    return event.time != nil || event.device != nil || line.hasPrefix("EV_")
  }

  mutating func read(
    _ line: Span<UInt8>, at location: TraceLocation, into intake: inout EvdevIntake
  ) -> EvdevLine {
    if let event = GeteventLine(line) {
      intake.take(
        event.meaning, value: event.value, time: event.time,
        device: line.extracting(event.device ?? 0..<0), at: location)
      return .understood
    }
    if intake.facts.readGetevent(line) { return .understood }
    return GeteventLine.looksLikeEvent(line) ? .broken : .other
  }
}

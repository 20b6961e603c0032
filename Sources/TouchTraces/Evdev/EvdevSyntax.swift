/// How one tool writes the events of Linux' input layer, line by line.
protocol EvdevSyntax: Sendable {
  /// What to do about a recording without times; where there is nothing to do, it has them.
  static var adviceForTimes: String { get }
  /// Whether the devices of a recording stand one behind the other, all on one clock.
  static var separatesDevices: Bool { get }

  init()

  /// Takes a line, which is not blank and has no blanks around it, in.
  mutating func read(
    _ line: Span<UInt8>, at location: TraceLocation, into intake: inout EvdevIntake
  ) -> EvdevLine

  /// Ends the text.
  mutating func finish(into intake: inout EvdevIntake)
}

/// What a line turned out to be.
enum EvdevLine {
  /// An event, or what the tool says around its events.
  case understood
  /// Something else, as logs have it.
  case other
  /// An event that cannot be read.
  case broken
}

extension EvdevSyntax {
  static var adviceForTimes: String { "state a rate with --assume-rate 120" }
  static var separatesDevices: Bool { false }
  mutating func finish(into intake: inout EvdevIntake) {}
}

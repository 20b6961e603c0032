/// Writes sessions of trace format 1, line by line, from anything that can give it samples.
///
/// ```swift
/// var writer = TraceWriter { print($0) }
/// writer.begin(TraceHeader(screen: screen), at: touch.timestamp)
/// writer.touch(.began, finger: 1, x: 196.5, y: 640, at: touch.timestamp)
/// ```
///
/// Times are readings of one clock in seconds, such as `UITouch.timestamp`; the trace counts from
/// the header on. A reading before that is written as 0, and so is one that is no number.
public struct TraceWriter {
  private let output: (String) -> Void
  private var start = 0.0

  /// Creates a writer.
  ///
  /// - Parameter output: Takes each line, without a line feed.
  public init(output: @escaping (String) -> Void) {
    self.output = output
  }

  /// Begins a session; the times of its events count from `clock`.
  ///
  /// - Parameters:
  ///   - header: What is known of the session.
  ///   - clock: Seconds of the clock by which all events are stamped.
  public mutating func begin(_ header: TraceHeader, at clock: Double) {
    start = clock
    output(header.line)
  }

  /// Writes one sample of one finger.
  ///
  /// - Parameters:
  ///   - phase: What the finger did.
  ///   - finger: Its number, the same from touch-down to lift.
  ///   - x: Points from the container's left edge.
  ///   - y: Points from the container's top edge.
  ///   - force: Force as the device states it, if it does.
  ///   - clock: When it was, in seconds.
  public func touch(
    _ phase: TracePhase, finger: Int, x: Double, y: Double, force: Double? = nil, at clock: Double
  ) {
    var arguments = ["\(finger)", LineText.length(x), LineText.length(y)]
    if let force { arguments.append("{\"force\":\(LineText.length(force))}") }
    write(phase.rawValue, arguments, at: clock)
  }

  /// Writes that the app presents the sheet.
  public func present(animated: Bool, at clock: Double) {
    write("present", ["\(animated)"], at: clock)
  }

  /// Writes that the app dismisses the sheet.
  public func dismiss(animated: Bool, at clock: Double) {
    write("dismiss", ["\(animated)"], at: clock)
  }

  /// Writes that the app selects a detent.
  public func select(_ detent: String, animated: Bool, at clock: Double) {
    write("select", [LineText.string(detent), "\(animated)"], at: clock)
  }

  /// Writes how far the keyboard overlaps the container; 0 when it is gone.
  public func keyboard(overlap: Double, at clock: Double) {
    write("keyboard", [LineText.length(overlap)], at: clock)
  }

  /// Writes what the sheet was seen to do; the replay compares, and is not steered by it.
  ///
  /// - Parameters:
  ///   - detent: The detent at which it rests.
  ///   - dismissed: Whether it is gone.
  ///   - y: Its top edge, in points from the container's top.
  ///   - offset: The content offset of its scroll view, in points.
  ///   - clock: When it was, in seconds.
  public func observed(
    detent: String? = nil, dismissed: Bool? = nil, y: Double? = nil, offset: Double? = nil,
    at clock: Double
  ) {
    var members: [String] = []
    if let detent { members.append("\"detent\":\(LineText.string(detent))") }
    if let dismissed { members.append("\"dismissed\":\(dismissed)") }
    if let y { members.append("\"y\":\(LineText.length(y))") }
    if let offset { members.append("\"offset\":\(LineText.length(offset))") }
    write("observed", ["{\(members.joined(separator: ","))}"], at: clock)
  }

  /// Writes a note for people.
  public func mark(_ text: String, at clock: Double) {
    write("mark", [LineText.string(text)], at: clock)
  }

  /// Ends the session.
  public func end(at clock: Double) {
    write("end", [], at: clock)
  }

  private func write(_ code: String, _ arguments: [String], at clock: Double) {
    let time = LineText.seconds(clock - start)
    output("[" + ([time, "\"\(code)\""] + arguments).joined(separator: ",") + "]")
  }
}

/// What a finger did.
public enum TracePhase: String, Sendable {
  case began
  case moved
  case ended
  case cancelled
}

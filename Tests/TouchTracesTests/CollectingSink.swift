import TouchTraces

/// Keeps everything a decoder hands over, and checks the order.
struct CollectingSink: TraceSink, Equatable {
  struct Session: Equatable {
    var header: SessionHeader
    var events: [TraceEvent] = []
    var eventLines: [Int] = []
    var findings: [Finding] = []
  }

  var sessions: [Session] = []
  /// Findings that belong to no session.
  var findings: [Finding] = []
  var isInSession = false
  /// Events that no header came before.
  var strayEvents = 0

  mutating func receive(_ header: SessionHeader, at location: TraceLocation) {
    sessions.append(Session(header: header))
    isInSession = true
  }

  mutating func receive(_ event: TraceEvent, at location: TraceLocation) {
    guard isInSession else {
      strayEvents += 1
      return
    }
    sessions[sessions.count - 1].events.append(event)
    sessions[sessions.count - 1].eventLines.append(location.line)
  }

  mutating func receive(_ finding: Finding) {
    if [.badHeader, .unsupported, .damagedBlock].contains(finding.kind) { isInSession = false }
    if isInSession {
      sessions[sessions.count - 1].findings.append(finding)
    } else {
      findings.append(finding)
    }
  }

  /// `ms phase+finger x,y` of each touch event of the first session.
  var touches: [String] {
    (sessions.first?.events ?? []).map { event in
      guard case .touch(let sample) = event.action else { return "?" }
      let place = "\(Int(sample.x.rounded())),\(Int(sample.y.rounded()))"
      let finger = "\(sample.phase.rawValue.prefix(1))\(sample.touch.rawValue)"
      return "\(event.time.microseconds / 1_000) \(finger) \(place)"
    }
  }

  /// The kinds of all findings, those of sessions first.
  var kinds: [FindingKind] {
    (sessions.flatMap(\.findings) + findings).map(\.kind)
  }

  /// Decodes `bytes` in chunks of `size` bytes.
  static func decoding(
    _ bytes: [UInt8], format: TraceFormat = .touchTrace1, chunk size: Int = .max,
    options: ImportOptions = .standard, scene: SceneFields = SceneFields()
  ) -> CollectingSink {
    var decoder = TraceDecoder(format: format, options: options, scene: scene)
    var sink = CollectingSink()
    var start = 0
    while start < bytes.count {
      let end = start + min(size, bytes.count - start)
      decoder.feed(Array(bytes[start..<end]).span, into: &sink)
      start = end
    }
    decoder.finish(into: &sink)
    return sink
  }

  static func decoding(_ text: String, format: TraceFormat = .touchTrace1) -> CollectingSink {
    decoding(Array(text.utf8), format: format)
  }
}

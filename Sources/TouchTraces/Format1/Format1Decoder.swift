/// Reads trace format 1: a JSON object per session, a JSON array per event.
struct Format1Decoder: LineDecoder {
  /// What the lines that follow belong to.
  private enum Place {
    case beforeFirstHeader
    case inSession
    /// The header could not be used; neither can what follows it.
    case behindBadHeader
  }

  var lines = LineReader()
  private var repair = SequenceRepair(backwardStep: .dropsEvent)
  private var place = Place.beforeFirstHeader
  private var hasText = false
  private var hasHeader = false
  /// Findings about lines before the first header.
  private var headless = FindingTally()
  private let commandLine: SceneFields
  var known: KnownScenes
  private var session = SessionState()
  /// Where touches wait until there are enough of them; empty but for its memory.
  private var touches: [LocatedTouch] = []

  /// Touches that are passed on at once; chosen by us, to stay in the first-level cache.
  private static var batch: Int { 128 }

  /// What must be known of the current session.
  private struct SessionState {
    var screen = ScreenFields()
    var hasEvent = false
    var hasUnreadableLine = false
  }

  init(scene: SceneFields, known: KnownScenes = KnownScenes()) {
    commandLine = scene
    self.known = known
  }

  /// Reads a chunk; lines of touches, which are nearly all, are not looked for before they are read.
  mutating func feed(_ bytes: Span<UInt8>, into sink: inout some TraceSink) {
    var position = 0
    while true {
      readTouches(bytes, from: &position, into: &sink)
      guard let line = lines.next(bytes, from: &position) else { return }
      handle(line, of: bytes, isCut: false, into: &sink)
    }
  }

  mutating func finishFile(into sink: inout some TraceSink) {
    finishSession(into: &sink)
    guard !hasHeader else { return }
    if hasText {
      sink.receive(
        Finding(.noHeader, "no header: no line is an object with \"format\":\"touch-trace\""))
    } else {
      sink.receive(Finding(.empty, "nothing in it"))
    }
  }

  mutating func read(_ line: Span<UInt8>, isCut: Bool, into sink: inout some TraceSink) {
    hasText = true
    if line[0] == UInt8(ascii: "{") {
      return readHeader(line, isCut: isCut, into: &sink)
    }
    switch place {
    case .beforeFirstHeader:
      headless.count(.noHeader, at: lines.location, "line before any header, ignored")
    case .behindBadHeader: return
    case .inSession:
      if let touch = TouchLine(line) {
        session.hasEvent = true
        repair.receive(touch.sample, time: touch.time, at: lines.location, into: &sink)
      } else {
        readEvent(line, isCut: isCut, into: &sink)
      }
    }
  }

  mutating func skipLongLine(firstByte: UInt8, into sink: inout some TraceSink) {
    hasText = true
    let message = "line of more than \(LineReader.limit) bytes, skipped"
    if firstByte == UInt8(ascii: "{") {
      reject(.badHeader, message, into: &sink)
    } else if place == .inSession {
      repair.findings.count(.lineTooLong, at: lines.location, message)
    } else if place == .beforeFirstHeader {
      headless.count(.lineTooLong, at: lines.location, message)
    }
  }
}

// What the binary form, which holds such lines among its samples, asks for.
extension Format1Decoder {
  /// Reads a header or an event whose place is known.
  mutating func read(
    _ line: Span<UInt8>, at location: TraceLocation, into sink: inout some TraceSink
  ) {
    guard !line.isEmpty else { return }
    lines.place(at: location)
    read(line, isCut: false, into: &sink)
  }

  /// Takes a sample of the current session.
  mutating func receive(
    _ sample: TouchSample, time: Timestamp, at location: TraceLocation,
    into sink: inout some TraceSink
  ) {
    guard place == .inSession else { return }
    session.hasEvent = true
    repair.receive(sample, time: time, at: location, into: &sink)
  }

  /// Takes samples of the current session.
  mutating func receive(_ touches: Span<LocatedTouch>, into sink: inout some TraceSink) {
    guard place == .inSession else { return }
    session.hasEvent = true
    repair.receive(touches, into: &sink)
  }

  /// Takes a header that was read already.
  mutating func receive(
    _ header: SessionHeader, unknown: [String], at location: TraceLocation,
    into sink: inout some TraceSink
  ) {
    hasText = true
    lines.place(at: location)
    begin(header, unknown, into: &sink)
  }

  /// Takes an event of the current session that was read already.
  mutating func receive(
    _ event: TraceEvent, unknown: [String], at location: TraceLocation,
    into sink: inout some TraceSink
  ) {
    guard place == .inSession else { return }
    lines.place(at: location)
    take(event, unknown, into: &sink)
  }

  /// Takes a finding of the current session.
  mutating func receive(_ kind: FindingKind, _ message: String, at location: TraceLocation?) {
    guard place == .inSession else { return }
    repair.findings.count(kind, at: location, message)
  }
}

extension Format1Decoder {
  /// Reads the lines that stand next in a chunk, as long as they are touches and complete.
  private mutating func readTouches(
    _ bytes: Span<UInt8>, from position: inout Int, into sink: inout some TraceSink
  ) {
    guard place == .inSession, lines.isAtStart else { return }
    var touches: [LocatedTouch] = []
    swap(&touches, &self.touches)
    repeat {
      touches.removeAll(keepingCapacity: true)
      touches.append(addingCapacity: Self.batch) { output in
        readTouches(bytes, from: &position, into: &output)
      }
      if !touches.isEmpty {
        session.hasEvent = true
        repair.receive(touches.span, into: &sink)
      }
    } while touches.count == Self.batch
    swap(&touches, &self.touches)
  }

  private mutating func readTouches(
    _ bytes: Span<UInt8>, from position: inout Int, into output: inout OutputSpan<LocatedTouch>
  ) {
    var end = position
    while !output.isFull, let touch = Self.touch(bytes, at: &end),
      lines.pass(bytes, from: position, to: &end)
    {
      position = end
      output.append(LocatedTouch(touch.sample, time: touch.time, location: lines.location))
    }
  }

  @inline(__always)
  private static func touch(
    _ bytes: Span<UInt8>, at index: inout Int
  ) -> (sample: TouchSample, time: Timestamp)? {
    if let line = UsualLine(bytes, at: &index) { return (line.sample, line.time) }
    guard let line = TouchLine(bytes, at: &index) else { return nil }
    return (line.sample, line.time)
  }

  private mutating func readHeader(
    _ line: Span<UInt8>, isCut: Bool, into sink: inout some TraceSink
  ) {
    var unknown: [String] = []
    do {
      let header = try SessionHeader(line: line, known: &known, unknown: &unknown)
      begin(header, unknown, into: &sink)
    } catch {
      guard isCut, error.isSyntax else {
        return reject(error.kind, error.message, into: &sink)
      }
      if place == .inSession {
        repair.findings.count(.truncated, at: lines.location, Self.cutMessage)
      } else {
        headless.count(.truncated, at: lines.location, Self.cutMessage)
      }
    }
  }

  private mutating func begin(
    _ header: SessionHeader, _ unknown: [String], into sink: inout some TraceSink
  ) {
    endSession(into: &sink)
    place = .inSession
    session.screen = header.scene.screen.merged(over: commandLine.screen)
    sink.receive(header, at: lines.location)
    count(unknown)
  }

  private mutating func readEvent(
    _ line: Span<UInt8>, isCut: Bool, into sink: inout some TraceSink
  ) {
    var unknown: [String] = []
    do {
      let event = try TraceEvent(line: line, unknown: &unknown)
      take(event, unknown, into: &sink)
    } catch .event(.unknownCode(let code)) {
      let code = Self.shortened(code)
      repair.findings.count(
        .unknownEvent, key: code, at: lines.location, EventError.unknownCode(code).message)
    } catch {
      session.hasUnreadableLine = true
      let isTruncated = isCut && error.isSyntax
      repair.findings.count(
        isTruncated ? .truncated : .parseError, at: lines.location,
        isTruncated ? Self.cutMessage : error.message)
    }
  }

  private mutating func take(
    _ event: TraceEvent, _ unknown: [String], into sink: inout some TraceSink
  ) {
    session.hasEvent = true
    watchScreen(event)
    repair.receive(event, at: lines.location, into: &sink)
    count(unknown)
  }

  private mutating func count(_ unknown: [String]) {
    for key in unknown.map(Self.shortened) {
      repair.findings.count(
        .unknownKey, key: key, at: lines.location, "unknown key '\(key)', ignored")
    }
  }

  /// Ends what came before a header that cannot be used, and skips what follows it.
  private mutating func reject(
    _ kind: FindingKind, _ message: String, into sink: inout some TraceSink
  ) {
    endSession(into: &sink)
    place = .behindBadHeader
    sink.receive(Finding(kind, at: lines.location, message))
  }

  /// The session before a header is complete, whether or not the header can be used.
  mutating func endSession(into sink: inout some TraceSink) {
    hasHeader = true
    finishSession(into: &sink)
  }

  private mutating func finishSession(into sink: inout some TraceSink) {
    headless.flush(into: &sink)
    if session.hasUnreadableLine, !session.hasEvent {
      repair.findings.count(.empty, at: nil, "no event of the session can be read")
    }
    repair.finish(into: &sink)
    session = SessionState()
  }

  /// A container of another size may have another safe area: the old one is kept, and said.
  private mutating func watchScreen(_ event: TraceEvent) {
    guard case .screen(let fields) = event.action else { return }
    let before = session.screen.resolved()
    session.screen = fields.merged(over: session.screen)
    let after = session.screen.resolved()
    guard fields.safeArea == nil, before.width != after.width || before.height != after.height
    else { return }
    repair.findings.count(
      .guessedScreen, at: lines.location, "the screen changes size and states no safe area")
  }

  /// A name as findings show it; hostile ones are as long as a line.
  private static func shortened(_ name: String) -> String {
    name.utf8.count <= 80 ? name : String(name.prefix(40)) + "..."
  }

  private static let cutMessage = "the last line is cut"
}

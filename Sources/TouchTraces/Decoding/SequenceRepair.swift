/// Makes the touches of a session well-formed: the stage behind every decoder.
///
/// What it passes on has times that never go back, and per finger `began`, any number of `moved`,
/// and at most one `ended` or `cancelled`. It invents no sample that would settle a sheet: the
/// only samples it makes are `cancelled` ones. Everything it changes is counted.
package struct SequenceRepair: Sendable {
  /// What a step back in time means.
  package enum BackwardStep: Sendable {
    /// A damaged event: it is dropped.
    case dropsEvent
    /// The start of another recording behind the first: touches that are down are cancelled, and
    /// time goes on one second later.
    case startsSegment

    fileprivate var message: String {
      switch self {
      case .dropsEvent: "time goes back, event dropped"
      case .startsSegment: "time goes back, taken for the start of another recording"
      }
    }
  }

  private let backwardStep: BackwardStep
  /// The findings of the current session; a decoder counts its own here too.
  package var findings = FindingTally()
  private var fingers = FingerTable()
  private var lastTime = Timestamp.zero
  private var shift: Int64 = 0
  private var hasEnded = false
  private var bursts = 0
  private var firstBurst: TraceLocation?

  /// Microseconds between two segments; chosen by us, longer than any gesture's pause.
  private static let segmentGap: Int64 = 1_000_000
  /// Two samples of a finger closer than this are stamped by arrival, not by the panel.
  private static let burstGap: Int64 = 1_000
  /// So many of them are no accident; chosen by us.
  private static let burstCount = 3

  /// Creates the stage at the start of a session.
  package init(backwardStep: BackwardStep) {
    self.backwardStep = backwardStep
  }

  /// Passes an event on, if it fits behind those before it.
  package mutating func receive(
    _ event: TraceEvent, at location: TraceLocation, into sink: inout some TraceSink
  ) {
    if case .touch(let sample) = event.action {
      return receive(sample, time: event.time, at: location, into: &sink)
    }
    var time = event.time.advanced(by: shift)
    guard isInTime(&time, at: location, into: &sink) else { return }
    lastTime = time
    hasEnded = event.action == .end
    sink.receive(TraceEvent(time: time, action: event.action), at: location)
  }

  /// Moves the finger that moved last, the short way for nearly all samples.
  ///
  /// - Returns: The time at which to pass the sample on as it is; `nil`, with nothing changed, if it must be
  ///   received.
  mutating func follow(_ sample: TouchSample, time: Timestamp) -> Timestamp? {
    let time = time.advanced(by: shift)
    guard sample.phase == .moved, !hasEnded, time >= lastTime,
      fingers.follow(sample, to: time, gap: Self.burstGap)
    else { return nil }
    lastTime = time
    return time
  }

  /// Passes samples on, those that fit behind those before them; together where none changes.
  package mutating func receive(_ touches: Span<LocatedTouch>, into sink: inout some TraceSink) {
    var (start, index) = (0, 0)
    while index < touches.count {
      let count = follow(touches.extracting(index...))
      index += count
      guard count == 0 else { continue }
      if !takes(touches[index]) {
        if start < index { sink.receive(touches.extracting(start..<index)) }
        start = index + 1
        let touch = touches[index]
        receive(touch.sample, time: touch.time, at: touch.location, into: &sink)
      }
      index += 1
    }
    if start < index { sink.receive(touches.extracting(start..<index)) }
  }

  /// Takes note of a sample that is passed on as it is.
  ///
  /// - Returns: `false` if it must be received; then nothing has changed but the finger that was
  ///   looked at last.
  private mutating func takes(_ touch: LocatedTouch) -> Bool {
    let (sample, time) = (touch.sample, touch.time)
    guard shift == 0, !hasEnded, time >= lastTime else { return false }
    let index = fingers.index(of: sample.touch)
    let finger = index.map { fingers[$0] }
    guard finger?.isSame(as: sample, at: time) != true else { return false }
    switch sample.phase {
    case .began:
      guard finger?.isOpen != true,
        fingers.open(sample, in: index, time: time, at: touch.location)
      else { return false }
    case .moved, .ended, .cancelled:
      guard let index, let finger, finger.isOpen,
        sample.phase != .moved || time.since(finger.time) >= Self.burstGap
      else { return false }
      fingers.update(index, phase: sample.phase, x: sample.x, y: sample.y, time: time)
    }
    lastTime = time
    return true
  }

  /// Moves the finger that moved last, the short way, through the first of some samples.
  ///
  /// - Returns: How many of them to pass on as they are.
  private mutating func follow(_ touches: Span<LocatedTouch>) -> Int {
    guard shift == 0, !hasEnded, touches[0].time >= lastTime else { return 0 }
    let count = fingers.follow(touches, gap: Self.burstGap)
    if count > 0 { lastTime = touches[count - 1].time }
    return count
  }

  /// Passes a sample on, if it fits behind those before it.
  mutating func receive(
    _ sample: TouchSample, time: Timestamp, at location: TraceLocation,
    into sink: inout some TraceSink
  ) {
    if let time = follow(sample, time: time) {
      return sink.receive(sample, time: time, at: location)
    }
    var time = time.advanced(by: shift)
    let index = fingers.index(of: sample.touch)
    if let index, fingers[index].isSame(as: sample, at: time) {
      return findings.count(
        .duplicateSample, at: location, "the same sample stands there twice, once dropped")
    }
    guard isInTime(&time, at: location, into: &sink),
      admit(sample, of: index, time, at: location, into: &sink)
    else { return }
    lastTime = time
    sink.receive(sample, time: time, at: location)
  }

  /// Ends the session: hands its findings over and makes ready for the next one.
  package mutating func finish(into sink: inout some TraceSink) {
    if let open = fingers.firstOpen {
      for _ in 0..<fingers.openCount {
        findings.count(
          .missingEnd, key: "open", at: open.began,
          "touch without an end: it is still down where the recording ends")
      }
    }
    if bursts >= Self.burstCount {
      findings.count(
        .burst, at: firstBurst,
        "\(bursts) samples less than 1 ms behind the one before: stamped by arrival")
    }
    findings.flush(into: &sink)
    self = SequenceRepair(backwardStep: backwardStep)
  }

  /// Whether an event may stand at its time, which moves if it starts a segment.
  private mutating func isInTime(
    _ time: inout Timestamp, at location: TraceLocation, into sink: inout some TraceSink
  ) -> Bool {
    guard !hasEnded else {
      findings.count(
        .ignoredEvent, key: "end", at: location, "event behind the 'end' of its session, dropped")
      return false
    }
    guard time < lastTime else { return true }
    findings.count(.timeBackwards, at: location, backwardStep.message)
    guard backwardStep == .startsSegment else { return false }
    while let finger = fingers.firstOpen { cancel(finger, at: location, into: &sink) }
    let start = lastTime.advanced(by: Self.segmentGap)
    shift = Timestamp(microseconds: shift).advanced(by: start.since(time)).microseconds
    time = start
    return true
  }

  private mutating func cancel(
    _ finger: FingerTable.Finger, at location: TraceLocation, into sink: inout some TraceSink
  ) {
    findings.count(
      .missingEnd, key: "cancelled", at: finger.began,
      "touch without an end before the next one, cancelled")
    let sample = TouchSample(touch: finger.touch, phase: .cancelled, x: finger.x, y: finger.y)
    if let index = fingers.index(of: finger.touch) {
      fingers.update(index, phase: .cancelled, x: finger.x, y: finger.y, time: lastTime)
    }
    sink.receive(sample, time: lastTime, at: location)
  }
}

extension SequenceRepair {
  /// Whether the sample may be passed on; the finger's state is then up to date.
  private mutating func admit(
    _ sample: TouchSample, of index: Int?, _ time: Timestamp, at location: TraceLocation,
    into sink: inout some TraceSink
  ) -> Bool {
    let known = index.flatMap { fingers[$0].isOpen ? $0 : nil }
    switch sample.phase {
    case .began:
      if let known { cancel(fingers[known], at: location, into: &sink) }
      guard fingers.open(sample, in: index, time: time, at: location) else {
        findings.count(
          .ignoredEvent, key: "fingers", at: location,
          "more than \(FingerTable.limit) fingers down, touch dropped")
        return false
      }
    case .moved, .ended, .cancelled:
      guard let known else {
        findings.count(.missingBegan, at: location, "sample of a touch that never began, dropped")
        return false
      }
      if sample.phase == .moved { watchForBurst(since: fingers[known].time, time, at: location) }
      fingers.update(known, phase: sample.phase, x: sample.x, y: sample.y, time: time)
    }
    return true
  }

  private mutating func watchForBurst(
    since last: Timestamp, _ time: Timestamp, at location: TraceLocation
  ) {
    guard time.since(last) < Self.burstGap else { return }
    bursts += 1
    if firstBurst == nil { firstBurst = location }
  }
}

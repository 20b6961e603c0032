package import TouchTraces

/// What the events of one session are, without any replay.
package struct SessionProfile: Equatable, Sendable {
  package var events = 0
  package var gestures = 0
  package var touches = 0
  package var samples = 0
  /// From the session's start to its last event.
  package var durationMicroseconds: Int64 = 0
  /// How often each time between two samples of a moving finger occurs, in microseconds.
  package var intervals: [Int64: Int] = [:]

  /// Adds another session of the same file.
  package mutating func add(_ other: SessionProfile) {
    events += other.events
    gestures += other.gestures
    touches += other.touches
    samples += other.samples
    durationMicroseconds += other.durationMicroseconds
    intervals.merge(other.intervals, uniquingKeysWith: +)
  }

  /// The median time between two samples of a moving finger; `nil` without any.
  package var medianInterval: Int64? {
    let total = intervals.values.reduce(0, +)
    var seen = 0
    for interval in intervals.keys.sorted() {
      seen += intervals[interval] ?? 0
      if seen * 2 >= total { return interval }
    }
    return nil
  }

  /// Samples per second of a moving finger, by the median; `nil` without any.
  package var medianRate: Double? {
    guard let medianInterval, medianInterval > 0 else { return nil }
    return 1_000_000 / Double(medianInterval)
  }
}

/// Counts what a session holds.
package struct Inspector: SessionVisitor {
  private var profile = SessionProfile()
  private var fingers = FingersDown()
  /// When each finger that is down was seen last; there are few.
  private var lastSamples: [(touch: TouchID, time: Timestamp)] = []

  /// A longer time between two samples is a rest, not a rate; chosen by us.
  private static let longestInterval: Int64 = 100_000

  package init() {}

  package mutating func begin(_ header: SessionHeader, format: TraceFormat) {}

  package mutating func receive(
    _ event: TraceEvent, at location: TraceLocation, findings: inout FindingTally
  ) {
    profile.events += 1
    profile.durationMicroseconds = max(
      profile.durationMicroseconds, event.time.since(.zero))
    if case .startsGesture = fingers.note(event) { profile.gestures += 1 }
    guard case .touch(let sample) = event.action else { return }
    profile.samples += 1
    if sample.phase == .began { profile.touches += 1 }
    note(sample, at: event.time)
  }

  package mutating func end(findings: inout FindingTally) -> SessionProfile {
    profile
  }

  private mutating func note(_ sample: TouchSample, at time: Timestamp) {
    guard let finger = lastSamples.firstIndex(where: { $0.touch == sample.touch }) else {
      if sample.phase == .began { lastSamples.append((sample.touch, time)) }
      return
    }
    switch sample.phase {
    case .began: lastSamples[finger].time = time
    case .moved:
      let interval = time.since(lastSamples[finger].time)
      if interval > 0 && interval <= Self.longestInterval {
        profile.intervals[interval, default: 0] += 1
      }
      lastSamples[finger].time = time
    case .ended, .cancelled: lastSamples.remove(at: finger)
    }
  }
}

/// Replays a recording of samples as one session.
struct SampleSession {
  private var recording: SampleRecording
  private let options: ImportOptions
  private let scene: SceneFields
  /// Per finger of the recording, its current touch; 0 before the first.
  private var touches: [Contact] = []
  /// The fingers that are down, if some sample lifts them all.
  private var fingersDown: Set<Int> = []
  private var hasCommonLifts = false
  private var lastTouch: Int32 = 0
  /// Samples that go on together.
  private var batch = TouchBatch()
  /// Steps from one sample of a touch to the next, and how many of them are long.
  private var steps = 0
  private var longSteps = 0

  private struct Contact {
    var touch = TouchID(0)
    var isDown = false
    /// Where the recording has it.
    var place = (x: Double.nan, y: Double.nan)
    var x: Points = 0
    var y: Points = 0
    var time = Timestamp.zero
  }

  /// Samples farther apart than this, in microseconds, tell little of a release velocity.
  private static let longStep: Int64 = 40_000
  /// A jump, in microseconds, that no session makes: the uptime and the time since 1970 differ by
  /// more.
  private static let clockJump = 1e12
  /// Fewer steps tell nothing of the rate; chosen by us.
  private static let fewestSteps = 3

  init(_ recording: consuming SampleRecording, options: ImportOptions, scene: SceneFields) {
    self.recording = recording
    self.options = options
    self.scene = scene
  }

  /// Hands the session over.
  mutating func replay(into sink: inout some TraceSink) {
    let unit = timeUnit()
    putInOrder(unit)
    hasCommonLifts = recording.samples.contains { $0.finger == RecordedSample.allFingers }
    touches = [Contact](repeating: Contact(), count: Int(recording.fingerCount))
    let screen = SampleScreen(recording, options: options, scene: scene)
    for guess in screen.guesses { recording.findings.count(guess.kind, at: nil, guess.message) }
    let start = recording.samples.first?.location ?? TraceLocation(line: 1, byteOffset: 0)
    var header = screen.header
    header.id = recording.id
    header.user = recording.user
    header.labels = recording.labels
    sink.receive(header, at: start)
    var repair = SequenceRepair(backwardStep: .startsSegment)
    repair.findings = recording.findings
    emitSamples(unit, screen.mapping, &repair, into: &sink)
    batch.flush(into: &sink)
    countRest(&repair)
    repair.finish(into: &sink)
  }

  /// Makes of what was recorded a sequence of samples whose phases and fingers are known.
  private mutating func putInOrder(_ unit: TimeUnit) {
    if recording.fingerCount > 1 { recording.writeOutWays() }
    recording.sort(unit: unit)
    if recording.statedDialect == nil, let dialect = recording.dialect {
      recording.findings.count(
        .guessedPhase, at: nil, "numbers of phases are taken for those of \(dialect.owner)")
    }
    recording.resolvePhases(unit: unit)
    recording.dropRepeats(unit: unit)
    recording.mergeFingers(unit: unit)
    if recording.hasPanelPhases { recording.spreadPanelPhases() }
    if !recording.tellsFingers { recording.tellFingersApart(unit: unit) }
  }

  private mutating func emitSamples(
    _ unit: TimeUnit, _ mapping: PointMapping, _ repair: inout SequenceRepair,
    into sink: inout some TraceSink
  ) {
    let origin = recording.samples.first { $0.phase == .known(.began) }?.time
    var hasBegun = false
    var last = origin
    for sample in recording.samples {
      watchClock(sample, since: last, unit, &repair)
      last = sample.time
      guard case .known(let phase) = sample.phase else {
        repair.findings.count(.ignoredEvent, at: sample.location, "a phase that is none of a touch")
        continue
      }
      if phase == .began { hasBegun = true }
      // Time zero is the first finger that goes down.
      let microseconds =
        hasBegun ? origin.map { sample.time.microseconds(since: $0, unit: unit) } : nil
      let time = Timestamp(microseconds: microseconds ?? 0)
      if let way = recording.way(to: sample) {
        emit(way, to: sample, at: time, mapping, &repair, into: &sink)
      }
      emit(sample, phase, time, mapping, &repair, into: &sink)
    }
  }

  private func watchClock(
    _ sample: RecordedSample, since last: ClockReading?, _ unit: TimeUnit,
    _ repair: inout SequenceRepair
  ) {
    guard let last, abs(sample.time.units(since: last)) * unit.microseconds > Self.clockJump else {
      return
    }
    repair.findings.count(
      .clockJump, at: sample.location,
      "time jumps by more than 11 days: two clocks stamp these samples")
  }

  /// Counts what is known of the samples only when all were seen.
  private func countRest(_ repair: inout SequenceRepair) {
    if recording.timelessCount > 0 {
      repair.findings.count(
        .parseError, key: "time", at: nil,
        "\(recording.timelessCount) positions without a time, skipped")
    }
    if steps >= Self.fewestSteps, longSteps * 2 > steps {
      repair.findings.count(
        .lowRate, at: nil,
        "samples are more than 40 ms apart: too coarse for the velocity of a release")
    }
  }

  /// The clock's unit: stated, or the one in which samples lie as far apart as they do.
  private mutating func timeUnit() -> TimeUnit {
    let unit = recording.timeUnit ?? recording.medianStep.map { TimeUnit(medianStep: $0) }
    if let unit { return unit }
    recording.findings.count(.guessedUnit, key: "time", at: nil, "times are taken for seconds")
    return .seconds
  }

  private mutating func emit(
    _ sample: RecordedSample, _ phase: TouchPhase, _ time: Timestamp, _ mapping: PointMapping,
    _ repair: inout SequenceRepair, into sink: inout some TraceSink
  ) {
    guard sample.finger == RecordedSample.allFingers else {
      return emit(sample, phase, Int(sample.finger), time, mapping, &repair, into: &sink)
    }
    for finger in fingersDown.sorted() {
      emit(sample, phase, finger, time, mapping, &repair, into: &sink)
    }
  }

  private mutating func emit(
    _ sample: RecordedSample, _ phase: TouchPhase, _ finger: Int, _ time: Timestamp,
    _ mapping: PointMapping, _ repair: inout SequenceRepair, into sink: inout some TraceSink
  ) {
    var contact = touches[finger]
    if phase == .began, !contact.isDown {
      lastTouch = lastTouch == .max ? 1 : lastTouch + 1
      contact.touch = TouchID(lastTouch)
    }
    if sample.hasPosition {
      contact.place = (sample.x, sample.y)
      (contact.x, contact.y) = mapping.point(x: sample.x, y: sample.y)
    }
    if phase == .moved, contact.isDown {
      steps += 1
      if time.since(contact.time) > Self.longStep { longSteps += 1 }
    }
    contact.time = time
    let isDown = phase == .began || (contact.isDown && phase == .moved)
    if hasCommonLifts, isDown != contact.isDown {
      if isDown { fingersDown.insert(finger) } else { fingersDown.remove(finger) }
    }
    contact.isDown = isDown
    touches[finger] = contact
    let touch = TouchSample(
      touch: contact.touch, phase: phase, x: contact.x, y: contact.y,
      force: sample.force.isNaN ? nil : sample.force)
    if let time = repair.follow(touch, time: time) {
      batch.append(touch, time: time, at: sample.location, into: &sink)
    } else {
      batch.flush(into: &sink)
      repair.receive(touch, time: time, at: sample.location, into: &sink)
    }
  }

  /// Makes the samples of a way that ends at `time` with `end`.
  private mutating func emit(
    _ way: StraightWay, to end: RecordedSample, at time: Timestamp, _ mapping: PointMapping,
    _ repair: inout SequenceRepair, into sink: inout some TraceSink
  ) {
    let count = way.count
    guard count > 0 else { return }
    let contact = touches[Int(end.finger)]
    var run = WaySamples(
      way, of: contact.touch, from: contact.place, at: time.advanced(by: -way.duration), to: end,
      mapping)
    let (first, last) = (run[1], run[count])
    steps += count
    if way.step > Self.longStep { longSteps += count }
    touches[Int(end.finger)].time = last.time
    // Where the first follows the finger's sample before, all do, and the finger is where the last is.
    guard let shifted = repair.follow(first.sample, time: first.time) else {
      batch.flush(into: &sink)
      for number in 1...count {
        let touch = run[number]
        repair.receive(touch.sample, time: touch.time, at: touch.location, into: &sink)
      }
      return
    }
    run.start = run.start.advanced(by: shifted.since(first.time))
    var next = 1
    while next <= count {
      if batch.room == 0 { batch.flush(into: &sink) }
      let behind = min(count + 1, next + batch.room)
      batch.append(run, next..<behind)
      next = behind
    }
    _ = repair.follow(last.sample, time: last.time)
  }
}

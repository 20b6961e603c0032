import TouchTraces

/// Samples the way of a finger as a device does.
struct TouchSampling {
  /// How a touch ends.
  enum Ending: Equatable {
    case lifted
    /// The system takes the touch away.
    case cancelled
    /// A call or a system gesture takes all touches away.
    case interrupted
    /// The recording ends before the finger lifts.
    case open
  }

  let sensor: TouchSensor
  let screen: Screen

  /// The events of one touch.
  ///
  /// - Parameters:
  ///   - path: The finger's way.
  ///   - hook: Device pixels that the finger rolls back, against its travel, in the last two
  ///     samples before the lift; 0 for none. In recordings of scrolls, 27 of 83 end with 1 to 4.
  ///   - ending: How the touch ends; anything but a lift cuts the way short.
  ///   - start: The touch-down.
  ///   - random: The session's draws.
  /// - Returns: The events in order of time, which never goes back.
  func events(
    of path: FingerPath, hook: Int, ending: Ending, from start: Timestamp,
    random: inout RandomSource
  ) -> [TraceEvent] {
    var tremor = Tremor(random: &random)
    var track = Track(start: start)
    track.append(.began, after: 0, at: clamped(path.start, tremor.next(after: 0, random: &random)))
    let cut = ending == .lifted ? 1 : random.uniform(0.35...0.9)
    let lift = Int64(path.liftsAfter * cut * 1_000_000)
    for beat in sensor.beats(before: lift, random: &random) {
      let seconds = Double(beat) / 1_000_000
      let place = clamped(
        path.place(after: seconds), tremor.next(after: seconds, random: &random))
      guard place != track.place || sensor.samplesResting else { continue }
      track.append(.moved, after: beat, at: place)
    }
    if ending == .lifted, hook > 0 {
      appendHook(of: hook, against: path.lastDirection, after: lift, to: &track, random: &random)
    }
    finish(&track, path: path, hook: hook, ending: ending, lift: lift, random: &random)
    return track.events
  }

  private func clamped(_ place: Place, _ tremor: Place) -> Place {
    sensor.onGrid(
      Place(
        x: min(max(place.x + tremor.x, 0), screen.width - 1),
        y: min(max(place.y + tremor.y, 0), screen.height - 1)))
  }

  /// Two more samples that go back by half of the hook each.
  private func appendHook(
    of hook: Int, against direction: Double, after lift: Int64, to track: inout Track,
    random: inout RandomSource
  ) {
    let origin = track.place
    for part in [(hook + 1) / 2, hook] {
      let deviation = Int64(random.uniform(-400...400))
      let time = max(track.offset, lift) + sensor.interval + deviation
      let back = Double(part) * sensor.pixel * direction
      let place = sensor.onGrid(Place(x: origin.x, y: origin.y - back))
      if place != track.place { track.append(.moved, after: time, at: place) }
    }
  }

  private func finish(
    _ track: inout Track, path: FingerPath, hook: Int, ending: Ending, lift: Int64,
    random: inout RandomSource
  ) {
    let time = max(track.offset, lift) + Int64(random.uniform(2000...8000))
    switch ending {
    case .open: return
    case .cancelled: track.append(.cancelled, after: time, at: track.place)
    case .interrupted:
      track.appendInterruption(after: time)
      track.append(.cancelled, after: time + 4000, at: track.place)
    case .lifted:
      let isNew = sensor.liftReport == .statesNewPosition && hook == 0
      let still = Place(x: 0, y: 0)
      let place = clamped(path.place(after: Double(time) / 1_000_000), still)
      track.append(.ended, after: time, at: isNew ? place : track.place)
    }
  }

  /// What was sampled so far.
  private struct Track {
    let start: Timestamp
    var events: [TraceEvent] = []
    /// Time of the last sample, in microseconds after touch-down.
    var offset: Int64 = 0
    /// Place of the last sample.
    var place = Place(x: 0, y: 0)

    init(start: Timestamp) {
      self.start = start
    }

    mutating func append(_ phase: TouchPhase, after offset: Int64, at place: Place) {
      let sample = TouchSample(touch: TouchID(1), phase: phase, x: place.x, y: place.y)
      self.offset = offset
      self.place = place
      events.append(TraceEvent(time: start.advanced(by: offset), action: .touch(sample)))
    }

    mutating func appendInterruption(after offset: Int64) {
      events.append(TraceEvent(time: start.advanced(by: offset), action: .interrupt))
    }
  }
}

/// Ways of fingers that a script leads.
extension SampleRecording {
  /// Takes in the sample to which a way led the finger from its sample before.
  mutating func append(_ sample: RecordedSample, after way: StraightWay) {
    guard hasRoom(for: way.count + 1) else {
      if let start = samples.last(where: { $0.finger == sample.finger }) {
        fill(way, from: start, to: sample)
      }
      return append(sample)
    }
    if ways.last != way { ways.append(way) }
    var sample = sample
    sample.way = UInt32(ways.count)
    append(sample)
    filledCount += way.count
  }

  /// The way that led to a sample.
  func way(to sample: RecordedSample) -> StraightWay? {
    sample.way == 0 ? nil : ways[Int(sample.way) - 1]
  }

  /// Puts the samples of all ways among the others, where those of several fingers have to be
  /// brought into one order.
  mutating func writeOutWays() {
    guard filledCount > 0 else { return }
    var recording = self
    recording.samples = []
    recording.samples.reserveCapacity(sampleCount + filledCount)
    recording.filledCount = 0
    var last: [Int32: RecordedSample] = [:]
    for sample in samples {
      if let way = way(to: sample), let start = last[sample.finger] {
        recording.fill(way, from: start, to: sample)
      }
      var end = sample
      end.way = 0
      recording.samples.append(end)
      last[sample.finger] = end
    }
    self = recording
  }

  /// Appends the samples of a way between its ends.
  private mutating func fill(
    _ way: StraightWay, from start: RecordedSample, to end: RecordedSample
  ) {
    for index in 1..<(way.count + 1) {
      guard hasRoom(for: 1) else { return }
      var sample = end
      let (x, y) = way.place(index, from: (start.x, start.y), to: (end.x, end.y))
      sample.time = end.time.advanced(by: ClockReading(whole: way.elapsed(index) - way.duration))
      (sample.x, sample.y, sample.way) = (x, y, 0)
      append(sample)
    }
  }
}
